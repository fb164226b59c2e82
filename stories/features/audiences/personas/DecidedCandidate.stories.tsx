import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DecidedCandidate } from '#src/features/audiences/personas/DecidedCandidate.tsx';

const meta = preview.meta({
  id: 'features-audiences-personas-decidedcandidate',
  title: 'Разделы/Аудитории/Решение о персоне · DecidedCandidate',
  component: DecidedCandidate,
  parameters: {
    docs: { description: { component: 'Решение о предложенной персоне одной строкой; отклонённую можно вернуть.' } },
  },
  args: {
    name: 'Марина',
    who: 'Марина, методист',
    decided: 'accepted' as 'accepted' | 'rejected',
    restoring: false,
    onRestore: fn(),
  },
});

export const Accepted = meta.story({
  name: 'Добавлена',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Добавлена')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Rejected = meta.story({
  name: 'Отклонена: можно вернуть',
  args: { decided: 'rejected' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть: Марина, методист' }));
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
  },
});
