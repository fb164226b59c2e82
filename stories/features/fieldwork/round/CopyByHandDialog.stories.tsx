import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CopyByHandDialog } from '#src/features/fieldwork/round/CopyByHandDialog.tsx';

const ADDRESS = 'https://orientir.example.com/i/kZ3vX0pQ8mR2tY6wB1nC5dF7';

const meta = preview.meta({
  id: 'features-fieldwork-round-copybyhanddialog',
  title: 'Разделы/Респонденты/Скопировать самим · CopyByHandDialog',
  component: CopyByHandDialog,
  parameters: {
    docs: { description: { component: 'Ссылка, которую браузер не дал положить в буфер обмена: её копируют руками.' } },
  },
  args: { address: ADDRESS, onClose: fn() },
});

export const Selected = meta.story({
  name: 'Ссылка видна и выделена целиком',
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ссылка' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(ADDRESS);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
