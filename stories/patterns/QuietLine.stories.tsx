import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { QuietLine } from '#src/patterns/QuietLine.tsx';
import { fits, underFinger } from '#stories/checks.ts';

const onFinish = fn();

const meta = preview.meta({
  id: 'patterns-quietline',
  title: 'Приёмы/Тихая строка · QuietLine',
  component: QuietLine,
  args: {
    children: 'Все запланированные разговоры здесь. Завершить исследование?',
    actions: (
      <Button size="sm" onClick={onFinish}>
        Завершить
      </Button>
    ),
  },
});

export const Offer = meta.story({
  name: 'Предложение с кнопкой',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Завершить исследование\?$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await expect(onFinish).toHaveBeenCalled();
  },
});

export const Links = meta.story({
  name: 'На телефоне ссылки под словами и по пальцу',
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: '12 находок в 3 материалах ждут разбора.',
    actions: <Link href="/?view=findings">Все находки</Link>,
  },
  play: async ({ canvas, canvasElement }) => {
    await underFinger(canvas.getByRole('link', { name: 'Все находки' }));
    await fits(canvasElement);
  },
});
