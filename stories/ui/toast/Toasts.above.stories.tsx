import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { clearNotifications, notify } from '#src/ui/toast/notify.ts';
import { Sheet } from '#src/ui/dialog/Sheet.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Toasts } from '#src/ui/toast/Toasts.tsx';

import { saying, gone, toasts } from './toastPlay.ts';

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

const onAction = fn();

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
    // It came in from below, and is now higher than where it was measured.
    const sheet = screen.getByRole('dialog');
    sheet.style.translate = '0 -24px';
    sheet.dispatchEvent(new Event('animationend', { bubbles: true }));
    await expect(lowest()).toBeLessThan(boxOf(screen.getByRole('textbox')).top);
    await expect(toasts()).toHaveLength(3);
  },
});

/** A dialog with buttons above its foot, as a list of files has them. */
const WithButtons = () => (
  <>
    <Dialog open onOpenChange={fn()} title="Добавить контакты" size="lg" footer={<Button>Добавить</Button>}>
      <div style={{ height: '55vh' }} />
      <div style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
        <Button>Убрать первый</Button>
        <Button>Убрать второй</Button>
      </div>
    </Dialog>
    <Toasts />
  </>
);

/** No toast lies over any button of the dialog. */
async function pressable(): Promise<void> {
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  for (const title of ['Первое', 'Второе', 'Третье']) notify({ title, description: 'Две строки под ним' });
  await waitFor(() => expect(toasts()).toHaveLength(3));
  toast.pause();
  const covered = () =>
    buttons.filter((button) => {
      const { left, right, top, bottom } = boxOf(button);
      return toasts()
        .map(boxOf)
        .some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
    });
  await waitFor(() => expect(covered()).toEqual([]));
  await expect(toasts()).toHaveLength(3);
}

export const AboveButtons = meta.story({
  name: 'Кнопки в самом диалоге видны и нажимаются',
  globals: { viewport: { value: 'desktop' } },
  render: () => <WithButtons />,
  play: pressable,
});

export const AboveButtonsOnPhone = meta.story({
  name: 'И на телефоне',
  globals: { viewport: { value: 'mobile' } },
  render: () => <WithButtons />,
  play: pressable,
});
