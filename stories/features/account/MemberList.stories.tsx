import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MemberList, type MemberListProps } from '#src/features/account/MemberList.tsx';

import { memberNamed, rowCallbacks } from './sampleAccount.ts';

const one = memberNamed('Анна Ковалёва');
const thousand = Array.from({ length: 1000 }, (_, index) => ({
  ...one,
  id: `member-${index}`,
  name: `Участник ${index + 1}`,
}));

const args: MemberListProps = { ...rowCallbacks, members: thousand, companyName: () => 'Ориентир' };
const meta = preview.meta({ component: MemberList, args, render: (props) => <MemberList {...props} /> });

export const Thousand = meta.story({
  name: 'Тысяча участников: в странице только видимые',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Участник 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const [first] = canvas.getAllByRole('button', { name: 'Действия: Участник 1' });
    first?.focus();
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByText('Участник 1000')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
  },
});
