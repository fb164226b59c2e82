import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/Row.tsx';

const meta = preview.meta({
  id: 'ui-row',
  title: 'Элементы/Ряд · Row',
  component: Row,
  args: {
    children: (
      <>
        <Button variant="primary">Сохранить изменения</Button>
        <Button>Сменить пароль</Button>
        <Button>Отмена</Button>
      </>
    ),
  },
});

export const Usual = meta.story({ name: 'Рядом' });
export const Narrow = meta.story({
  name: 'Не помещаются — переходят на новую строку',
  args: { style: { width: 240 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
});
