import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { EraseContactsDialog } from '#src/features/audiences/EraseContactsDialog.tsx';

const meta = preview.meta({
  id: 'features-audiences-erasecontactsdialog',
  title: 'Разделы/Аудитории/Диалог стирания контактов · EraseContactsDialog',
  component: EraseContactsDialog,
  parameters: {
    docs: {
      description: {
        component: 'Вопрос перед тем, как стереть все контакты аудитории: сколько, что навсегда и что останется.',
      },
    },
  },
  args: {
    audienceName: 'Продакт-менеджеры EdTech',
    count: 1243,
    onConfirm: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onDone: fn(),
    onCancel: fn(),
  },
});

const erase = () => screen.getByRole('button', { name: /^Удалить 1\s243\sконтакта$/ });

export const Asking = meta.story({
  name: 'Спрашивает: сколько, навсегда, что останется; фокус на отмене',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Удалить все контакты?' })).toHaveTextContent(
      /стёрты насовсем.*Файлы, которые вы уже скачали, не\sизменятся/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.click(erase());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Не вышло: сказано почему, вопрос остаётся',
  args: { onConfirm: fn<() => Promise<Outcome>>(() => Promise.resolve(refused('Не хватает места в браузере.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(erase());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места в браузере.');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
