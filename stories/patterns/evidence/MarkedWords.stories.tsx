import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { cutDown, markedWords } from '#src/domain/history/words.ts';
import { MarkedWords, type MarkedWordsProps } from '#src/patterns/evidence/MarkedWords.tsx';

const LONG = 'Как начинают и почему бросают на третьем шаге. '.repeat(40);

const meta = preview.meta({
  id: 'patterns-evidence-markedwords',
  title: 'Приёмы/Отмеченные слова · MarkedWords (было и стало)',
  component: MarkedWords,
  args: {
    words: markedWords('Длинный опрос из сорока вопросов', 'Короткий опрос из четырёх вопросов'),
  } as MarkedWordsProps,
});

export const Words = meta.story({
  name: 'Было и стало в одной строке',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion').map((one) => one.textContent)).toEqual(['Длинный', 'сорока']);
    await expect(canvas.getAllByRole('insertion').map((one) => one.textContent)).toEqual(['Короткий', 'четырёх']);
  },
});

export const Long = meta.story({
  name: 'Длинный текст: только то, что рядом с правкой',
  args: { words: cutDown(markedWords(LONG, `${LONG} И ещё одно.`)) },
});

export const New = meta.story({
  name: 'Новый длинный текст прокручивается клавишами',
  args: { words: [{ kind: 'new', text: LONG }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[tabindex="0"]')).not.toBeNull();
  },
});
