import { fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';

import { stateOf, UP_TO, viewAfter } from './sampleStates.ts';

/**
 * The respondent's page at its first question, for all its story files. Its name is in each: the index of stories reads it there.
 */
export const shownPageMeta = {
  args: {
    state: stateOf(viewAfter(UP_TO.open)),
    onWish: fn(),
    onAnswer: fn(),
    onCopy: fn(() => Promise.resolve(true)),
    onLeftover: fn(),
  },
  parameters: { layout: 'fullscreen' as const, chromatic: { modes: screenModes } },
};
