import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { KeptAnswers } from '#src/features/account/settings/KeptAnswers.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';

import { AS_RESEARCHER, expectBarred, FOR_ADMINS } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-settings-keptanswers',
  title: 'Разделы/Личный кабинет/Срок хранения ответов · KeptAnswers',
  component: KeptAnswers,
  parameters: {
    docs: {
      description: {
        component:
          'Сколько хранят ответы респондентов, и что когда стирается; в компании одного браузера — что срок держит сервер.',
      },
    },
  },
  args: { months: 12 as number | undefined, onChange: fn(), href: '/profile?section=settings&retention=1' },
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
});

export const Shared = meta.story({
  name: 'Общая компания: выбирают срок, сказано, что уйдёт и что останется',
  play: async ({ args, canvas, userEvent }) => {
    const term = canvas.getByRole('combobox', { name: 'Хранить ответы респондентов' });
    await expect(term).toHaveDisplayValue(/^12\sмесяцев$/);
    await expect(term).toHaveAccessibleDescription(/сотрёт слова.*Цифры раундов.*остаются/);
    await userEvent.selectOptions(term, '6');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('link', { name: 'Хранение и стирание' })).toHaveAttribute('href', args.href);
  },
});

export const OwnTerm = meta.story({
  name: 'Срок, которого нет в списке, остаётся в нём',
  args: { months: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(/^18\sмесяцев$/);
  },
});

export const Unread = meta.story({
  name: 'Ещё не прочитано: не выбирают',
  args: { months: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const Researcher = meta.story({
  name: 'Исследователь срок видит, но не меняет',
  globals: AS_RESEARCHER,
  play: async ({ canvas }) => {
    await expectBarred(canvas.getByRole('combobox'), FOR_ADMINS);
  },
});

export const Alone = meta.story({
  name: 'Компания одного браузера: выбирать нечего, сказано почему',
  render: (props) => (
    <SharedCompany value={false}>
      <KeptAnswers {...props} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText(/стирает сервер/)).toBeVisible();
  },
});

export const NotKnown = meta.story({
  name: 'Ещё не известно, чья компания: не сказано ни того, ни другого',
  render: (props) => (
    <SharedCompany value={null}>
      <KeptAnswers {...props} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.queryByText(/стирает сервер/)).toBeNull();
  },
});
