import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';
import { Badge } from '#src/ui/Badge.tsx';

const meta = preview.meta({
  id: 'ui-accordion-accordionitem',
  title: 'Элементы/Строка аккордеона · AccordionItem',
  component: AccordionItem,
  args: {
    value: 'a',
    title: 'Интервью с ушедшими клиентами',
    summary: 'Почему уходят после пробного периода · 12 участников',
    status: <Badge tone="green">Завершено</Badge>,
    badges: (
      <>
        <Badge tone="blue">Интервью</Badge>
        <Badge>Мария Петрова</Badge>
      </>
    ),
    children: <p>Двенадцать разговоров о последних днях пробного периода.</p>,
  },
  render: (args) => (
    <Accordion value={null} onValueChange={() => {}}>
      <AccordionItem {...args} />
    </Accordion>
  ),
});

export const Closed = meta.story({
  name: 'Закрыт: содержимого нет на странице, кнопка названа коротко и со статусом',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Двенадцать/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Интервью с ушедшими клиентами Завершено');
    await expect(canvas.getByRole('heading', { name: 'Интервью с ушедшими клиентами Завершено' })).toBeVisible();
    await expect(canvas.getByText(/12 участников$/)).toBeVisible();
    const badge = canvas.getByText('Завершено').getBoundingClientRect();
    await expect(document.elementFromPoint(badge.x + 4, badge.y + 4)).toBe(canvas.getByRole('button'));
  },
});

export const Open = meta.story({
  name: 'Открыт: краткая строка уступает место подробностям',
  args: { note: <p>В материалах: …о цене…</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/12 участников$/)).not.toBeInTheDocument();
    await expect(canvas.getByText('В материалах: …о цене…')).toBeVisible();
  },
  render: (args) => (
    <Accordion value="a" onValueChange={() => {}}>
      <AccordionItem {...args} />
    </Accordion>
  ),
});

export const TitleOnly = meta.story({
  name: 'Только название',
  args: { summary: undefined, status: undefined, badges: undefined, headingLevel: 4 },
});

export const Long = meta.story({
  name: 'Длинное название переносится, суть обрезается',
  args: {
    title: 'Эксперимент: Пользователи откладывают первое интервью, потому что не знают, о чём спрашивать собеседника',
    summary:
      'Если дать готовый список вопросов с возможностью правки, то доля провёдших первое интервью за неделю вырастет',
  },
});

export const Mobile = meta.story({
  name: 'На телефоне бейджи под названием',
  args: { title: 'Интервью с ушедшими клиентами о последних днях' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Завершено').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
  },
});
