import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CommandPalette, type CommandPaletteProps } from '#src/features/palette/CommandPalette.tsx';
import { Button } from '#src/ui/Button.tsx';
import { underFinger } from '#stories/checks.ts';

import { firstOffers, foundOffers } from './offers.ts';

/** Keeps what is typed, as the app does, and has something for the focus to return to. */
function Demo({ query: first, onQueryChange, open: initial, onOpenChange, ...rest }: CommandPaletteProps) {
  const [query, setQuery] = useState(first);
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть поиск</Button>
      <CommandPalette
        {...rest}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
        query={query}
        onQueryChange={(next) => {
          onQueryChange(next);
          setQuery(next);
        }}
      />
    </>
  );
}

const args: CommandPaletteProps = {
  open: true,
  onOpenChange: fn(),
  query: '',
  onQueryChange: fn(),
  groups: firstOffers,
  search: { state: 'ready' },
  onChoose: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  id: 'features-palette-commandpalette',
  title: 'Разделы/Палитра команд/Палитра команд · CommandPalette (быстрый поиск)',
  component: CommandPalette,
  args,
  parameters: {
    docs: {
      description: { component: 'Одно поле, которое ведёт куда угодно: экраны, записи, места в текстах, действия.' },
    },
    layout: 'fullscreen',
    chromatic: { modes: screenModes },
  },
  render: (props) => <Demo {...props} />,
});

const field = () => screen.findByRole('combobox', { name: 'Экран, запись, слова из текста или действие' });
/** Returns the option announced to assistive technology. */
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

export const Empty = meta.story({
  name: 'Пустой запрос: недавнее и действия, всё с клавиатуры',
  play: async ({ args, userEvent, step }) => {
    const input = await field();
    const options = screen.getAllByRole('option');
    const last = options.length - 1;
    await step('Фокус в поле, выбрана первая строка', async () => {
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expect(active(input)).toBe(options[0]);
    });
    await step('Стрелки идут по кругу, End и Home — к краям', async () => {
      for (const [key, index] of [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', last],
        ['ArrowDown', 0],
        ['End', last],
        ['Home', 0],
        ['PageDown', Math.min(last, 5)],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        await expect(active(input)).toBe(options[index]);
        await expect(input).toHaveFocus();
      }
    });
    await step('Enter выбирает', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(firstOffers[0]?.items[1]);
    });
    await step('Escape закрывает, фокус возвращается', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const opener = screen.getByRole('button', { name: 'Открыть поиск' });
      await userEvent.click(opener);
      await field();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const Found = meta.story({
  name: 'Найдено: слова отмечены, сколько всего — сказано',
  args: { query: 'отчет', groups: foundOffers },
  play: async ({ step, userEvent }) => {
    const input = await field();
    await step('Группы названы, у неполной — сколько всего', async () => {
      await expect(screen.getByRole('group', { name: 'Эксперименты · 4 из 12' })).toBeVisible();
    });
    await step('Отмечена форма слова', async () => {
      await expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('отчётами');
    });
    await step('Новый запрос начинает с первой строки', async () => {
      await userEvent.keyboard('{End}');
      await userEvent.type(input, 'ы', { skipClick: true });
      await expect(active(input)).toBe(screen.getAllByRole('option')[0]);
    });
    await step('Сколько найдено — сказано', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Найдено: 5\sрезультатов$/));
    });
  },
});

export const Searching = meta.story({
  name: 'Enter раньше ответа ждёт его',
  args: { query: 'отчет', groups: foundOffers, search: { state: 'searching' } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Indexing = meta.story({
  name: 'Записи ещё читаются: экраны и действия уже есть',
  args: { query: 'загр', groups: firstOffers.slice(1), search: { state: 'indexing' } },
  play: async () => {
    await field();
    await expect(screen.getByText(/^Читаем записи и тексты/)).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
});

export const Nothing = meta.story({
  name: 'Ничего не найдено',
  args: { query: 'иод', groups: [] },
  play: async ({ args, userEvent }) => {
    const input = await field();
    await expect(screen.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'В записях искать не удалось: причина и повтор',
  args: {
    query: 'загр',
    groups: firstOffers.slice(1),
    search: { state: 'failed', message: 'Хранилище не ответило. Попробуйте ещё раз.' },
  },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({
  name: 'Телефон: во весь экран',
  args: { query: 'отчет', groups: foundOffers, note: 'Часть длинных текстов сюда не вошла.' },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Поиск и переходы' });
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await underFinger(...screen.getAllByRole('option'));
  },
});
