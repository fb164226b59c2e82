import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompanyRights } from '#src/features/account/CompanyRights.tsx';
import { Button } from '#src/ui/Button.tsx';
import { AS_VIEWER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

const onInvite = fn();

const meta = preview.meta({
  id: 'features-account-companyrights',
  title: 'Разделы/Личный кабинет/Что роль позволяет в этой компании · CompanyRights (права)',
  component: CompanyRights,
  parameters: {
    docs: {
      description: {
        component:
          'Где рядом стоят несколько компаний: в каждой можно то, что позволяет роль в ней, какая бы ни была открыта.',
      },
    },
  },
  args: {
    role: 'Researcher' as const,
    children: (
      <Button needs="Admin" onClick={onInvite}>
        Пригласить
      </Button>
    ),
  },
  beforeEach: () => {
    onInvite.mockClear();
  },
});

export const Researcher = meta.story({
  name: 'Исследователь там, чья бы компания ни была открыта',
  play: async ({ canvas }) => expectBarred(canvas.getByRole('button', { name: 'Пригласить' }), FOR_ADMINS),
});

export const Own = meta.story({
  name: 'Своя компания, а в открытой — наблюдатель',
  globals: AS_VIEWER,
  args: { role: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пригласить' }));
    await expect(onInvite).toHaveBeenCalledTimes(1);
  },
});
