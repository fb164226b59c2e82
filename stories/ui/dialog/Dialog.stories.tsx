import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { opening } from '#stories/keeping.tsx';

/** Opens by state alone, as screens do: the dialog never sees its trigger. */
const Demo = opening(Dialog, 'Загрузить исследование');

const meta = preview.meta({
  id: 'ui-dialog-dialog',
  title: 'Элементы/Диалог · Dialog (модальное)',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Загрузка исследования',
    description: 'Файлы останутся в этом браузере',
    children: <TextField label="Название исследования" />,
    footer: (
      <>
        <Button variant="primary">Загрузить</Button>
        <Button>Отмена</Button>
      </>
    ),
  },
  render: (args) => <Demo {...args} />,
});

export const Open = meta.story({
  name: 'Открыт',
  play: async ({ step }) => {
    await step('Имя, описание и заголовок', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Загрузка исследования' });
      await expect(dialog).toHaveAccessibleDescription('Файлы останутся в этом браузере');
      await expect(screen.getByRole('heading', { name: 'Загрузка исследования' })).toBeVisible();
    });
    await step('Фокус в первом поле, а не на кнопке закрытия', async () => {
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
  },
});

export const Keyboard = meta.story({
  name: 'Escape закрывает и возвращает фокус на кнопку',
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Загрузить исследование' });
    await step('Открыть с клавиатуры', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('Tab ходит по кругу', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('textbox')).toHaveFocus();
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('Кнопка «Закрыть»', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

const LONG =
  'Пользователи откладывают первое интервью, потому что не знают, о чём спрашивать. Готовый список вопросов снимает страх, но только если его можно поправить под свой продукт.';

const longBody = Array.from({ length: 24 }, (_, index) => (
  <p key={index} style={{ marginBottom: 12 }}>
    {LONG}
  </p>
));

export const Scrolling = meta.story({
  name: 'Длинное содержимое прокручивается, шапка и низ на месте',
  args: { size: 'lg', children: longBody },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    dialog.scrollTop = 400;
    const frame = dialog.getBoundingClientRect();
    const heading = screen.getByRole('heading', { name: 'Загрузка исследования' }).getBoundingClientRect();
    const primary = screen.getByRole('button', { name: 'Загрузить' }).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Закрыть' }).getBoundingClientRect();
    await expect(heading.top).toBeGreaterThanOrEqual(frame.top);
    await expect(close.top).toBeGreaterThanOrEqual(frame.top);
    await expect(primary.bottom).toBeLessThanOrEqual(frame.bottom);
    await expect(frame.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** The dialog's action removes its trigger. */
function Vanishing({ open: _open, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <section>
      {done ? <a href="#made">Эксперимент</a> : <Button onClick={() => setOpen(true)}>Создать</Button>}
      <Dialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
          setDone(true);
        }}
      />
    </section>
  );
}

export const OpenerGone = meta.story({
  name: 'Кнопки, открывшей диалог, больше нет: фокус на том, что теперь на её месте',
  render: (args) => <Vanishing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Эксперимент' })).toHaveFocus());
  },
});

/** The dialog's action replaces the whole page. */
function Replacing({ open: _open, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <div>
      <div key={page}>
        <a href="#content">К содержанию</a>
        <main tabIndex={-1}>
          {page === 1 ? <Button onClick={() => setOpen(true)}>Выйти</Button> : 'Другая компания'}
        </main>
        <Dialog
          {...rest}
          open={open}
          onOpenChange={(next) => {
            onOpenChange(next);
            setOpen(next);
            setPage(2);
          }}
        />
      </div>
    </div>
  );
}

export const PageReplaced = meta.story({
  name: 'Вместо страницы другая: фокус на её содержании, а не на первой ссылке рамки',
  render: (args) => <Replacing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const Small = meta.story({
  name: 'Узкий, без описания и кнопок',
  args: { size: 'sm', description: undefined, footer: undefined, children: <p>{LONG}</p> },
});

export const LongTitle = meta.story({
  name: 'Длинный заголовок не заходит под кнопку закрытия',
  args: { title: 'Эксперимент: Пользователи откладывают первое интервью, потому что не знают, о чём…' },
});

export const Mobile = meta.story({
  name: 'На телефоне во весь экран',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const frame = screen.getByRole('dialog').getBoundingClientRect();
    await expect(frame.height).toBe(window.innerHeight);
    await expect(frame.width).toBeGreaterThan(window.innerWidth - 20);
    await expect(screen.getByRole('button', { name: 'Загрузить' }).getBoundingClientRect().bottom).toBeGreaterThan(
      window.innerHeight - 40,
    );
  },
});

export const MobileScrolling = meta.story({
  name: 'Длинное содержимое на телефоне',
  args: { children: longBody },
  globals: { viewport: { value: 'mobile' } },
});
