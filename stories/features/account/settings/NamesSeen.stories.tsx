import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NamesSeen, type NamesSeenBy } from '#src/features/account/settings/NamesSeen.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';

import { AS_RESEARCHER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-settings-namesseen',
  title: 'Разделы/Личный кабинет/Кто видит имена · NamesSeen',
  component: NamesSeen,
  parameters: {
    docs: {
      description: {
        component:
          'Кто в общей компании видит имена и контакты тех, кого спрашивают; остальным сервер отдаёт кодовые имена.',
      },
    },
  },
  args: { by: 'Researcher' as NamesSeenBy | undefined, onChange: fn() },
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
});

export const Researchers = meta.story({
  name: 'Видят исследователи: сказано, что достаётся остальным',
  play: async ({ args, canvas, userEvent }) => {
    const who = canvas.getByRole('combobox', { name: 'Имена и контакты видят' });
    await expect(who).toHaveDisplayValue('Исследователи и выше');
    await expect(who).toHaveAccessibleDescription(/кодовые имена.*остаются в\sрасшифровках/);
    await userEvent.selectOptions(who, 'Администраторы и владелец');
    await expect(args.onChange).toHaveBeenLastCalledWith('Admin');
  },
});

export const Unread = meta.story({
  name: 'Ещё не прочитано: не выбирают',
  args: { by: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Researcher = meta.story({
  name: 'Исследователь видит, кому показаны, но не меняет',
  globals: AS_RESEARCHER,
  args: { by: 'Admin' },
  play: async ({ canvas }) => {
    await expectBarred(canvas.getByRole('combobox'), FOR_ADMINS);
  },
});
