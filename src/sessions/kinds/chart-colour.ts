import { colour } from '../values.js';
import { defineKind } from './kind.js';

export const chartColour = defineKind({
  slot: 'user_preference-4',
  type: 'user_preference',
  values: { colour },
  wordings: [
    { says: ({ colour }) => `draw the traffic charts in ${colour}, since I can't tell red from green.` },
    { says: ({ colour }) => `I prefer traffic charts in ${colour}, as red and green look alike to me.` },
    { says: ({ colour }) => `${colour} is the colour that I like best for the lines of a traffic chart.` },
    { says: ({ colour }) => `when you make a traffic chart, use ${colour} for its lines, nothing brighter.` },
    { says: ({ colour }) => `please keep the lines of all traffic charts in ${colour}, on white ground.` },
    { says: ({ colour }) => `a traffic chart is easiest for my eyes if its lines are drawn in ${colour}.` },
  ],
  acknowledgements: [
    'Sure, the traffic charts will have a colour that you can read.',
    'Gladly, I will draw the traffic charts in your colour then.',
  ],
  question: 'In which colour does the user want the traffic charts?',
  exactUse: 'Write the colour setting of the traffic chart as the user wants it.',
  scripted: { wording: 1, values: { colour: '#3f8ac1' } },
});
