import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import {
  InvitationLinksDialog,
  type InvitationLinksDialogProps,
} from '#src/features/account/teams/InvitationLinksDialog.tsx';

const link = (at: number): string => `https://orientir.example/join#${'a1B2c3D4'.repeat(5)}${at}`;
const args: InvitationLinksDialogProps = {
  links: [
    { email: 'new@example.com', link: link(1) },
    { email: 'very.long.address.of.somebody+study@department.company.example', link: link(2) },
  ],
  onCopy: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-invitationlinksdialog',
  title: 'Разделы/Личный кабинет/Ссылки для приглашённых · InvitationLinksDialog',
  component: InvitationLinksDialog,
  parameters: {
    docs: {
      description: {
        component: 'Ссылки приглашённых, когда сервер писем не отправляет: их посылает тот, кто приглашает.',
      },
    },
  },
  args,
  render: (props) => <InvitationLinksDialog {...props} />,
});

export const Two = meta.story({
  name: 'Двое: по одной и все сразу',
  play: async ({ args: { onCopy }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Скопировать ссылку: new@example.com' }));
    await expect(onCopy).toHaveBeenLastCalledWith(link(1));
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать все' }));
    await expect(onCopy).toHaveBeenLastCalledWith(expect.stringContaining(`new@example.com: ${link(1)}\n`));
  },
});

export const Phone = meta.story({
  name: 'Телефон, одна',
  args: { links: args.links.slice(1) },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(await screen.findByText(link(2))).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Скопировать все' })).toBeNull();
  },
});
