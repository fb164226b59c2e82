import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { moveCode, stepCode } from '#src/domain/research/codes/codeMoves.ts';
import type { Code } from '#src/domain/research/code.ts';
import { applyOp } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import { CodebookScreen, type CodebookScreenProps } from '#src/features/research/codes/CodebookScreen.tsx';

import { book, bookOf, codeActs, codeBy, codeHref, codes } from './sampleCodes.ts';
import { codebookFiles } from '../files/refi/sampleRefi.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

/** Keeps what the address and the store keep in the app. */
function Demo(props: CodebookScreenProps) {
  const [find, setFind] = useState(props.find);
  const [moved, setMoved] = useState<readonly Code[] | null>(null);
  return (
    <CodebookScreen
      {...props}
      book={moved ? ready(bookOf(moved)) : props.book}
      find={find}
      onFindChange={(next, how) => {
        props.onFindChange(next, how);
        setFind(next);
      }}
      acts={{
        ...props.acts,
        onStep: (code, step) => {
          props.acts.onStep(code, step);
          const now = moved ?? codes;
          const ops = stepCode(now, code.id, step);
          setMoved(
            now.map((one) =>
              ops
                .filter(({ id }) => id === one.id)
                .reduce((record, op) => applyOp(record, op, one.updatedAt) as Code, one),
            ),
          );
        },
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-research-codes-codebookscreen',
  title: 'Разделы/Исследования/Экран кодов · CodebookScreen',
  component: CodebookScreen,
  parameters: {
    docs: {
      description: {
        component:
          'Кодовая книга компании: все коды деревом, сколько человек о каждом сказали, и всё, что в них можно исправить.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    book: ready(book),
    brokenCount: 0,
    find: '',
    onFindChange: fn(),
    codeHref,
    studiesHref: '/',
    acts: codeActs(),
    files: codebookFiles(),
    onRetry: fn(),
  },
  render: (args: CodebookScreenProps) => <Demo {...args} />,
});

const names = () => [...document.querySelectorAll('a[data-code]')].map((link) => link.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Поиск кодов...' });

export const Full = meta.story({
  name: 'Книга деревом: под кодом его коды, у каждого счёт людей и цитат',
  play: async ({ canvas, userEvent, step }) => {
    await step('Порядок и счёт', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Коды' })).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Все коды (5)' })).toBeVisible();
      await waitFor(() =>
        expect(names()).toEqual([
          'Нехватка времени',
          'Доделывает вечером',
          'Копирует руками',
          'Пустой экран',
          'Ищет людей',
        ]),
      );
    });
    await step('По буквам: начало слова важнее, сказано, под чем стоит', async () => {
      await userEvent.type(search(), 'ВЕЧ');
      await waitFor(() => expect(names()).toEqual(['Доделывает вечером']));
      await expect(canvas.getByText('Нехватка времени')).toBeVisible();
      await userEvent.clear(search());
      await waitFor(() => expect(names()).toHaveLength(5));
    });
    await step('Новый', async () => {
      const create = canvas.getByRole('button', { name: 'Новый код' });
      await userEvent.click(create);
      await expect(await screen.findByRole('dialog', { name: 'Новый код' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(create).toHaveFocus());
    });
  },
});

export const ByKeys = meta.story({
  name: 'Одними клавишами: по строкам, шаг кода, фокус остаётся на нём',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Нехватка времени' });
    link.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Пустой экран' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect(args.acts.onStep).toHaveBeenLastCalledWith(codeBy('code-empty'), 'down');
    await waitFor(() => expect(names().slice(-2)).toEqual(['Ищет людей', 'Пустой экран']));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Пустой экран' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Пустой экран' })).toHaveFocus());
  },
});

