import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ChatsDialog, type ChatsDialogProps } from '#src/features/research/files/ChatsDialog.tsx';

import { accountChats, accountFile } from './sampleChats.ts';

const onChosen = fn<ChatsDialogProps['onChosen']>();

const meta = preview.meta({
  id: 'features-research-files-chatsdialog',
  title: 'Разделы/Исследования/Диалог «Чаты Telegram» · ChatsDialog',
  component: ChatsDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Экспорт всего аккаунта Telegram: какие чаты взять. Каждый становится отдельным файлом исследования.',
      },
    },
  },
  args: {
    account: { file: accountFile, chats: accountChats },
    room: 10,
    onChosen,
    onClose: fn(),
  },
});

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Взять выбранные' });

export const Choosing = meta.story({
  name: 'Чаты с числом сообщений; выбранные становятся файлами',
  play: async ({ args, userEvent, step }) => {
    await step('Пока ничего не выбрано', async () => {
      await expect(await box(/^Рита Седых, личный чат: 214.сообщений, 02\.03\.2026.— 17\.04\.2026$/)).not.toBeChecked();
      await expect(send()).toBeDisabled();
    });
    await step('О пустом чате сказано', async () => {
      await expect(screen.getByText(/^Без сообщений: 1.чат/)).toBeVisible();
      await expect(screen.queryByRole('checkbox', { name: /^Удалённый аккаунт/ })).not.toBeInTheDocument();
    });
    await step('Два чата — два файла, в порядке экспорта', async () => {
      await userEvent.click(await box(/^Избранное/));
      await userEvent.click(await box(/^Рита Седых/));
      await userEvent.click(send());
      await expect(args.onChosen).toHaveBeenCalledTimes(1);
      const [files = []] = onChosen.mock.lastCall ?? [];
      await expect(files.map(({ name }) => name)).toEqual(['Рита Седых.json', 'Избранное.json']);
      await expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ name: 'Рита Седых', messages: 214 });
    });
  },
});

export const TooMany = meta.story({
  name: 'Выбрано больше, чем поместится: сказано сколько',
  args: { room: 1 },
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/^Избранное/));
    await expect(send()).toBeEnabled();
    await userEvent.click(await box(/^Печники/));
    await expect(screen.getByText(/^Сейчас поместится 1.файл: снимите лишние отметки\.$/)).toBeVisible();
    await expect(send()).toBeDisabled();
  },
});

export const Leaving = meta.story({
  name: 'Ушли, ничего не взяв',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
});
