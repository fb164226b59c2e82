import { toast } from 'react-toastify/unstyled';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { clearNotifications, notify } from '#src/ui/toast/notify.ts';
import { Toasts } from '#src/ui/toast/Toasts.tsx';

import { saying, gone, toasts } from './toastPlay.ts';

const meta = preview.meta({
  id: 'ui-toast-toasts',
  title: 'Элементы/Уведомления · Toasts (тосты)',
  component: Toasts,
  beforeEach: () => clearNotifications,
  render: () => (
    <>
      <Button onClick={() => notify({ title: 'Сохранено', description: 'Изменения успешно сохранены' })}>
        Сохранить
      </Button>
      <Toasts />
    </>
  ),
});

/** The box that fixed elements are placed in: the window less its scrollbar. */
function fixedBox(): DOMRect {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.body.append(probe);
  const box = probe.getBoundingClientRect();
  probe.remove();
  return box;
}

export const Tones = meta.story({
  name: 'Три тона',
  play: async ({ step }) => {
    notify({ title: 'Экспорт запущен', description: 'Список экспериментов будет экспортирован в PDF' });
    notify({ title: 'Исследование загружено', description: '«Интервью с ушедшими»', tone: 'success' });
    notify({ title: 'Ошибка', description: 'Заполните все обязательные поля', tone: 'error' });
    await step('Слышно один раз: живая область одна', async () => {
      const LIVE = '[aria-live], [role=alert], [role=status], output';
      for (const title of ['Экспорт запущен', 'Исследование загружено', 'Ошибка']) {
        const live: Element[] = [];
        for (let one: Element | null = await screen.findByText(title); one; one = one.parentElement) {
          if (one.matches(LIVE)) live.push(one);
        }
        await expect(live).toHaveLength(1);
        // The error came last: it breaks in.
        await expect(live[0]).toHaveAttribute('aria-live', 'assertive');
      }
    });
    await step('Место и ширина', async () => {
      const boxes = toasts().map((toast) => toast.getBoundingClientRect());
      await expect(boxes.map((box) => box.width)).toEqual([356, 356, 356]);
      await expect(Math.round((boxes[2]?.top ?? 0) - (boxes[1]?.bottom ?? 0))).toBe(14);
      await expect(Math.round(fixedBox().bottom - (boxes[2]?.bottom ?? 0))).toBe(32);
      await expect(Math.round(fixedBox().right - (boxes[2]?.right ?? 0))).toBe(32);
    });
    await step('Цвета наши, а не библиотеки', async () => {
      const probe = document.createElement('div');
      probe.style.cssText = 'background: var(--color-surface); color: var(--color-ink)';
      document.body.append(probe);
      const ours = getComputedStyle(probe);
      const theirs = getComputedStyle(toasts()[0] as HTMLElement);
      await expect([theirs.backgroundColor, theirs.color]).toEqual([ours.backgroundColor, ours.color]);
      probe.remove();
    });
    // Or they would be gone before axe and the picture.
    toast.pause();
  },
});

export const Queue = meta.story({
  name: 'Видны три, четвёртое ждёт места',
  play: async ({ userEvent, step }) => {
    for (const name of ['Первое', 'Второе', 'Третье', 'Четвёртое']) notify({ title: name });
    await step('Четвёртое ждёт', async () => {
      await waitFor(() => expect(toasts()).toHaveLength(3));
      await expect(screen.queryByText('Четвёртое')).not.toBeInTheDocument();
    });
    await step('Место освободилось', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть уведомление' })[0] as HTMLElement);
      await expect(await screen.findByText('Четвёртое')).toBeVisible();
      await expect(screen.queryByText('Первое')).not.toBeInTheDocument();
    });
  },
});

export const Repeated = meta.story({
  name: 'То же самое ещё раз — то же сообщение, время сначала',
  play: async ({ canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    await userEvent.click(save);
    const first = await saying('Сохранено');
    const timer = () => within(first).getByRole('progressbar', { hidden: true });
    const before = timer();
    await step('Трижды нажали — одно сообщение', async () => {
      await userEvent.click(save);
      await userEvent.click(save);
      notify({ title: 'Сохранено', description: 'Другое' });
      await waitFor(() => expect(toasts()).toHaveLength(2));
      await expect(screen.getAllByText('Изменения успешно сохранены')).toHaveLength(1);
    });
    await step('Часы новые', async () => {
      await waitFor(() => expect(timer()).not.toBe(before));
    });
    await step('Ушло — и снова приходит', async () => {
      clearNotifications();
      await gone();
      await userEvent.click(save);
      await saying('Сохранено');
    });
    toast.pause();
  },
});

export const Timed = meta.story({
  name: 'Уходит через 4 секунды, под указателем ждёт',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const toast = await saying('Сохранено');
    const timer = within(toast).getByRole('progressbar', { hidden: true });
    await step('4000 мс', async () => {
      await expect(timer.style.animationDuration).toBe('4000ms');
    });
    await step('Под указателем время стоит', async () => {
      await userEvent.hover(toast);
      await waitFor(() => expect(timer.style.animationPlayState).toBe('paused'));
      await userEvent.unhover(toast);
      await waitFor(() => expect(timer.style.animationPlayState).toBe('running'));
    });
    await step('С фокусом клавиатуры время стоит', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await expect(getComputedStyle(timer).animationPlayState).toBe('paused');
    });
    await step('Время вышло', async () => {
      fireEvent.animationEnd(timer);
      await gone();
    });
  },
});

export const Hotkey = meta.story({
  name: 'Alt+T ведёт к новейшему, Escape возвращает',
  play: async ({ canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    notify({ title: 'Старое' });
    await userEvent.click(save);
    const newest = (await screen.findByText('Сохранено')).closest('.Toastify__toast');
    await step('Alt+T', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await expect(newest).toHaveFocus();
    });
    await step('Escape убирает это сообщение и возвращает фокус', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(save).toHaveFocus());
      await expect(screen.queryByText('Сохранено')).not.toBeInTheDocument();
      await expect(screen.getByText('Старое')).toBeVisible();
    });
    await step('Tab за последнюю кнопку тоже возвращает', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
      await userEvent.tab();
      await expect(save).toHaveFocus();
      await expect(screen.getByText('Старое')).toBeVisible();
    });
  },
});

export const Passing = meta.story({
  name: 'Кто пришёл по Tab, идёт дальше: с последнего места страницы не возвращает на него же',
  play: async ({ canvas, userEvent }) => {
    notify({ title: 'Сохранено' });
    await saying('Сохранено');
    const last = canvas.getByRole('button', { name: 'Сохранить' });
    last.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
    await userEvent.tab();
    await expect(last).not.toHaveFocus();
  },
  render: () => (
    <>
      <Button>Первое место страницы</Button>
      <Button>Сохранить</Button>
      <Toasts />
    </>
  ),
});

export const Mobile = meta.story({
  name: 'На телефоне во всю ширину',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    notify({
      title: 'Гипотеза добавлена в бэклог',
      description: 'Гипотеза добавлена в этап Activation',
      tone: 'success',
    });
    const shown = await saying('Гипотеза добавлена в бэклог');
    await expect(shown.getBoundingClientRect().width).toBe(fixedBox().width - 32);
    toast.pause();
  },
});
