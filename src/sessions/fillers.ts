import type { Random } from './random.js';

/** A user's line that plants nothing, and its answer. */
export type Filler = readonly [user: string, assistant: string];

/**
 * Everyday exchanges between the canaries. They hold no digit, no name and nothing that a canary says, so that no
 * value can occur in them.
 */
export const fillers: readonly Filler[] = [
  ['Could you read through the new onboarding page once more?', 'Read it, two sentences were too long.'],
  ['The unit tests of the parser are slow again on my laptop.', 'I will profile them and tell you more.'],
  ['Please rename the helper that formats the weekly overview.', 'Renamed, and all callers follow it.'],
  ['A user says that the search box loses its focus on reload.', 'I can reproduce it in one browser.'],
  ['Have a look at the warnings that the linter prints today.', 'Most of them are unused imports.'],
  ['The diagram in the handbook still shows the old load balancer.', 'I have drawn the current one instead.'],
  ['Let us split the long function in the report renderer in two.', 'Done, both halves have their tests.'],
  ['Is there any reason why this mock returns an empty list?', 'No, it was left over from a draft.'],
  ['The tooltip on the settings page is cut off on small screens.', 'I have given it a bit more room.'],
  ['Can you find out why the preview takes so long to open?', 'It waits for an image that is gone.'],
  ['Somebody asked for a dark theme in the support console.', 'I have put it on the list of wishes.'],
  ['Please check the spelling in the last three release notes.', 'Checked, I found one missing comma.'],
  ['The cache of the build server seems to be cold every morning.', 'Its clean-up runs a little too early.'],
  ['Would you sort the imports in the files that you touched?', 'Sorted, and the linter is content.'],
  ['I have merged the change that you prepared before lunch.', 'Thanks, then I go on with the next.'],
  ['The retry button does nothing when the network is down.', 'It should say so, I will add a hint.'],
  ['Our demo data looks dull, could you add some longer titles?', 'Added a few that wrap over lines.'],
  ['What did the load test of the search page say in the end?', 'It held up well, with some spikes.'],
  ['Please write a short note on how the feature flags work.', 'Written, it fits on a single page.'],
  ['There is a flaky test in the suite for the notification bell.', 'It depends on the order of events.'],
  ['The icons in the side menu are not aligned with their text.', 'I have moved them up by a little.'],
  ['Could we drop the old polyfill, or does anything use it?', 'Nothing does, it can go right away.'],
  ['The intern asked how our event bus delivers its messages.', 'I have sketched it on the wiki page.'],
  ['Let me know when the documentation build is green again.', 'It is green, a link had been broken.'],
  ['The dropdown for countries should open upwards near the edge.', 'It does now, in all three layouts.'],
  ['Please look over the draft of the newsletter for developers.', 'It reads well, I cut one paragraph.'],
  ['Two of the log lines say the same thing, can one of them go?', 'Yes, I have kept the clearer one.'],
  ['The keyboard shortcut for search collides with the browser.', 'I would suggest the slash key then.'],
  ['How much work would it be to add types to the form module?', 'About a day, most of it is simple.'],
  ['I think the spinner should wait a moment before it shows.', 'Agreed, it flickers on fast calls.'],
  ['Can you summarise what the review comments have in common?', 'Most of them ask for shorter names.'],
  ['The footer still has the old name of the product in it.', 'Corrected in every language we have.'],
  ['Please make the empty state of the inbox a bit friendlier.', 'It has a picture and a hint by now.'],
  ['Somebody changed the line endings in the templates folder.', 'Restored, and a check guards it now.'],
  ['Could you compare the two date pickers that we looked at?', 'The smaller one does all we need.'],
  ['The help texts in the form are hard to understand for me.', 'I have rewritten them in plain words.'],
  ['We should say somewhere how people run the linter by hand.', 'There is a line on it in the readme.'],
  ['The sort order of the table resets after every refresh.', 'It is kept in the address bar now.'],
  ['Do you see why the snapshot tests differ on my machine?', 'Your fonts are newer than the others.'],
  ['Please remove the banner that announced the summer sale.', 'Removed, together with its styles.'],
  ['The error page should offer a way back to the start page.', 'It has a link and a search box now.'],
  ['Is it worth it to move the small icons into one sprite?', 'Hardly, they are cached very well.'],
  ['I would like to see the list of endpoints without any docs.', 'There are seven, mostly internal.'],
  ['The animation on the landing page makes my fan spin up.', 'It ran without a pause, I fixed it.'],
  ['Could you tidy up the folder with the design screenshots?', 'Tidied, the oldest are archived now.'],
  ['A tester found that tabs can be dragged out of the window.', 'They snap back into place by now.'],
  ['What is still left on the list for the accessibility review?', 'Contrast, and labels on two inputs.'],
  ['Please try whether the app still starts without a network.', 'It starts and shows a clear notice.'],
  ['The wording of the confirm dialog sounds rather rude to me.', 'I made it shorter and more polite.'],
  ['Can we show the number of results above the search list?', 'Yes, the response has it already.'],
  ['The examples in the style guide use an outdated syntax.', 'I have brought all of them up to date.'],
  ['Let us take the commented code out of the payment form.', 'Taken out, it was a dead experiment.'],
  ['Could you explain the failing assertion in the cart test?', 'It compares strings with numbers.'],
  ['I noticed that the avatar upload accepts very large files.', 'There is a polite limit on it now.'],
  ['The translation files have drifted apart over the months.', 'I have lined them up key for key.'],
  ['Please think of a better title for the talk on caching.', 'How about one with a small joke?'],
  ['Our changelog has no entry for the new keyboard support.', 'Added under the latest headline.'],
  ['The progress bar jumps backwards when an upload restarts.', 'It only moves forward from now on.'],
  ['Is the old wiki page about code reviews still of any use?', 'Partly, I marked what still holds.'],
  ['Somebody left debugging output in the shopping cart view.', 'Cleaned, and the linter watches it.'],
  ['The mobile menu closes too early when a finger slips off.', 'It waits for half a second longer.'],
  ['Could you draft a polite answer to the feature request?', 'Drafted, it promises nothing yet.'],
  ['Please see if the sample project compiles without warnings.', 'One was left, I have silenced it.'],
  ['We talked about grouping the settings, what do you suggest?', 'By topic, with a search above them.'],
];

/** Gives one filler exchange after another, without end. */
export type FillerSource = () => Filler;

/** The fillers in their written order, from the top again when they run out. */
export function scriptedFillers(): FillerSource {
  let next = 0;
  return () => fillers[next++ % fillers.length] as Filler;
}

/** The fillers in a random order, and in another one each time they run out. */
export function shuffledFillers(random: Random): FillerSource {
  const order = [...fillers];
  let next = order.length;
  return () => {
    if (next === order.length) {
      random.shuffle(order);
      next = 0;
    }
    return order[next++] as Filler;
  };
}
