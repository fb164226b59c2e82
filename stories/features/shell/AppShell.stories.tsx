import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { AppShell, type AppShellProps } from '#src/features/shell/AppShell.tsx';
import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { profile } from '#src/samples/account.ts';
import { research } from '#src/samples/research.ts';
import { fontSizes } from '#src/theme/tokens.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { keeping } from '#stories/keeping.tsx';
import { fits } from '#stories/checks.ts';

import { manyCompanies } from './companyList.ts';
import { labelsOf, railItems, topItems } from './destinations.ts';
import { onNavigate, withStoryLinks } from './StoryLink.tsx';

/** Keeps the rail and the company, as the app's route does. */
const Demo = keeping(AppShell, { railOpen: 'onRailOpenChange', companyId: 'onCompanyChange' });

const page = (
  <div style={{ display: 'grid', gap: 16 }}>
    <h1>Исследования</h1>
    {research.map((study) => (
      <Card key={study.id}>
        <h2 style={{ fontSize: fontSizes.md }}>{study.title}</h2>
        <p>{study.description}</p>
      </Card>
    ))}
  </div>
);

const meta = preview.meta({
  id: 'features-shell-appshell',
  title: 'Разделы/Рамка приложения/Рамка приложения · AppShell',
  component: AppShell,
  args: {
    topItems: topItems('/'),
    railItems: railItems('/'),
    userName: profile.name,
    companies: manyCompanies,
    companyId: manyCompanies[0]?.id ?? '',
    onCompanyChange: fn(),
    addCompanyHref: '/onboarding',
    railOpen: true,
    onRailOpenChange: fn(),
    searchShortcut: 'Ctrl K',
    onSearch: fn(),
    theme: 'light' as AppShellProps['theme'],
    onThemeChange: fn(),
    children: page,
  },
  decorators: [withStoryLinks],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      description: { component: 'То, что стоит на месте, пока меняются экраны: навигация, компания, поиск, тема.' },
    },
    layout: 'fullscreen',
    chromatic: { modes: screenModes },
  },
  render: (args) => <Demo {...args} />,
});

export const Desktop = meta.story({
  name: 'Компьютер: полоса сверху, панель сбоку',
  play: async ({ canvas, step }) => {
    const top = within(canvas.getByRole('navigation', { name: 'Разделы' }));
    const rail = within(canvas.getByRole('navigation', { name: 'Все разделы' }));
    await step('Разделы сверху — в своём порядке', async () => {
      await expect(top.getAllByRole('link').map((link) => link.lastChild?.textContent)).toEqual([
        'Видение',
        'Стратегия',
        'Тактика',
        'Эксперименты',
        'Исследования',
        'Аудитории',
        'Профиль',
      ]);
    });
    await step('Сбоку — ассистент, знакомство и те же семь', async () => {
      await expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual(labelsOf(railItems('/')));
    });
    await step('Текущий — ровно этот путь, в обоих местах', async () => {
      await expect(top.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
      await expect(rail.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
    });
    await step('Одна шапка, одно содержимое', async () => {
      await expect(canvas.getAllByRole('banner')).toHaveLength(1);
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    });
  },
});

export const RailClosed = meta.story({ name: 'Панель свёрнута', args: { railOpen: false } });

export const Toggling = meta.story({
  name: 'Панель сворачивается, компания меняется, тема переключается',
  tags: ['way'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Свернуть панель', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Свернуть боковую панель' }));
      await expect(args.onRailOpenChange).toHaveBeenLastCalledWith(false);
      await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(48);
    });
    await step('Другая компания', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Компания' }), 'company-school');
      await expect(args.onCompanyChange).toHaveBeenCalledWith('company-school');
    });
    await step('Поиск', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Поиск' }));
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('Другая тема', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Включить тёмную тему' }));
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    });
  },
});

export const SkipLink = meta.story({
  name: 'Первый Tab ведёт мимо навигации к содержанию',
  tags: ['way'],
  play: async ({ canvas, userEvent, step }) => {
    const skip = canvas.getByRole('link', { name: 'К содержанию' });
    await step('Ссылка видна, только когда на ней фокус', async () => {
      await expect(getComputedStyle(skip).clipPath).toBe('inset(50%)');
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(getComputedStyle(skip).clipPath).toBe('none');
    });
    await step('Enter переносит фокус', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(window.location.hash).toBe('');
    });
  },
});

export const Unknown = meta.story({
  name: 'Неизвестный путь, данные ещё не пришли',
  args: {
    topItems: topItems('/nowhere'),
    railItems: railItems('/nowhere'),
    userName: '',
    companies: [],
    companyId: '',
    theme: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /тему/ })).not.toBeInTheDocument();
  },
});

export const Subpath = meta.story({
  name: 'Путь глубже раздела раздел не отмечает',
  args: { topItems: topItems('/experiments/1'), railItems: railItems('/experiments/1') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

const banner = (
  <StatusBanner
    title="Ориентир обновился в другой вкладке"
    description="Здесь открыта старая версия, изменения в ней не сохраняются. Перезагрузите страницу."
    action={<Button size="sm">Перезагрузить</Button>}
  />
);

export const WithBanner = meta.story({ name: 'Сообщение над экраном', args: { banner } });

export const Tablet = meta.story({
  name: 'Планшет: ничего не вылезает',
  globals: { viewport: { value: 'tablet' } },
  play: () => fits(),
});

export const Phone = meta.story({
  name: 'Телефон: шапка и меню со всеми разделами',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent, step }) => {
    onNavigate.mockClear();
    const menu = canvas.getByRole('button', { name: 'Открыть меню' });
    await step('Ни полосы, ни панели', async () => {
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
      await fits();
    });
    await step('Меню открывает лист', async () => {
      await userEvent.click(menu);
      const sheet = within(await screen.findByRole('dialog', { name: 'Меню' }));
      await expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
        ...labelsOf(railItems('/')),
        'Добавить компанию',
      ]);
      await expect(sheet.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
      await expect(sheet.getByRole('combobox', { name: 'Компания' })).toHaveDisplayValue('Азимут');
    });
    await step('Выбор закрывает', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Эксперименты' }));
      await expect(onNavigate).toHaveBeenCalledWith('/experiments');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Escape закрывает и возвращает фокус', async () => {
      await userEvent.click(menu);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).toHaveFocus());
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('И открывается снова', async () => {
      await userEvent.click(menu);
      await screen.findByRole('dialog', { name: 'Меню' });
    });
  },
});

export const PhoneBanner = meta.story({
  name: 'Телефон: сообщение над экраном',
  args: { banner },
  globals: { viewport: { value: 'mobile' } },
});
