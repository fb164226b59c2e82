import { fn } from 'storybook/test';

import type {
  ModelFound,
  ModelHypothesis,
  ModelProposing,
  ModelWork,
} from '#src/features/research/across/findings/modelProposals.ts';

import { said } from './sampleFound.ts';

/** Proposals of a model over five talks about deliveries. */

/** Four people of five tell of it, one contradicts. */
export const late: ModelHypothesis = {
  key: 'late',
  wording: {
    text: 'Если предупреждать об опоздании заранее, то отменять заказы будут реже, потому что курьеры опаздывают без звонка',
    quotes: [],
    isSavable: true,
  },
  touchpoint: 'Регулярное использование',
  inFavour: [said(1), said(2), said(3)],
  against: [said(5)],
};

export const invented: ModelHypothesis = {
  ...late,
  key: 'invented',
  wording: {
    text: 'Если сделать доставку платной, то опозданий станет меньше, потому что говорят «готов платить вдвое»',
    quotes: [{ standing: 'missing', written: 'готов платить вдвое', source: null, start: 82, end: 103 }],
    isSavable: false,
  },
  inFavour: [said(2, 2)],
  against: [],
};

/** All of it: one finding of it is the program’s own, too, one is new. */
export const proposed: ModelFound = {
  madeBy: { model: 'qwen2.5-14b-instruct', read: '5 разговоров, 9 предложений' },
  hypotheses: [late, invented],
  findings: [
    said(1),
    { ...said(4), id: 'talk-4:00000900', start: 900, end: 960, text: 'Заказываю с запасом.', score: 0, cues: [] },
  ],
  leftOut: { unknown: 0, doubled: 0, unfounded: 0 },
  read: 2,
  parts: 2,
  trouble: '',
};

/** A model at some point of its work. */
export const modelAt = (work: ModelWork): ModelProposing => ({
  name: 'qwen2.5-14b-instruct',
  why: '',
  work,
  onAsk: fn(),
  onStop: fn(),
  onDone: fn(),
});
