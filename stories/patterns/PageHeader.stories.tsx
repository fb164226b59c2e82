import { Download, Upload } from 'lucide-react';
import { expect, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PageHeader } from '#src/patterns/PageHeader.tsx';
import { Button } from '#src/ui/Button.tsx';

const actions = (
  <Button variant="primary" icon={<Upload />}>
    Загрузить исследование
  </Button>
);
const file = <Button icon={<Download />}>Экспорт</Button>;

const meta = preview.meta({
  id: 'patterns-pageheader',
  title: 'Приёмы/Шапка экрана · PageHeader',
  component: PageHeader,
  args: {
    title: 'Исследования',
    subtitle:
      'Управляйте исследованиями: храните материалы, находите в них слова респондентов и превращайте их в гипотезы',
    actions,
    file,
  },
});

export const WithActions = meta.story({
  name: 'С действиями',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Исследования');
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Загрузить исследование');
  },
});

export const WithoutActions = meta.story({
  name: 'Без действий',
  args: {
    title: 'Тактика',
    subtitle: 'AAARRR-анализ touchpoints на основе исследований',
    actions: undefined,
    file: undefined,
  },
});

export const Long = meta.story({
  name: 'Длинное название и подзаголовок',
  args: {
    title: 'Исследование барьеров при переходе от пробного периода к оплате у команд образовательных платформ',
    subtitle:
      'Девять разговоров с продактами и исследователями онлайн-школ: как они ищут респондентов, что делают с записями и почему выводы не доходят до команды',
  },
});

export const Awaited = meta.story({
  name: 'Подзаголовок ещё не весь: место под конец занято, вслух он не читается',
  args: { title: 'Стратегия', subtitle: 'Рынок, продукт и маркетинг', awaited: ': на основе 10 интервью' },
  play: async ({ canvas }) => {
    const subtitle = canvas.getByText('Рынок, продукт и маркетинг');
    const room = within(subtitle).getByText(/на основе/);
    await expect(room).not.toBeVisible();
    await expect(room).toHaveAttribute('aria-hidden', 'true');
    await expect(room.getBoundingClientRect().width).toBeGreaterThan(0);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне главное действие под заголовком, «Экспорт» рядом с ним',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const [primary, exporting] = canvas.getAllByRole('button');
    await expect(primary?.getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
    await expect(exporting?.getBoundingClientRect().top).toBeLessThan(heading.bottom);
    await expect(primary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