export const Dragged = meta.story({
  name: 'Мышью: под другой код и перед ним; под себя не ляжет',
  tags: ['way'],
  play: async ({ args, canvas, step }) => {
    const rowOf = async (name: string) => {
      const root = (await canvas.findByRole('link', { name })).closest('[draggable=true]');
      if (!root) throw new Error(`the row of ${name} cannot be dragged`);
      return root;
    };
    const drag = async (from: string, to: string, part: number) => {
      const target = await rowOf(to);
      const { top, height } = target.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(await rowOf(from), { dataTransfer });
      await fireEvent.dragOver(target, { dataTransfer, clientY: top + height * part });
      await fireEvent.drop(target, { dataTransfer, clientY: top + height * part });
    };
    await step('Под другой', async () => {
      await drag('Ищет людей', 'Пустой экран', 0.5);
      await expect(args.acts.onPut).toHaveBeenLastCalledWith(codeBy('code-search'), { parentId: 'code-empty' });
    });
    await step('Перед первым', async () => {
      await drag('Ищет людей', 'Нехватка времени', 0.1);
      await expect(args.acts.onPut).toHaveBeenLastCalledWith(codeBy('code-search'), { parentId: null, after: null });
    });
    await step('Под себя', async () => {
      await drag('Нехватка времени', 'Копирует руками', 0.5);
      await expect(args.acts.onPut).toHaveBeenCalledTimes(2);
    });
  },
});

export const Task = meta.story({
  name: 'Из меню строки — диалог, обратно — фокус на меню',
  tags: ['way'],
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Действия с кодом «Пустой экран»' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Удалить код «Пустой экран»?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const Empty = meta.story({
  name: 'Кодов пока нет: сказано, откуда они берутся, и есть путь туда',
  args: { book: ready(bookOf([])) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Коды появляются при чтении/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
    const create = canvas.getByRole('button', { name: 'Завести код' });
    await userEvent.click(create);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(create).toHaveFocus());
  },
});

export const NothingFound = meta.story({
  name: 'Ничего не найдено',
  args: { find: 'щука' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Искали: запрос «щука»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(args.onFindChange).toHaveBeenLastCalledWith('', 'chosen');
  },
});

export const Loading = meta.story({ name: 'Книга читается', args: { book: LOADING } });

export const Failed = meta.story({
  name: 'Книга не открылась: сказано почему, можно повторить',
  args: { book: failed('Хранилище браузера не отвечает. Закройте другие вкладки «Ориентира» и повторите.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище браузера не отвечает');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Broken = meta.story({
  name: 'Один код не прочитался: сказано, остальное работает',
  args: { brokenCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 запись не удалось прочитать/)).toBeVisible();
  },
});

/** Five hundred codes, each fifth at the top and the others under it. */
const many: readonly Code[] = Array.from({ length: 500 }, (_, index) => ({
  ...codeBy('code-search'),
  id: `many-${index}`,
  name: `Код номер ${index}`,
  parentId: index % 5 === 0 ? null : `many-${index - (index % 5)}`,
  position: positionAt(index),
}));

export const Many = meta.story({
  name: 'Пятьсот кодов: в странице только окно, клавиши достают любой',
  args: { book: ready(bookOf(many)) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    await expect(names().length).toBeLessThan(100);
    (await canvas.findByRole('link', { name: 'Код номер 0' })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Код номер 499' })).toHaveFocus());
  },
});

const circle = codes.map((code) =>
  code.id === 'code-empty'
    ? { ...code, parentId: 'code-search' }
    : code.id === 'code-search'
      ? { ...code, parentId: 'code-empty' }
      : code,
);

export const Circle = meta.story({
  name: 'Две вкладки замкнули круг, у кода нет того, что сверху: все на виду, всех можно переставить',
  args: {
    book: ready(bookOf(circle.map((code) => (code.id === 'code-copies' ? { ...code, parentId: 'gone' } : code)))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names()).toHaveLength(5));
    await expect(canvas.getByRole('link', { name: 'Ищет людей' })).toBeVisible();
    await expect(moveCode(circle, 'code-empty', 'code-search')).toHaveLength(2);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Копирует руками' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Новый код', 'Действия с кодом'], ['Кодовая книга']),
});
