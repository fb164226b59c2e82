import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { Button } from '#src/ui/Button.tsx';

const onReload = fn();

const meta = preview.meta({
  id: 'features-shell-statusbanner',
  title: 'Разделы/Рамка приложения/Сообщение над экраном · StatusBanner (баннер)',
  component: StatusBanner,
  parameters: {
    docs: {
      description: {
        component:
          'Сообщение обо всём рабочем пространстве, которое надо знать на любом экране: беда с хранилищем, новая версия в другой вкладке.',
      },
    },
  },
  args: {
    title: 'Ориентир обновился в другой вкладке',
    description: 'Здесь открыта старая версия, изменения в ней не сохраняются. Перезагрузите страницу.',
    action: (
      <Button size="sm" onClick={onReload}>
        Перезагрузить
      </Button>
    ),
  },
});

export const WithAction = meta.story({
  name: 'С выходом',
  play: async ({ canvas, userEvent }) => {
    onReload.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ориентир обновился в другой вкладке.');
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить' }));
    await expect(onReload).toHaveBeenCalledTimes(1);
  },
});

export const WithoutAction = meta.story({
  name: 'Без кнопки',
  args: {
    title: 'Ориентир ждёт другую вкладку',
    description: 'Обновлению мешает вкладка со старой версией. Закройте её или перезагрузите — данные на месте.',
    action: undefined,
  },
});

export const Removed = meta.story({
  name: 'Удалённому из компании',
  args: {
    title: 'Вас больше нет в компании «Ориентир»',
    description:
      'Менять в ней ничего нельзя, её записи из этого браузера убраны. Если это ошибка, напишите владельцу: он может вернуть вас, и работа продолжится. До сервера не дошло: 2 ваши правки — это можно забрать с собой.',
    action: <Button size="sm">Забрать своё и выйти…</Button>,
  },
});

export const RemovedMobile = meta.story({
  name: 'Удалённому из компании, на телефоне',
  args: Removed.input.args ?? {},
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Забрать своё и выйти…' })).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне кнопка под текстом',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/старая версия/).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(text.bottom);
  },
});
