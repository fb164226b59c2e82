import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Member } from '#src/domain/account/account.ts';
import { TeamDialogs, type OpenTeamDialogs } from '#src/features/account/teams/TeamDialogs.tsx';
import { members } from '#src/samples/account.ts';

import { companies, company, done, letter } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-teams-teamdialogs',
  title: 'Разделы/Личный кабинет/Диалоги команды · TeamDialogs',
  component: TeamDialogs,
  parameters: {
    docs: {
      description: {
        component:
          'Диалоги раздела «Команды»: форма приглашения, а следом — письмо, которое приглашённому отправляет сам человек.',
      },
    },
  },
  args: {
    open: { inviting: true, invited: null, joining: null } as OpenTeamDialogs,
    companies,
    members,
    companyId: company.id,
    letterFor: fn(() => letter),
    onDraftChange: fn(),
    onInvite: fn(done),
    onJoin: fn(done),
    onCopy: fn(),
    onOpenChange: fn(),
  },
});

export const Inviting = meta.story({
  name: 'Приглашение сохранено: за ним письмо',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Электронная почта/ }), 'new@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ inviting: false }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({
      invited: expect.objectContaining({ email: 'new@example.com' }),
    });
  },
});

export const Joining = meta.story({
  name: 'Присоединился',
  args: { open: { inviting: false, invited: null, joining: members[0] as Member } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
