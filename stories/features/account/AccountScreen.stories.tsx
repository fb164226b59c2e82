import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { AccountScreen, type AccountScreenProps } from '#src/features/account/AccountScreen.tsx';
import { profile } from '#src/samples/account.ts';
import { Button } from '#src/ui/Button.tsx';
import { underFinger } from '#stories/checks.ts';

const args: AccountScreenProps = {
  profile: ready(profile),
  section: 'profile',
  unknownSection: null,
  sectionHref: (section) => `#${section}`,
  onRetry: fn(),
  children: <h2>Раздел</h2>,
};

const meta = preview.meta({
  id: 'features-account-accountscreen',
  title: 'Разделы/Личный кабинет/Экран личного кабинета · AccountScreen',
  component: AccountScreen,
  parameters: {
    docs: { description: { component: 'Личный кабинет: кто это, шесть разделов и открытый из них.' } },
    chromatic: { modes: screenModes },
  },
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
      // The sample's profile has the mark; this screen asks for no second factor.
      await expect(canvas.queryByText('Двухфакторная защита включена')).not.toBeInTheDocument();
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

export const SecondFactor = meta.story({
  name: 'Двухфакторная защита: вход действительно спрашивает второй фактор',
  args: { guard: 'Двухфакторная защита включена' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Двухфакторная защита включена')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Телефон: раздел начинается в верхней трети; раздела в адресе нет',
  args: {
    profile: ready(profile),
    unknownSection: 'money',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('heading', { name: 'Раздел' }).getBoundingClientRect();
    await expect(section.top).toBeLessThan(280);
    await expect(canvas.getByRole('status')).toHaveTextContent('Раздела «money» нет, показан «Профиль».');
    await underFinger(...canvas.getAllByRole('link'));
  },
});

export const Leading = meta.story({
  name: 'Кнопка ведёт в другой раздел: фокус в нём, а не в начале страницы',
  args: { section: 'balance' },
  render: function Leading(props) {
    const [section, setSection] = useState(props.section);
    return (
      <AccountScreen {...props} section={section}>
        {section === 'balance' ? (
          <Button key="balance" onClick={() => setSection('billing')}>
            Пополнить
          </Button>
        ) : (
          <Button key="billing">Оплатить картой</Button>
        )}
        <h2>{section === 'balance' ? 'Баланс' : 'Тарифы и оплата'}</h2>
      </AccountScreen>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Оплатить картой' })).toHaveFocus();
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
