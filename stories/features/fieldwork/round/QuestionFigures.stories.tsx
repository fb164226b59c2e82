import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuestionFigures, type QuestionFiguresProps } from '#src/features/fieldwork/round/QuestionFigures.tsx';

import { AS_VIEWER, expectBarred } from '#stories/rights.ts';

import { figures, former, saidTo, script } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-questionfigures',
  title: 'Разделы/Респонденты/Вопросы раунда · QuestionFigures',
  component: QuestionFigures,
  parameters: {
    docs: {
      description: {
        component:
          'Как ответили на каждый вопрос раунда и где люди останавливаются. Закрытые вопросы нарисованы, у открытых видно, что сказали похоже.',
      },
    },
  },
  args: {
    script,
    questions: figures.questions as QuestionFiguresProps['questions'],
    former: [] as QuestionFiguresProps['former'],
    saidTo,
    wordsHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
    onSegment: fn<QuestionFiguresProps['onSegment']>(),
  },
});

export const Answered = meta.story({
  name: 'Открытый, выбор, шкала, число',
  play: async ({ canvas }) => {
    const [open, choice, scale, number] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.parentElement);
    if (!open || !choice || !scale || !number) throw new Error('a question is missing');
    await expect(open).toHaveTextContent('спросили 14 · ответили 13 · остановились здесь 1');
    // The number is not alone on the next line.
    await expect(open.textContent).toContain('остановились\u00A0здесь\u00A01');
    await expect(open).toHaveTextContent('3 человека сказали похожее из 13');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '?material=r-4&at=40-88');
    await expect(choice).toHaveTextContent('Продакт7 · 58 %');
    await expect(scale).toHaveTextContent('5 — очень легко1 · 9 %');
    await expect(number).toHaveTextContent('от 1 до 21, посередине 4');
  },
});

export const Unasked = meta.story({
  name: 'Ещё никого не спросили',
  args: { questions: [], saidTo: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('спросили 0 · ответили 0')).toHaveLength(4);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Changed = meta.story({
  name: 'Вопрос изменили, другой убрали: прежние слова посчитаны отдельно',
  args: { former },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      '1. Расскажите, как прошёл ваш первый день в продукте.',
      '2. Кто вы в команде?',
      '2. Ваша роль?',
      '3. Насколько легко было начать?',
      '4. Сколько дней прошло до первой пользы?',
      'Сколько человек в команде?',
    ]);
    await expect(titles[1]?.parentElement).toHaveTextContent('спросили 13 · ответили 12');
    await expect(titles[2]?.parentElement).toHaveTextContent(/пока вопрос не\sизменили.*спросили 4.*Другое3 · 75/);
    await expect(titles[5]?.parentElement).toHaveTextContent(/больше не\sспрашивают.*спросили 3 · ответили 2/);
  },
});

export const Unknown = meta.story({
  name: 'Цифр ещё нет: прочерки, а не нули',
  args: { questions: null, saidTo: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('спросили — · ответили —')).toHaveLength(4);
    await expect(canvasElement.querySelector('ol')).not.toHaveTextContent('0');
    await expect(canvas.getAllByText('—').length).toBe(8);
  },
});

export const Segment = meta.story({
  name: 'Сегмент — из выбравших вариант или оценку; где никто не выбрал или вопрос изменили, не предлагают',
  args: {
    former,
    questions: figures.questions.map((one) => (one.key === 'who' ? { ...one, chosen: { pm: 7 } } : one)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Сделать сегмент: Продакт',
      'Сделать сегмент: 1 — очень трудно',
      'Сделать сегмент: 2',
      'Сделать сегмент: 3',
      'Сделать сегмент: 4',
      'Сделать сегмент: 5 — очень легко',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Сделать сегмент: 3' }));
    const [question, choice] = args.onSegment.mock.lastCall ?? [];
    await expect(question?.key).toBe('ease');
    await expect(choice).toEqual({ key: '3', label: '3' });
  },
});

export const NamesHidden = meta.story({
  name: 'Кто имён не видит, тот сегмента не делает',
  globals: AS_VIEWER,
  play: async ({ canvas }) => {
    await expectBarred(canvas.getByRole('button', { name: 'Сделать сегмент: Продакт' }));
  },
});
