/**
 * Words that stand with a capital without being a part of a person's name: at the start of sentences, in headings,
 * as products, languages, places and organisations.
 */
export const commonWords: ReadonlySet<string> = new Set(
  // Starts of sentences and headings.
  (
    'a about above accepted according across action active actual add added additional adopted after again against ' +
    'agreed all allowed almost already also although always among an and annotation another answer answered any ' +
    'anything apart approved are around as ask asked assistant at author authors avoid back background because been ' +
    'before behind being below besides best between big both bring broken bug build built but by call called can ' +
    'cancelled cannot cap cause change changed changes chart check checked checkpoint clean clear client close closed ' +
    'code colour color column comment commit company completed condition confirmed constraint constraints contact ' +
    'content context continue copy correction cost could count current currently customer customers cut cutover daily ' +
    'data database date deadline dear decided decision decisions default delete deleted deploy deployed deploys detail ' +
    'details did digest do document documents does done draft drop due during each earlier either email end ' +
    'environment error errors escalate even every everybody everyone everything example except export fact facts few ' +
    'figure figures file files final finally find finish finished first fix fixed flow flows folder follow for ' +
    'forbidden format found four from full further general get give given go goal goals good group guide had half ' +
    'hand handover hard has have he head hello help hence her here hi his history hold host hotel how however i if ' +
    'important import in index info input instead internal into is issue issues it item its job jobs just keep kept ' +
    'key known last late later latest lead leave left legal less let like limit limits line list load log long look ' +
    'made main maintainer make manager many mark markdown may me mean meeting message might migration minutes mode ' +
    'model monitoring more most move moved much must my name names need needs never new next no nobody none nor not ' +
    'note noted notes nothing notify now number of off office old on once one only open option or order orders other ' +
    'others otherwise our out output outcome over overview owner owners page part past pending people per person phase ' +
    'ping plan planned plans please point policy pool port preference preferences previous primary print prior ' +
    'priority problem progress project proposal proposed pull purpose push question questions queue quote read ready ' +
    'reason recent record refactor reference references rejected release released remaining remains remember reminder ' +
    'remove removed reply report request requests required restart result results resume review reviewed reviewer ' +
    'reviewers risk risks role round rule rules run running safety said same save say says scope second section see ' +
    'send sent server service session set several she should show side since so some somebody someone something soon ' +
    'source stage standing start started state statement status stay step steps still stop stopped storage style ' +
    'subject such suggested summary superseded support switch system table tables take task tasks tell test tests ' +
    'than thanks that the their them then there therefore these they thing things third this those though three ' +
    'through thus ticket time title to today together told tomorrow too tool tools topic total treat try turn two ' +
    'type under unless until up update updated updates upper use used user users uses value values verified version ' +
    'very via wait waiting want wanted wants was watch we week weekly well were what when where whether which while ' +
    'who whoever why will window wip with within without word work workflow working works would write writes yes ' +
    'yesterday yet you your approver approval contacts sponsor editor supervisor engineer director dr mr mrs ms prof ' +
    'oncall pager backup steward speaker travellers unit blocked blocker merge signed per-user escalation security ' +
    'seats flight flights loads batch batches charts pages staging production prod constraint-set north south east ' +
    'west goal-state hi-res ops team teams dev devs support-desk leader leads chief responsible assignee assigned ' +
    // Languages, nations and places.
    'english british american german french italian spanish portuguese dutch danish norwegian swedish finnish polish ' +
    'czech russian japanese chinese european swiss europe germany france italy spain london berlin paris vienna oslo ' +
    'street road row yard bay lane square park house city island islands university institute bank college school ' +
    'hospital council trust foundation ' +
    // Products and terms.
    'python java javascript typescript rust ruby golang swift kotlin scala postgres postgresql mysql mariadb sqlite ' +
    'redis kafka mongo mongodb oracle docker kubernetes terraform ansible jenkins github gitlab git linux windows ' +
    'ubuntu debian macos android chrome firefox safari google amazon azure microsoft apple slack jira confluence ' +
    'excel word-file powerpoint outlook zoom react angular django rails spring node django flask spark airflow ' +
    'grafana prometheus sentry stripe paypal redmine alembic sqitch vancouver harvard yaml json xml csv pdf html css ' +
    'sql api url cloud web internet bot agent okay ok'
  ).split(' '),
);
