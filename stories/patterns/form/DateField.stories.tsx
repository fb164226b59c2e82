import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DateField } from '#src/patterns/form/DateField.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { keeping } from '#stories/keeping.tsx';

const Demo = keeping(DateField, { value: 'onChange' });

const meta = preview.meta({
  id: 'patterns-form-datefield',
  title: 'Приёмы/Поле даты · DateField',
  component: DateField,
  args: { label: 'Дата начала', value: '2026-11-22', today: '2026-11-20', onChange: fn<(value: string) => void>() },
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <Demo {...args} />
    </div>
  ),
});

const WEEK = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const field = () => screen.getByRole('textbox', { name: /^Дата начала/ });
const opener = () => screen.getByRole('button', { name: 'Календарь: Дата начала' });
const calendar = () => screen.findByRole('dialog', { name: 'Календарь: Дата начала' });
const closed = () => waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());

export const Filled = meta.story({
  name: 'Дата стоит',
  args: { hint: 'Первый день эксперимента', required: true },
  play: async () => {
    await expect(field()).toHaveValue('22.11.2026');
    await expect(field()).toHaveAccessibleDescription('Первый день эксперимента');
  },
});

export const Empty = meta.story({ name: 'Даты нет', args: { value: '' } });

export const Typing = meta.story({
  name: 'Набирают и вставляют по-разному, остаётся дд.мм.гггг',
  args: { value: '' },
  play: async ({ args, step, userEvent }) => {
    for (const text of ['22.11.2026', '22.11.26', '22112026', '2026-11-22', '22/11/2026']) {
      await step(text, async () => {
        await userEvent.clear(field());
        await userEvent.click(field());
        await userEvent.paste(text);
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
        await expect(field()).toHaveValue(text);
        await userEvent.tab();
        await expect(field()).toHaveValue('22.11.2026');
        await expect(field()).not.toHaveAttribute('aria-invalid');
      });
    }
    await step('По клавише', async () => {
      await userEvent.clear(field());
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await userEvent.type(field(), '5.3.2027');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05');
      await userEvent.tab();
      await expect(field()).toHaveValue('05.03.2027');
    });
  },
});

export const Impossible = meta.story({
  name: 'Такой даты нет: набранное на месте, поле говорит почему',
  play: async ({ args, step, userEvent }) => {
    await step('Пока набирают, поле молчит', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '31.02.2026');
      await expect(field()).not.toHaveAttribute('aria-invalid');
    });
    await step('Ушли из поля', async () => {
      await userEvent.tab();
      await expect(field()).toHaveValue('31.02.2026');
      await expect(field()).toHaveAttribute('aria-invalid', 'true');
      await expect(field()).toHaveAccessibleDescription('Такой даты нет: в феврале 2026 года 28 дней');
      await expect(args.onChange).toHaveBeenLastCalledWith('31.02.2026');
    });
  },
});

export const Picking = meta.story({
  name: 'Календарь: день выбирают мышью',
  play: async ({ args, step, userEvent }) => {
    await step('Открыт на выбранном дне, неделя с понедельника', async () => {
      await userEvent.click(opener());
      const month = within(await calendar());
      await expect(month.getByRole('grid', { name: /ноябрь 2026/i })).toBeInTheDocument();
      await expect([...(await calendar()).querySelectorAll('th')].map((one) => one.textContent)).toEqual(WEEK);
      await waitFor(() => expect(month.getByRole('button', { name: /22 ноября 2026.*выбрано/ })).toHaveFocus());
      await expect(month.getByRole('button', { name: /^Сегодня.*20 ноября 2026/ })).toBeInTheDocument();
    });
    await step('Другой месяц, другой день', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Перейти к следующему месяцу' }));
      await userEvent.click(await screen.findByRole('button', { name: /, 4 декабря 2026/ }));
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
      await expect(field()).toHaveValue('04.12.2026');
      await waitFor(() => expect(opener()).toHaveFocus());
    });
  },
});

export const ByKeys = meta.story({
  name: 'Календарь: с клавиатуры, Escape закрывает его одного',
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Запуск эксперимента">
      <Demo {...args} />
    </Dialog>
  ),
  play: async ({ args, step, userEvent }) => {
    await step('Alt+↓ в поле; неделя вперёд, месяц вперёд, Enter', async () => {
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await calendar();
      await waitFor(() => expect(screen.getByRole('button', { name: /22 ноября 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('button', { name: /29 ноября 2026/ })).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(screen.getByRole('button', { name: /29 декабря 2026/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-29');
    });
    await step('Escape оставляет дату и диалог', async () => {
      await waitFor(() => expect(opener()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await calendar();
      await waitFor(() => expect(screen.getByRole('button', { name: /29 декабря 2026/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(screen.getByRole('dialog', { name: 'Запуск эксперимента' })).toBeInTheDocument();
      await expect(field()).toHaveValue('29.12.2026');
      await waitFor(() => expect(opener()).toHaveFocus());
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне календарь умещается, дни под палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const frame = await calendar();
    const { left, right } = frame.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const day = within(frame).getByRole('button', { name: /20 ноября 2026/ });
    await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
