import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { SellerDetails } from '#src/domain/account.ts';
import { DONE, type Outcome } from '#src/domain/outcome.ts';
import { SellerDialog } from '#src/features/account/SellerDialog.tsx';
import { seller } from '#src/samples/account.ts';

const { name, inn, kpp, ogrn, address, bank, bik, account, correspondentAccount } = seller;

const meta = preview.meta({
  component: SellerDialog,
  args: {
    seller: { name, inn, kpp, ogrn, address, bank, bik, account, correspondentAccount },
    onDraftChange: fn(),
    onSave: fn<(seller: SellerDetails) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const field = (label: RegExp) => screen.getByRole('textbox', { name: label });

export const Editing = meta.story({
  name: 'Счёт не сходится с БИК; потом сохраняется без пробелов',
  play: async ({ args, step, userEvent }) => {
    await step('Неверный счёт', async () => {
      await userEvent.clear(field(/^Расчётный/));
      await userEvent.type(field(/^Расчётный/), '40702810300000000043');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(field(/^Расчётный/)).toHaveFocus());
      await expect(field(/^Расчётный/)).toHaveAccessibleDescription(/не сходится с БИК/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Верный, с пробелами', async () => {
      await userEvent.clear(field(/^Расчётный/));
      await userEvent.type(field(/^Расчётный/), '4070 2810 3000 0000 0042');
      await userEvent.clear(field(/^Название/));
      await userEvent.type(field(/^Название/), 'ООО «Ёлка»');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'ООО «Ёлка»', account }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
