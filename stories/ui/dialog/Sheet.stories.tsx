import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/field/Select.tsx';
import { Sheet } from '#src/ui/dialog/Sheet.tsx';
import { opening } from '#stories/keeping.tsx';

const Demo = opening(Sheet, 'Фильтры');

const meta = preview.meta({
  id: 'ui-dialog-sheet',
  title: 'Элементы/Боковой лист · Sheet (шторка, панель)',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Фильтры',
    children: <Select label="Компания" options={[{ value: 'all', label: 'Все компании' }]} />,
    footer: (
      <>
        <Button>Сбросить</Button>
        <Button variant="primary">Применить</Button>
      </>
    ),
  },
  render: (args) => <Demo {...args} />,
});

export const Right = meta.story({
  name: 'Справа',
  args: { side: 'right' },
  play: async () => {
    const frame = screen.getByRole('dialog', { name: 'Фильтры' }).getBoundingClientRect();
    await expect(frame.right).toBe(window.innerWidth);
    await expect(frame.height).toBe(window.innerHeight);
  },
});
export const Left = meta.story({ name: 'Слева', args: { side: 'left', width: '18rem', footer: undefined } });
export const Bottom = meta.story({
  name: 'Снизу на телефоне',
  args: { side: 'bottom' },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const frame = screen.getByRole('dialog').getBoundingClientRect();
    await expect(frame.bottom).toBe(window.innerHeight);
    await expect(frame.height).toBeLessThan(window.innerHeight * 0.86);
  },
});
export const Keyboard = meta.story({
  name: 'Escape закрывает и возвращает фокус',
  args: { open: false, side: 'left' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Фильтры' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
