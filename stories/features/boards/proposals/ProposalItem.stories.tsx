import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CardProposal } from '#src/domain/boards/rules.ts';
import { ProposalItem } from '#src/features/boards/proposals/ProposalItem.tsx';

import { sampleProposals } from '../sampleBoards.ts';

const proposal = sampleProposals('vision')[0] as CardProposal;

const meta = preview.meta({
  id: 'features-boards-proposals-proposalitem',
  title: 'Разделы/Видение и стратегия/Предложение для карточки · ProposalItem',
  component: ProposalItem,
  args: {
    boardId: 'vision' as const,
    proposal,
    decided: undefined as string | undefined,
    to: proposal.field,
    busy: null as 'accept' | 'reject' | 'other' | null,
    error: '',
    studyHref: (id: string) => `/?open=${id}`,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    onMove: fn(),
    onDecide: fn(),
  },
  render: (args) => (
    <ul>
      <ProposalItem {...args} />
    </ul>
  ),
});

export const Waiting = meta.story({
  name: 'Ждёт решения: другая карточка, принять, отклонить',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^В карточку: ./ }), 'keyMetrics');
    await expect(args.onMove).toHaveBeenCalledWith('keyMetrics');
    await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(true, proposal.field);
    await userEvent.click(canvas.getByRole('button', { name: /^Отклонить/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(false, proposal.field);
  },
});

export const Decided = meta.story({
  name: 'Решено: одна строка',
  args: { decided: 'Отклонено, больше не предложим.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отклонено, больше не предложим.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Решение не сохранилось',
  args: { error: 'Не удалось сохранить. Попробуйте ещё раз.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Попробуйте ещё раз'),
});
