import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { ConfirmHiddenDialog } from '#src/features/research/reading/personal/ConfirmHiddenDialog.tsx';

const meta = preview.meta({
  id: 'features-research-reading-personal-confirmhiddendialog',
  title: 'Разделы/Исследования/Стереть скрытое · ConfirmHiddenDialog',
  component: ConfirmHiddenDialog,
  parameters: {
    docs: {
      description: { component: 'Вопрос перед тем, как скрытые слова исчезнут навсегда: что уйдёт и что останется.' },
    },
  },
  args: { material: 'Интервью 3.txt', count: 5, onConfirm: fn(() => Promise.resolve(DONE)), onClose: fn() },
});

export const Asked = meta.story({
  name: 'Сказано, что исчезнет и что останется; фокус на отмене',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Стереть скрытое навсегда?' });
    await expect(dialog).toHaveTextContent('Вернуть их будет нельзя');
    await expect(dialog).toHaveTextContent('Останутся: подписи говорящих');
    await expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^Стереть 5\sмест$/ }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
