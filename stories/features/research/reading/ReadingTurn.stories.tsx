import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { ReadingTurn } from '#src/features/research/reading/ReadingTurn.tsx';

import { answer, dialogue, place, question } from '../sampleTurns.ts';

const meta = preview.meta({
  id: 'features-research-reading-readingturn',
  title: 'Разделы/Исследования/Реплика в тексте · ReadingTurn',
  component: ReadingTurn,
  parameters: {
    docs: {
      description: {
        component:
          'Реплика расшифровки или часть длинной реплики: кто говорит, слова с отметками и кнопка, которая выделяет всё сразу.',
      },
    },
  },
  args: { text: dialogue, block: answer, index: 1, top: 0, marks: [], shown: null, onSelect: fn() },
  decorators: [
    (Story) => (
      <ol aria-label="Реплики" style={{ position: 'relative', height: 96 }}>
        <Story />
      </ol>
    ),
  ],
});

export const Answer = meta.story({
  name: 'Слова респондента',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Елена')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать реплику 2: Елена' }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
});

export const Question = meta.story({ name: 'Вопрос интервьюера', args: { block: question, index: 0 } });

export const Marked = meta.story({
  name: 'С найденными словами, одни показаны',
  args: { marks: [place('Пустой'), place('вопросами')], shown: null },
  render: (args) => <ReadingTurn {...args} shown={args.marks[1] ?? null} />,
  play: async ({ canvas }) => {
    const marks = within(canvas.getByRole('listitem')).getAllByText(/^(Пустой|вопросами)$/);
    await expect(marks.map((mark) => mark.dataset.current)).toEqual([undefined, 'true']);
  },
});

export const Continued = meta.story({
  name: 'Продолжение длинной реплики',
  args: { block: { ...answer, first: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('Елена')).toBeNull();
  },
});

const chat = { text: '[02.03.2026 12:00:05] Рита из Тулы 🔥: Углём', labels: ['Рита из Тулы 🔥'] };
const [message] = turnsOf(chat);

export const OfAChat = meta.story({
  name: 'Из переписки: день и время',
  args: {
    text: chat.text,
    block: message ? { turn: message, first: true, start: message.bodyStart, end: message.end } : answer,
    index: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Рита из Тулы 🔥')).toBeVisible();
    await expect(canvas.getByText('02.03.2026, 12:00:05')).toBeVisible();
  },
});

/** The answer, said at a moment of a recording. */
const timed = { ...answer, turn: { ...answer.turn, at: 724 } };

export const Timed = meta.story({
  name: 'Время показано; с записью оно — кнопка, звучащая реплика отмечена',
  args: { block: timed, onListen: fn(), sounding: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Слушать с 00:12:04' }));
    await expect(args.onListen).toHaveBeenCalledWith(724);
  },
});

export const Beyond = meta.story({
  name: 'Время позже конца записи: показано, не кнопка',
  args: { block: timed, onListen: fn(), listenUntil: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:12:04')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Слушать/ })).toBeNull();
  },
});
