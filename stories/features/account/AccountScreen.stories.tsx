import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/loadable.ts';
import { AccountScreen, type AccountScreenProps } from '#src/features/account/AccountScreen.tsx';
import { profile } from '#src/samples/account.ts';

const args: AccountScreenProps = {
  profile: ready(profile),
  section: 'profile',
  unknownSection: null,
  sectionHref: (section) => `#${section}`,
  onRetry: fn(),
  children: <h2>Раздел</h2>,
};

const meta = preview.meta({
  component: AccountScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
  render: (props) => <AccountScreen {...props} />,
});

export const Full = meta.story({
  name: 'Шесть разделов и кто вошёл',
  play: async ({ canvas, step }) => {
    await step('Кто это', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
      await expect(canvas.getByText(profile.position)).toBeVisible();
      await expect(canvas.getByText(profile.email)).toBeVisible();
      await expect(canvas.getByText('2FA активна')).toBeVisible();
    });
    await step('Разделы стоят по порядку, открытый отмечен', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual([
        'Профиль',
        'Настройки',
        'Компании',
        'Команды',
        'Баланс',
        'Тарифы и оплата',
      ]);
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', ...Array(5).fill(null)]);
      await expect(canvas.getByRole('link', { name: 'Команды' })).toHaveAttribute('href', '#teams');
    });
  },
});

export const Phone = meta.story({
  name: 'Телефон: без 2FA, раздела в адресе нет',
  args: {
    profile: ready({ ...profile, twoFactorEnabled: false, position: '' }),
    unknownSection: 'money',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2FA активна')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Раздела «money» нет, показан «Профиль».');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { profile: LOADING } });

export const Failed = meta.story({
  name: 'Профиль не открылся, разделы на месте',
  args: { profile: failed('Браузер не даёт прочитать данные.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|ещё раз/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
});
