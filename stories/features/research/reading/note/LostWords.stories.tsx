import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { LostWords } from '#src/features/research/reading/note/LostWords.tsx';

const meta = preview.meta({
  id: 'features-research-reading-note-lostwords',
  title: 'Разделы/Исследования/Потерянные слова · LostWords',
  component: LostWords,
  parameters: {
    docs: {
      description: {
        component:
          'Отмеченные слова, которых после замены текста в нём нет: «Найти заново» ищет их сам, «Указать место» переносит отметку на выделенное.',
      },
    },
  },
  args: {
    onFindAgain: fn<() => Promise<Outcome>>(() => Promise.resolve(refused('Этих слов в тексте нет.'))),
    onMoveHere: undefined,
  },
});

export const Gone = meta.story({
  name: 'Сами не нашлись: сказано, и что делать, пока ничего не выделено',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти заново' }));
    await expect(args.onFindAgain).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Этих слов в тексте нет.');
    await userEvent.click(canvas.getByRole('button', { name: 'Указать место' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Выделите в тексте новое место/);
  },
});

export const Placed = meta.story({
  name: 'Место выделено: отметка переходит туда',
  args: { onMoveHere: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Указать место' }));
    await expect(args.onMoveHere).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
