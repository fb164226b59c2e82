import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CardProposal } from '#src/domain/boards/learning/proposals.ts';
import type { ProposalDraft } from '#src/features/boards/proposals/proposalDraft.ts';
import { ProposalItem, type ProposalItemProps } from '#src/features/boards/proposals/ProposalItem.tsx';

import { sampleProposals } from '../sampleBoards.ts';

const proposal = sampleProposals('vision')[0] as CardProposal;

/** A proposal of which something is made. */
function Demo(props: ProposalItemProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <ul>
      <ProposalItem
        {...props}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next);
          props.onDraftChange(next);
        }}
      />
    </ul>
  );
}

const meta = preview.meta({
  id: 'features-boards-proposals-proposalitem',
  title: 'Разделы/Видение и стратегия/Предложение для карточки · ProposalItem',
  component: ProposalItem,
  parameters: { docs: { description: { component: 'Одно предложение: ждёт решения или что с ним решили.' } } },
  args: {
    boardId: 'vision' as const,
    proposal,
    decided: undefined as string | undefined,
    draft: { to: proposal.field, place: null, words: proposal.insight } as ProposalDraft,
    busy: null as 'accept' | 'reject' | 'other' | null,
    error: '',
    studyHref: (id: string) => `/?open=${id}`,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    contentOf: (() => '- Ритм') as ProposalItemProps['contentOf'],
    onDraftChange: fn(),
    onDecide: fn(),
  },
  render: (args) => <Demo {...args} />,
});

export const Waiting = meta.story({
  name: 'Ждёт решения: другая карточка, принять, отклонить',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^В карточку: ./ }), 'keyMetrics');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ to: 'keyMetrics' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(true, 'keyMetrics', proposal.insight, null);
    await userEvent.click(canvas.getByRole('button', { name: /^Отклонить/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(false, proposal.field, proposal.insight, null);
  },
});

export const Reworded = meta.story({
  name: 'Своими словами: рядом нынешний текст карточки и то, чем он станет',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Изменить слова и сверить с карточкой'));
    const words = canvas.getByRole('textbox', { name: 'Слова для карточки' });
    await userEvent.clear(words);
    await expect(canvas.getByRole('button', { name: /^Принять/ })).toBeDisabled();
    await userEvent.type(words, 'Своими словами');
    // In its place, in the card as it is, and in what it becomes.
    await expect(canvas.getAllByText('Ритм')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(true, proposal.field, 'Своими словами', null);
  },
});

export const Against = meta.story({
  name: 'Спорит со строкой карточки: сказано, с какой, и видно, где встанет',
  args: {
    proposal: { ...proposal, insight: 'Отток после первого месяца — 14 %', quote: '' },
    draft: { to: proposal.field, place: null, words: 'Отток после первого месяца — 14 %' },
    contentOf: () => '- Ритм\n- Отток после первого месяца — 9 %',
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('строке карточки: «Отток после первого месяца — 9 %»')).toBeVisible();
    await expect(canvas.getByText('Встанет последней строкой', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Отток после первого месяца — 14 %', { selector: 'ins' })).toBeVisible();
    await step('Другие слова стоят к карточке иначе', async () => {
      await userEvent.click(canvas.getByText('Изменить слова и сверить с карточкой'));
      const words = canvas.getByRole('textbox', { name: 'Слова для карточки' });
      await userEvent.clear(words);
      await userEvent.type(words, 'Щегол');
      await expect(canvas.getByText('Щегол', { selector: 'ins' })).toBeVisible();
      await expect(canvas.getByText('добавляет')).toBeVisible();
    });
  },
});

const CARDS = new Map<string, string>([
  [proposal.field, '1. Ритм\n2. Цитаты'],
  ['keyMetrics', 'Пока одна'],
]);

export const Placed = meta.story({
  name: 'Место выбрано: видно между какими строками, так и встанет; другая карточка — снова её конец',
  args: { contentOf: (field) => CARDS.get(field) ?? '' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('За строкой карточки', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Место в карточке: ./ }), 'После «Ритм»');
      await expect(canvas.getByText('Встанет между строками', { exact: false })).toBeVisible();
      await userEvent.click(canvas.getByText('Изменить слова и сверить с карточкой'));
      const items = within(canvas.getByText('Карточка станет такой').parentElement as HTMLElement);
      await expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Ритм',
        proposal.insight,
        'Цитаты',
      ]);
      await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
      const place = { kind: 'after', at: 0, of: 'Ритм' };
      await expect(args.onDecide).toHaveBeenLastCalledWith(true, proposal.field, proposal.insight, place);
    });
    await step('В другой карточке такой строки нет', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^В карточку: ./ }), 'keyMetrics');
      await expect(canvas.getByText('Встанет последней строкой', { exact: false })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Принять/ }));
      await expect(args.onDecide).toHaveBeenLastCalledWith(true, 'keyMetrics', proposal.insight, null);
    });
  },
});

export const Blank = meta.story({
  name: 'Карточка пуста: встанет первой строкой',
  args: { contentOf: () => '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('карточка пока пуста')).toBeVisible();
    await expect(canvas.getByText('Встанет первой строкой', { exact: false })).toBeVisible();
    // One place is no choice.
    await expect(canvas.queryByRole('combobox', { name: /^Место в карточке/ })).toBeNull();
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
