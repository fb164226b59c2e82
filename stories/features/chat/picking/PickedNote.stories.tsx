import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PickedNote } from '#src/features/chat/picking/PickedNote.tsx';

const meta = preview.meta({
  id: 'features-chat-picking-pickednote',
  title: 'Разделы/Ассистент/Откуда взято · PickedNote',
  component: PickedNote,
  parameters: { docs: { description: { component: 'Над полем сообщения: откуда взяты слова, которые в нём стоят.' } } },
  args: { picked: 'из файла «Бриф.docx», раздел «Что болит»', onDrop: fn() },
});

export const Plain = meta.story({
  name: 'Над полем сказано, откуда взято; это можно убрать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Взято из файла «Бриф\.docx», раздел «Что болит»\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Не указывать источник' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, длинные имена',
  args: { picked: `из файла «${'питч_'.repeat(40)}.pdf»`, disabled: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
