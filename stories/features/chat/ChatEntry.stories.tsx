import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatEntry } from '#src/features/chat/ChatEntry.tsx';

const line = {
  key: 'one',
  text: 'Помогаем командам **слышать** людей',
  isBot: false,
  timestamp: '2026-11-05T12:10:00',
  refs: [],
};

const meta = preview.meta({
  id: 'features-chat-chatentry',
  title: 'Разделы/Ассистент/Сообщение · ChatEntry',
  component: ChatEntry,
  parameters: {
    docs: {
      description: {
        component: 'Сообщение переписки: кто и когда сказал, текст и возврат к вопросу, на который это ответ.',
      },
    },
  },
  args: { line, continues: false, disabled: false, onGoBack: fn() },
});

export const Answer = meta.story({
  name: 'Ответ человека: его можно изменить',
  args: { line: { ...line, field: 'targetGroup' as const } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Вы')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Изменить ответ: / }));
    await expect(args.onGoBack).toHaveBeenCalledWith('targetGroup');
  },
});

export const Picked = meta.story({
  name: 'Взято из файла: сказано, откуда',
  args: { line: { ...line, field: 'targetGroup' as const, picked: 'из файла «Бриф.docx», раздел «Кому»' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Взято из файла «Бриф.docx», раздел «Кому»')).toBeVisible();
  },
});

export const FromBot = meta.story({
  name: 'Сообщение ассистента',
  args: { line: { ...line, isBot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ассистент')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Continued = meta.story({
  name: 'Продолжение: кто и когда, слышно, но не видно',
  args: { continues: true },
});
