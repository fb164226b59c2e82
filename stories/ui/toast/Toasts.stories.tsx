import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { clearNotifications, notify } from '#src/ui/toast/notify.ts';
import { Sheet } from '#src/ui/dialog/Sheet.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Toasts } from '#src/ui/toast/Toasts.tsx';

const onAction = fn();

const meta = preview.meta({
  id: 'ui-toast-toasts',
  title: 'Элементы/Уведомления · Toasts (тосты)',
  component: Toasts,
  beforeEach: () => {
    onAction.mockClear();
    return clearNotifications;
  },
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

/** The toast that says a text. */
const saying = async (text: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast');
  if (!found) throw new Error(`«${text}» is in no toast`);
  return found;
};
const gone = () => waitFor(() => expect(toasts()).toEqual([]));

const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];

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

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Новое исследование</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Новое исследование"
        footer={
          <Button
            onClick={() => notify({ title: 'Ошибка', tone: 'error', action: { label: 'Вернуть черновик', onAction } })}
          >
            Загрузить
          </Button>
        }
      >
        <TextField label="Название" />
      </Dialog>
      <Toasts />
    </>
  );
}

export const AboveDialog = meta.story({
  name: 'Поверх диалога нажимается мышью и не закрывает его',
  render: () => <WithDialog />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новое исследование' }));
    const load = await screen.findByRole('button', { name: 'Загрузить' });
    await userEvent.click(load);
    await step('Сообщение слышно и доступно', async () => {
      await saying('Ошибка');
      const action = screen.getByRole('button', { name: 'Вернуть черновик' });
      const box = action.getBoundingClientRect();
      await expect(document.elementFromPoint(box.x + 8, box.y + 8)).toBe(action);
    });
    await step('Действие сработало, диалог открыт, фокус вернулся в него', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Вернуть черновик' }));
      await expect(onAction).toHaveBeenCalledTimes(1);
      await gone();
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(load).toHaveFocus();
    });
    await step('Закрыть сообщение — не закрыть диалог', async () => {
      await userEvent.click(load);
      await userEvent.click(await screen.findByRole('button', { name: 'Закрыть уведомление' }));
      await gone();
      // The dialog answers a press outside only after the click, in a task of its own.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
});

export const AboveDialogByKeyboard = meta.story({
  name: 'Поверх диалога нажимается с клавиатуры',
  render: () => <WithDialog />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Новое исследование' });
    await userEvent.click(trigger);
    const input = await screen.findByRole('textbox', { name: 'Название' });
    const load = screen.getByRole('button', { name: 'Загрузить' });
    await userEvent.click(load);
    const alert = await saying('Ошибка');
    await step('Alt+T уводит фокус из диалога', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await expect(alert).toHaveFocus();
    });
    await step('Tab возвращает в диалог, и фокус снова заперт в нём', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(load).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('Enter на действии', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledTimes(1);
      await expect(screen.getByRole('dialog')).toBeVisible();
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('Escape в сообщении не трогает диалог, следующий Escape закрывает его', async () => {
      await userEvent.click(load);
      await saying('Ошибка');
      await userEvent.keyboard('{Alt>}t{/Alt}{Escape}');
      await gone();
      await expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

const lowest = () => Math.max(...toasts().map((one) => boxOf(one).bottom));

/** A screen with a field at its foot comes after another. */
function NextScreen() {
  const [next, setNext] = useState(false);
  return (
    <>
      {next ? (
        <div data-bottom-bar="" style={{ position: 'fixed', inset: 'auto 0 0', display: 'flex', padding: 8 }}>
          <TextField label="Ваш ответ" hideLabel />
          <Button>Отправить</Button>
        </div>
      ) : (
        <Button onClick={() => setNext(true)}>Дальше</Button>
      )}
      <Toasts />
    </>
  );
}

export const AboveField = meta.story({
  name: 'Поле внизу экрана видно: сообщение над ним',
  globals: { viewport: { value: 'mobile' } },
  render: () => <NextScreen />,
  play: async ({ canvas, userEvent, step }) => {
    notify({ title: 'Компания создана' });
    const first = await saying('Компания создана');
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    const field = canvas.getByRole('textbox');
    await step('Над полем и кнопкой', async () => {
      await waitFor(() => expect(lowest()).toBeLessThan(boxOf(field).top));
      await expect(lowest()).toBeLessThan(boxOf(canvas.getByRole('button', { name: 'Отправить' })).top);
      await expect(boxOf(field).top - boxOf(first).bottom).toBeLessThan(32);
    });
    await step('И второе тоже', async () => {
      notify({ title: 'Сохранено' });
      await waitFor(() => expect(toasts()).toHaveLength(2));
      await waitFor(() => expect(lowest()).toBeLessThan(boxOf(field).top));
    });
    toast.pause();
  },
});

export const AboveFocused = meta.story({
  name: 'В диалоге, где одни поля, видны действия и поле с фокусом',
  globals: { viewport: { value: 'mobile' } },
  render: () => (
    <>
      <Dialog open onOpenChange={fn()} title="Анкета" footer={<Button>Загрузить</Button>}>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Поле ${index + 1}`} />
        ))}
      </Dialog>
      <Toasts />
    </>
  ),
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Загрузить' });
    const fields = screen.getAllByRole('textbox').filter((field) => boxOf(field).bottom < boxOf(action).top - 16);
    const last = fields.at(-1);
    last?.focus();
    notify({ title: 'Ошибка', description: 'Заполните все обязательные поля', tone: 'error' });
    const alert = await saying('Ошибка');
    await waitFor(() => expect(boxOf(alert).bottom).toBeLessThan(boxOf(action).top));
    await expect(boxOf(alert).bottom).toBeLessThan(boxOf(last).top);
    toast.pause();
  },
});

export const AboveSheet = meta.story({
  name: 'Нижний лист: его действия видны',
  globals: { viewport: { value: 'mobile' } },
  render: () => (
    <>
      <Sheet
        open
        onOpenChange={fn()}
        side="bottom"
        title="Фильтры"
        footer={
          <>
            <Button>Сбросить</Button>
            <Button variant="primary">Применить</Button>
          </>
        }
      >
        <TextField label="Название" />
      </Sheet>
      <Toasts />
    </>
  ),
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Применить' });
    for (const title of ['Первое', 'Второе', 'Третье']) notify({ title, description: 'Две строки под ним' });
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await waitFor(() => expect(lowest()).toBeLessThan(boxOf(action).top));
    await expect(Math.min(...toasts().map((one) => boxOf(one).top))).toBeGreaterThanOrEqual(0);
    toast.pause();
  },
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
