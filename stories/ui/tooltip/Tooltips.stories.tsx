import { Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Tooltips } from '#src/ui/tooltip/Tooltips.tsx';

const Row = () => (
  <div style={{ display: 'flex', gap: 24, padding: 64 }}>
    <IconButton label="Скачать" icon={<Download />} />
    <IconButton label="Править" icon={<Pencil />} />
    <IconButton label="Удалить вопрос 2" tooltip="Удалить вопрос" icon={<Trash2 />} />
  </div>
);

const meta = preview.meta({
  id: 'ui-tooltip-tooltips',
  title: 'Элементы/Подсказки по всему приложению · Tooltips (тултипы)',
  component: Tooltips,
  render: () => (
    <>
      <Row />
      <Tooltips />
    </>
  ),
});

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const showing = (text: string) => waitFor(() => expect(shown()).toBe(text));
const none = () => waitFor(() => expect(shown()).toBeNull());

export const ByKeys = meta.story({
  name: 'С клавиатуры сразу, одна за раз; Escape убирает',
  play: async ({ canvas, step, userEvent }) => {
    await step('Tab идёт по кнопкам', async () => {
      await userEvent.tab();
      await showing('Скачать');
      await userEvent.tab();
      await showing('Править');
      await userEvent.tab();
      await showing('Удалить вопрос');
      await expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await none();
      await expect(canvas.getByRole('button', { name: 'Удалить вопрос 2' })).toHaveFocus();
    });
  },
});

export const ByPointer = meta.story({
  name: 'Под указателем: через 700 мс, следующая сразу, нажали — ушла',
  play: async ({ canvas, step, userEvent }) => {
    await step('Не сразу', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Скачать' }));
      const asked = performance.now();
      await expect(shown()).toBeNull();
      await showing('Скачать');
      await expect(performance.now() - asked).toBeGreaterThanOrEqual(600);
    });
    await step('Соседняя кнопка', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Править' }));
      await showing('Править');
    });
    await step('Нажали', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Править' }));
      await none();
    });
  },
});

export const InDialog = meta.story({
  name: 'В диалоге: Escape убирает подсказку, следующий закрывает диалог',
  args: {},
  render: () => (
    <>
      <InDialogDemo />
      <Tooltips />
    </>
  ),
  play: async ({ step, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await step('Открывшийся диалог подсказок не показывает', async () => {
      await expect(shown()).toBeNull();
    });
    await step('Первый Escape', async () => {
      await userEvent.tab();
      await showing('Закрыть');
      await userEvent.keyboard('{Escape}');
      await none();
      await expect(onOpenChange).not.toHaveBeenCalled();
    });
    await step('Второй', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

const onOpenChange = fn();

function InDialogDemo() {
  return (
    <Dialog open onOpenChange={onOpenChange} title="Название">
      <TextField label="Название" />
    </Dialog>
  );
}
