import type { CardSource } from '#src/domain/boards/cardSupport.ts';
import type { People } from '#src/domain/research/participant.ts';

const source: CardSource = {
  key: 's:a',
  text: 'Руководители ищут ритм, а не разовый отчёт',
  quote: 'Нам нужен ритм: раз в неделю, но всегда',
  passage: { materialId: 'm', start: 10, end: 48 } as CardSource['passage'],
  verdict: null,
  researchId: 's',
  experimentId: null,
  title: 'Интервью с командами EdTech',
  at: '2026-10-21T15:00:00.000Z',
  madeBy: null,
  isGone: false,
};

/** Who is behind them, by code names. */
export const people: People = {
  materials: new Map([
    [
      'm',
      {
        speakers: {
          ведущая: { role: 'interviewer', participantId: null, position: 'a' },
          марина: { role: 'respondent', participantId: 'p', position: 'b' },
        },
      },
    ],
  ]),
  participants: new Map([['p', { name: 'Марина', codeName: 'Р1' }]]),
  hidesNames: true,
};

/** An insight with its words, a conclusion, and what is gone. */
export const sources: readonly CardSource[] = [
  source,
  {
    ...source,
    key: 'experiment:e',
    text: 'Проба на пять минут приводит вдвое больше команд',
    quote: '',
    passage: null,
    verdict: 'VALIDATED',
    researchId: null,
    experimentId: 'e',
    title: 'Короткая проба',
  },
  { ...source, key: 's:gone', text: '', quote: '', passage: null, isGone: true },
];
