import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { keeping } from '#stories/keeping.tsx';

const Demo = keeping(Accordion, { value: 'onValueChange' });

const meta = preview.meta({
  id: 'ui-accordion-accordion',
  title: 'Элементы/Аккордеон · Accordion',
  component: Accordion,
  args: {
    value: null,
    onValueChange: fn(),
    label: 'Список исследований',
    style: { display: 'grid', gap: 8 },
    children: (
      <>
        <AccordionItem
          value="a"
          title="Интервью с ушедшими клиентами"
          summary="Почему уходят после пробного периода · 12 участников"
          badges={<Badge tone="green">Завершено</Badge>}
        >
          <p>Двенадцать разговоров о последних днях пробного периода.</p>
        </AccordionItem>
        <AccordionItem value="b" title="Опрос новых пользователей" summary="Что мешает начать · 120 участников">
          <TextField label="Заметка" />
        </AccordionItem>
        <AccordionItem value="c" title="Юзабилити-тест настройки первого интервью">
          <p>Пять человек, один прототип.</p>
        </AccordionItem>
      </>
    ),
  },
  render: (args) => <Demo {...args} />,
});

export const Closed = meta.story({ name: 'Всё закрыто' });
export const Open = meta.story({ name: 'Одно открыто', args: { value: 'a' } });

export const Toggling = meta.story({
  name: 'Открывается одно, повторное нажатие закрывает',
  play: async ({ args, canvas, userEvent, step }) => {
    const first = canvas.getByRole('button', { name: /Интервью/ });
    const second = canvas.getByRole('button', { name: /Опрос/ });
    await step('Открыть первое', async () => {
      await userEvent.click(first);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('region', { name: /Интервью/ })).toBeVisible();
    });
    await step('Открыть второе: первое закрылось', async () => {
      await userEvent.click(second);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getAllByRole('region')).toHaveLength(1);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('b');
    });
    await step('Закрыть', async () => {
      await userEvent.click(second);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    });
  },
});

export const Keyboard = meta.story({
  name: 'Стрелки, Home и End ходят по заголовкам',
  args: { value: 'b' },
  play: async ({ canvas, userEvent, step }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await step('Вниз и в конец', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(third).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(third).toHaveFocus();
    });
    await step('В начало и Enter', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(first).toHaveFocus();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });
    await step('В поле внутри стрелки остаются у поля', async () => {
      await userEvent.click(second as HTMLElement);
      const field = canvas.getByRole('textbox');
      await userEvent.type(field, 'раз{Home}{ArrowDown}');
      await expect(field).toHaveFocus();
    });
  },
});

const onKeyDown = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const OwnKeys = meta.story({
  name: 'Список с окном берёт клавиши себе',
  args: { onKeyDown },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onKeyDown).toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
});
