import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RevisionNote } from '#src/features/chat/RevisionNote.tsx';

const meta = preview.meta({
  id: 'features-chat-revisionnote',
  title: 'Разделы/Ассистент/Пометка «Ответ меняют» · RevisionNote',
  component: RevisionNote,
  parameters: {
    docs: {
      description: {
        component: 'Над полем сообщения: прежний ответ меняют, и два коротких пути — взять его в поле или оставить.',
      },
    },
  },
  args: { field: 'targetGroup' as const, onTake: fn(), onPick: fn(), onKeep: fn() },
});

export const Plain = meta.story({
  name: 'Ответ меняют',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Меняете ответ: Target Group (Целевая аудитория)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять прежний текст' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать в тексте' }));
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить' }));
    await expect(args.onTake).toHaveBeenCalledTimes(1);
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, пока бот печатает',
  args: { disabled: true },
  globals: { viewport: { value: 'mobile' } },
});
