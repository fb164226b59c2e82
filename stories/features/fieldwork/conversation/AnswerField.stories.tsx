import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AnswerField } from '#src/features/fieldwork/conversation/AnswerField.tsx';
import type { AskedNow } from '#src/domain/fieldwork/trial.ts';
import { fits } from '#stories/checks.ts';

import { talk } from '../sampleTranscript.ts';

const asked = (count: number): AskedNow => {
  const now = talk(count).asked;
  if (!now) throw new Error('nothing is asked');
  return now;
};

const meta = preview.meta({
  id: 'features-fieldwork-conversation-answerfield',
  title: 'Разделы/Респонденты/Поле ответа · AnswerField',
  component: AnswerField,
  parameters: {
    docs: {
      description: {
        component: 'Где отвечают на вопрос: словами, кнопками вариантов, делениями шкалы, одной строкой.',
      },
    },
  },
  args: { asked: asked(2), onAnswer: fn() },
});

export const Open = meta.story({
  name: 'Словами: Enter отправляет, Shift + Enter — строка',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), 'Раз{Shift>}{Enter}{/Shift}два{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ text: 'Раз\nдва' });
  },
});

export const Several = meta.story({
  name: 'Несколько вариантов: отмечают и отвечают',
  args: { asked: asked(5) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Где вы о нём слышали?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ответить' })).toBeDisabled();
    // In whatever order they are ticked, they are answered in that of the options.
    await userEvent.click(canvas.getByLabelText('На конференции'));
    await userEvent.click(canvas.getByLabelText('От знакомых'));
    await userEvent.click(canvas.getByLabelText('Нашёл в поиске'));
    await userEvent.click(canvas.getByLabelText('Нашёл в поиске'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      text: 'От знакомых, На конференции',
      options: ['friends', 'talk'],
    });
  },
});

export const Scale = meta.story({
  name: 'Шкала: деления кнопками, края словами',
  args: { asked: asked(6) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/1.— очень трудно, 5.— очень легко/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ text: '4' });
  },
});

export const LongScale = meta.story({
  name: 'Одиннадцать делений на телефоне',
  args: {
    asked: {
      ...asked(6),
      question: { ...asked(6).question, scale: { from: 0, to: 10, fromLabel: 'ни за что', toLabel: 'точно да' } },
    },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
    await fits();
  },
});

export const Typed = meta.story({
  name: 'Число: одна строка',
  args: { asked: asked(7) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Ваш ответ')).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(canvas.getByLabelText('Ваш ответ'), '1 200{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ text: '1 200' });
  },
});
