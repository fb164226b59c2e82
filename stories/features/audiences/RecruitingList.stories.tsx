import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { RecruitingRequest } from '#src/domain/audiences/audience.ts';
import { RecruitingList, type RecruitingListProps } from '#src/features/audiences/RecruitingList.tsx';
import { recruitingRequests } from '#src/samples/contacts.ts';
import { underFinger } from '#stories/checks.ts';

const [open] = recruitingRequests;
const requests: readonly RecruitingRequest[] = open
  ? [
      open,
      {
        ...open,
        id: 'recruiting-2',
        status: 'closed',
        description: 'Методисты школ программирования.\nНужны трое, по 40 минут.',
      },
    ]
  : [];

/** Changes and deletes at once. */
function Demo({ requests: initial, onStatusChange, onDelete, ...rest }: RecruitingListProps) {
  const [list, setList] = useState(initial);
  return (
    <RecruitingList
      {...rest}
      requests={list}
      onStatusChange={(request, status) => {
        onStatusChange(request, status);
        setList(list.map((one) => (one.id === request.id ? { ...one, status } : one)));
      }}
      onDelete={(request) => {
        onDelete(request);
        setList(list.filter(({ id }) => id !== request.id));
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-audiences-recruitinglist',
  title: 'Разделы/Аудитории/Список поисков респондентов · RecruitingList',
  component: RecruitingList,
  parameters: {
    docs: { description: { component: '«Поиск»: кого команда ищет и ищет ли ещё. Никого — ничего не рисует.' } },
  },
  args: {
    requests,
    onStatusChange: fn<RecruitingListProps['onStatusChange']>(),
    onDelete: fn<RecruitingListProps['onDelete']>(),
  },
  render: (args) => <Demo {...args} />,
});

export const Both = meta.story({
  name: 'Открытый и закрытый: закрыть, открыть снова, удалить',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Кого ищем (2)' })).toBeVisible();
    await step('Закрыть: фокус остаётся на кнопке', async () => {
      await expect(canvas.getByText('Ищем')).toBeVisible();
      const button = canvas.getByRole('button', { name: /^Закрыть: Исследователи/ });
      await userEvent.click(button);
      await expect(args.onStatusChange).toHaveBeenCalledWith(requests[0], 'closed');
      await expect(canvas.queryByText('Ищем')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('Открыть снова', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onStatusChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: open?.id }), 'open');
    });
    await step('Удалить: фокус на соседе, потом ничего не остаётся', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Удалить запрос: Исследователи/ }));
      await expect(canvas.getByRole('button', { name: /^Удалить запрос: Методисты/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDelete).toHaveBeenCalledTimes(2);
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
});

export const None = meta.story({
  name: 'Никого не ищут: ничего не видно',
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(...canvas.getAllByRole('button')),
});
