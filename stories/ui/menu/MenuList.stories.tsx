import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MenuList, type MenuListProps } from '#src/ui/menu/MenuList.tsx';

/** The list beside a button that was there first. */
function Beside(props: MenuListProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 200, paddingInline: 16, textAlign: 'right' }}>
      <Button ref={button} id={props.openerId}>
        Действия
      </Button>
      <MenuList {...props} opener={button} />
    </div>
  );
}

const onClose = fn();

const meta = preview.meta({
  id: 'ui-menu-menulist',
  title: 'Элементы/Строки меню · MenuList',
  component: MenuList,
  args: {
    id: 'list',
    openerId: 'opener',
    opener: { current: null },
    label: 'Действия со сценарием',
    items: [
      { label: 'Изменить', onSelect: fn(), disabled: true },
      { label: 'Дублировать', onSelect: fn() },
      { label: 'Удалить', onSelect: fn(), danger: true },
    ],
    open: true,
    byKey: false,
    onClose,
  },
  render: (args) => <Beside {...args} />,
  beforeEach: () => {
    onClose.mockClear();
  },
});

export const ByPointer = meta.story({
  name: 'Открыт мышью: ни одна строка не выделена',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Действия со сценарием' })).toHaveFocus());
    await waitFor(async () => {
      const list = screen.getByRole('menu').getBoundingClientRect();
      const button = document.querySelector('#opener')?.getBoundingClientRect();
      await expect(list.top).toBeGreaterThanOrEqual(button?.bottom ?? Number.POSITIVE_INFINITY);
      await expect(Math.round(list.right)).toBe(Math.round(button?.right ?? 0));
    });
  },
});

export const ByKey = meta.story({
  name: 'Открыт клавишей: фокус на первой строке, которую можно выбрать; Escape просит закрыть',
  args: { byKey: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Дублировать' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});
