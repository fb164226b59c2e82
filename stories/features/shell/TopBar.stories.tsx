import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OpenCompany } from '#src/features/shell/OpenCompany.tsx';
import { OpenProduct } from '#src/features/shell/OpenProduct.tsx';
import { SearchButton } from '#src/features/shell/SearchButton.tsx';
import { ThemeToggle } from '#src/features/shell/ThemeToggle.tsx';
import { TopBar } from '#src/features/shell/TopBar.tsx';
import { profile } from '#src/samples/account.ts';

import { manyCompanies } from './companyList.ts';
import { topItems } from './destinations.ts';
import { withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  id: 'features-shell-topbar',
  title: 'Разделы/Рамка приложения/Верхняя полоса · TopBar (навигация)',
  component: TopBar,
  args: {
    items: topItems('/'),
    userName: profile.name,
    actions: (
      <>
        <SearchButton shortcut="Ctrl K" onOpen={fn()} />
        <ThemeToggle theme="light" onThemeChange={fn()} />
      </>
    ),
  },
  decorators: [withStoryLinks],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: { description: { component: 'Верхняя полоса компьютера: логотип, семь разделов, человек.' } },
    layout: 'fullscreen',
  },
});

export const Desktop = meta.story({
  name: 'Семь разделов по порядку, у профиля — инициалы',
  play: async ({ canvas, step }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Разделы' }));
    await step('Порядок разделов', async () => {
      await expect(nav.getAllByRole('link').map((link) => link.lastChild?.textContent)).toEqual([
        'Видение',
        'Стратегия',
        'Тактика',
        'Эксперименты',
        'Исследования',
        'Аудитории',
        'Профиль',
      ]);
    });
    await step('Инициалы — украшение, не имя ссылки', async () => {
      await expect(canvas.getByText('МС')).toBeVisible();
      await expect(nav.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile');
    });
    await step('Отмечен один', async () => {
      await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Исследования');
    });
  },
});

export const Profile = meta.story({ name: 'Открыт профиль', args: { items: topItems('/profile') } });

export const NotLoaded = meta.story({
  name: 'Пока неизвестно, кто это, и тема',
  args: { userName: '', actions: <ThemeToggle theme={undefined} onThemeChange={fn()} /> },
});

export const Tablet = meta.story({
  name: 'На узком окне помещается целиком',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

export const BothNames = meta.story({
  name: '1024 px: над продуктом стоит компания',
  args: {
    company: (
      <>
        <OpenCompany companies={manyCompanies} companyId={manyCompanies[0]?.id ?? ''} onCompanyChange={fn()} />
        <OpenProduct
          products={[
            { id: 'main', name: 'Азимут', description: '' },
            { id: 'voice', name: 'Голосовые интервью для служб поддержки', description: '' },
          ]}
          choice="voice"
          onChoose={fn()}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'window' } },
  parameters: {
    viewport: { options: { window: { name: 'Окно, 1024 px', styles: { width: '1024px', height: '768px' } } } },
  },
  play: async ({ canvas }) => {
    const [company, product] = [
      canvas.getByRole('combobox', { name: 'Открыта компания' }),
      canvas.getByRole('combobox', { name: 'Показан продукт' }),
    ].map((choice) => choice.getBoundingClientRect());
    await expect(company?.bottom).toBeLessThanOrEqual((product?.top ?? 0) + 1);
    for (const { height, width } of [company, product].flatMap((box) => box ?? [])) {
      await expect(height).toBeGreaterThanOrEqual(24);
      await expect(width).toBeGreaterThan(60);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const LABORATORY = [{ id: 'lab', name: 'Лаборатория · команда', ownName: 'Лаборатория' }];

export const NamedAlike = meta.story({
  name: 'Общая компания: её имя и то, чем она отличается, видны целиком',
  args: {
    company: <OpenCompany companies={LABORATORY} companyId="lab" onCompanyChange={fn()} />,
    actions: (
      <>
        <SearchButton shortcut="Ctrl K" onOpen={fn()} />
        <ThemeToggle theme="light" onThemeChange={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const words of ['Лаборатория', 'команда']) {
      const one = canvas.getByText(words);
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  name: 'На телефоне её нет',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});
