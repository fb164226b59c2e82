import type { Maturity } from './guide.ts';

/** How sure a component is, in a word, a colour and a sentence. */
export const MATURITIES = {
  stable: {
    word: 'Готов',
    tone: 'green',
    sense: 'Свойства и поведение меняются только вместе со всеми, кто им пользуется.',
  },
  trial: { word: 'Проба', tone: 'yellow', sense: 'Работает и проверен, но свойства ещё могут поменяться.' },
  leaving: { word: 'Уходит', tone: 'red', sense: 'Новое на нём не строят: замена названа в «Когда не».' },
} as const satisfies Record<Maturity, { word: string; tone: 'green' | 'yellow' | 'red'; sense: string }>;
