import { fn } from 'storybook/test';

import type { CardProposal } from '#src/domain/boards/learning/proposals.ts';
import type { BoardModel } from '#src/features/boards/proposals/boardModel.ts';

/** Proposals of a model for the vision board. */

const said = (title: string, quote: string, materialId: string, start: number) => ({
  researchId: 'research-edtech',
  title,
  quote,
  passage: { materialId, start, end: start + quote.length },
});

/** A line over words of two people. */
export const line: CardProposal = {
  key: 'model:needs:material-42:10:2',
  field: 'needs',
  insight: 'Продактам нужен повод говорить с пользователями каждую неделю, а не раз в квартал',
  quote: 'Мы говорим с пользователями раз в квартал. Хочется чаще.',
  researchId: null,
  experimentId: null,
  title: '',
  why: '',
  tried: null,
  byModel: {
    madeBy: { model: 'qwen2.5-14b-instruct', read: '5\u00A0разговоров, 214\u00A0предложений' },
    words: [
      said(
        'Интервью с продактами EdTech',
        'Мы говорим с пользователями раз в квартал, и то если повезёт.',
        'material-42',
        10,
      ),
      said('Интервью с продактами EdTech', 'Хочется чаще, но некогда искать людей.', 'material-45', 200),
    ],
    missing: [],
  },
};

/** A proposal that quotes words that no one said. */
export const invented: CardProposal = {
  ...line,
  key: 'model:revenueStreams:material-42:90:1',
  field: 'revenueStreams',
  insight: 'Платят охотно: «заплатили бы вдвое»',
  byModel: {
    madeBy: { model: 'qwen2.5-14b-instruct', read: '5\u00A0разговоров, 214\u00A0предложений' },
    words: [said('Интервью с продактами EdTech', 'Бюджет у нас есть.', 'material-42', 90)],
    missing: ['заплатили бы вдвое'],
  },
};

/** A model at some point of its work. */
export const boardModelAt = (work: BoardModel['work']): BoardModel => ({
  name: 'qwen2.5-14b-instruct',
  why: '',
  talks: 5,
  work,
  onAsk: fn(),
  onStop: fn(),
});
