import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RewardCodesDialog } from '#src/features/fieldwork/round/RewardCodesDialog.tsx';
import { refusedThenDone, stores } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-rewardcodesdialog',
  title: 'Разделы/Респонденты/Коды награды · RewardCodesDialog',
  component: RewardCodesDialog,
  parameters: { docs: { description: { component: 'Список кодов, из которого каждый закончивший получает один.' } } },
  args: { rewards: { all: 20, given: 9 }, onAdd: stores<readonly string[]>(), onClose: fn() },
});

const field = () => screen.getByRole('textbox', { name: /^Коды/ });

export const Adding = meta.story({
  name: 'Список вставлен; сервер отказал, потом взял',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Добавить' })).toBeDisabled();
    await userEvent.click(field());
    await userEvent.paste('АБВ-1\n\n АБВ-2 \nАБВ-1\n');
    await refusedThenDone(args.onAdd, args.onClose, () => screen.getByRole('button', { name: /^Добавить 2\s/ }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(['АБВ-1', 'АБВ-2']);
  },
});

export const TooLong = meta.story({
  name: 'Слишком длинный код',
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await userEvent.paste('я'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: /^Добавить 1\s/ }));
    await expect(screen.getByText(/^Код длиннее 200/)).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});
