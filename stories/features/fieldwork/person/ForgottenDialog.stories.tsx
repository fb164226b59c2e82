import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ForgottenDialog } from '#src/features/fieldwork/person/ForgottenDialog.tsx';

import { counts, nothing } from './samplePerson.ts';

const AT = '2026-11-24T09:00:00.000Z';

const meta = preview.meta({
  id: 'features-fieldwork-person-forgottendialog',
  title: 'Разделы/Респонденты/Человек забыт · ForgottenDialog',
  component: ForgottenDialog,
  parameters: {
    docs: {
      description: {
        component: 'Подтверждение: что о человеке стёрто и когда, и файл об этом, в котором нет ни слова о нём.',
      },
    },
  },
  args: { forgotten: { counts, at: AT }, isShared: true, onSave: fn(), onClose: fn() },
});

export const Shared = meta.story({
  name: 'Общая компания: что стёрто, когда, запись в журнале, файл',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Человек забыт' });
    await expect(dialog).toHaveTextContent(/24\sноября\s2026.*Стёрто.*5\sотметок в тексте.*в\sжурнале компании/);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить подтверждение' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Alone = meta.story({
  name: 'Один браузер: журнала нет, файл нужно сохранить',
  args: { isShared: false },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveTextContent(/сохраните подтверждение, второй раз его не\sполучить/);
  },
});

export const Nothing = meta.story({
  name: 'Стирать было нечего',
  args: { forgotten: { counts: nothing, at: AT } },
  play: async () => {
    await expect(screen.getByText(/Стирать было нечего/)).toBeVisible();
  },
});
