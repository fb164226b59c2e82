import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { InvitationDialog, type InvitationDialogProps } from '#src/features/account/teams/InvitationDialog.tsx';

import { letter } from '../sampleAccount.ts';

const args: InvitationDialogProps = { letter, onCopy: fn(), onClose: fn() };
const meta = preview.meta({
  id: 'features-account-teams-invitationdialog',
  title: 'Разделы/Личный кабинет/Диалог письма с приглашением · InvitationDialog',
  component: InvitationDialog,
  parameters: {
    docs: {
      description: { component: 'Письмо с приглашением: отправляет его почтовая программа человека, и так сказано.' },
    },
  },
  args,
  render: (props) => <InvitationDialog {...props} />,
});

export const Ready = meta.story({
  name: 'Готовое письмо: его отправит почтовая программа',
  play: async ({ args: { onCopy, onClose }, userEvent }) => {
    const link = await screen.findByRole('link', { name: /Открыть в\sпочте/ });
    await expect(link).toHaveFocus();
    await expect(link.getAttribute('href')).toMatch(/^mailto:new%40example\.com\?subject=.+&body=.+/);
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать текст' }));
    await expect(onCopy).toHaveBeenCalledWith(letter.text);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
});
