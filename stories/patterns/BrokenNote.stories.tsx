import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BrokenNote } from '#src/patterns/BrokenNote.tsx';

const meta = preview.meta({
  id: 'patterns-brokennote',
  title: 'Приёмы/Записи, которые не прочитались · BrokenNote',
  component: BrokenNote,
  args: { count: 3 },
});

export const Some = meta.story({
  name: 'Три записи отложены',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3\sзаписи не удалось прочитать/);
  },
});

export const None = meta.story({
  name: 'Всё прочитано: ничего не рисует',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});
