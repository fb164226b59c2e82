import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CalendarPopup } from '#src/patterns/form/CalendarPopup.tsx';

import { AnchoredCalendar } from './AnchoredCalendar.tsx';

const meta = preview.meta({
  id: 'patterns-form-calendarpopup',
  title: 'Приёмы/Календарь · CalendarPopup',
  component: CalendarPopup,
  args: {
    label: 'Календарь: Дата начала',
    value: '2026-11-22',
    today: '2026-11-20',
    anchor: { current: null },
    returnFocus: { current: null },
    onPick: fn<(date: string) => void>(),
    onClose: fn<() => void>(),
  },
  render: (args) => <AnchoredCalendar {...args} />,
});

export const Chosen = meta.story({
  name: 'День выбран, сегодня отмечено',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: /22 ноября 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('2026-11-16');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const None = meta.story({
  name: 'Ничего не выбрано: открыт на сегодня',
  args: { value: '31.02.2026' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Сегодня.*20 ноября 2026/ })).toHaveFocus());
  },
});

export const LastMonth = meta.story({
  name: 'Дальше 2100 года нет',
  args: { value: '2100-12-31' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Перейти к следующему месяцу' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
