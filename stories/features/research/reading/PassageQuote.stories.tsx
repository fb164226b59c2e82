import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageQuote } from '#src/features/research/reading/PassageQuote.tsx';

import { hypothesis, textOf } from '../sampleStudy.ts';

const [words] = Object.values(hypothesis('hypothesis-trial-interview').quotes);
if (!words?.passage) throw new Error('the sample quote has no place');
const quote = { text: words.text, respondent: 'Марина', passage: words.passage };

const meta = preview.meta({
  id: 'features-research-reading-passagequote',
  title: 'Разделы/Исследования/Цитата из материала · PassageQuote',
  component: PassageQuote,
  parameters: {
    docs: { description: { component: 'Слова, на которых стоит новая гипотеза или инсайт, и кто их сказал.' } },
  },
  args: { quote },
});

export const Named = meta.story({
  name: 'Слова и кто их сказал',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('blockquote')).toHaveTextContent(`«${words.text}»Марина`);
    await expect(canvas.getByText('Марина')).toBeVisible();
  },
});

export const WithKind = meta.story({
  name: 'Слова взяты из находки: сказано, чем их сочли',
  args: { quote: { ...quote, kind: 'pain' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toHaveTextContent(/^Марина · трудность$/);
  },
});

export const WithSeverity = meta.story({
  name: 'И насколько остро: в скобках',
  args: { quote: { ...quote, kind: 'pain', severity: 'minor' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toHaveTextContent(/^Марина · трудность \(терпимо\)$/);
  },
});

export const Anonymous = meta.story({
  name: 'Говорящий не назван',
  args: { quote: { ...quote, respondent: '' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toBeNull();
  },
});

export const Long = meta.story({
  name: 'Длинный отрывок прокручивается с клавиатуры',
  args: { quote: { ...quote, text: textOf('material-42') } },
  play: async ({ canvasElement, userEvent }) => {
    const block = canvasElement.querySelector('blockquote') as HTMLElement;
    await expect(block.clientHeight).toBeLessThanOrEqual(180);
    await userEvent.tab();
    await expect(block).toHaveFocus();
  },
});
