import { expect, fireEvent, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CodeRow } from '#src/features/research/codes/CodeRow.tsx';

import { codeBy, codeHref, listed } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-coderow',
  title: 'Разделы/Исследования/Строка кода · CodeRow',
  component: CodeRow,
  parameters: {
    docs: {
      description: {
        component:
          'Строка кодовой книги: цвет, название и определение кода, сколько человек о нём сказали, и что с ним можно сделать.',
      },
    },
  },
  args: { listed: listed('code-time'), href: codeHref('code-time'), onTask: fn(), onStep: fn() },
});

const menu = (name: string) => screen.getByRole('button', { name: `Действия с кодом «${name}»` });

export const Whole = meta.story({
  name: 'Название ведёт на страницу, рядом определение и сколько человек сказали',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Что видно', async () => {
      await expect(canvas.getByRole('link', { name: 'Нехватка времени' })).toHaveAttribute('href', args.href);
      await expect(canvas.getByText(/^Ставим, когда человек сам говорит/)).toBeVisible();
      // The interviewer's words are a passage, but no evidence.
      await expect(canvas.getByText(/3.человека · 5.цитат/)).toBeVisible();
    });
    await step('Меню', async () => {
      await userEvent.click(menu('Нехватка времени'));
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await expect(items).toEqual([
        'Изменить',
        'Новый код под ним',
        'Ниже',
        'Переместить…',
        'Объединить с другим…',
        'Удалить…',
      ]);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Объединить с другим…' }));
      await expect(args.onTask).toHaveBeenLastCalledWith({ what: 'merge', code: codeBy('code-time') });
    });
  },
});

export const Stepping = meta.story({
  name: 'Клавишами: выше, ниже, под соседа и обратно; куда нельзя, туда не идёт',
  args: { listed: listed('code-copies'), href: codeHref('code-copies') },
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowRight}{ArrowLeft}{ArrowDown}{/Shift}{/Alt}{ArrowUp}');
    await expect(args.onStep.mock.calls.map(([code, step]) => [code.id, step])).toEqual([
      ['code-copies', 'up'],
      ['code-copies', 'in'],
      ['code-copies', 'out'],
    ]);
  },
});

export const HeldOver = meta.story({
  name: 'Над строкой держат другой код: он ляжет под неё',
  args: { drop: 'under', drag: { onStart: fn(), onOver: fn(), onDrop: fn(), onEnd: fn() } },
  play: async ({ args, canvas }) => {
    const root = canvas.getByRole('link').closest('[draggable=true]');
    if (!root) throw new Error('the row cannot be dragged');
    const { top, height } = root.getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) await fireEvent.dragOver(root, { clientY: top + height * part });
    await expect(args.drag?.onOver).toHaveBeenCalledTimes(3);
    await expect(args.drag?.onOver).toHaveBeenNthCalledWith(1, 'code-time', 'before');
    await expect(args.drag?.onOver).toHaveBeenNthCalledWith(2, 'code-time', 'under');
    await expect(args.drag?.onOver).toHaveBeenNthCalledWith(3, 'code-time', 'after');
  },
});

export const Found = meta.story({
  name: 'Найден по буквам: сказано, под чем стоит, и места не меняет',
  args: { listed: listed('code-copies'), href: codeHref('code-copies'), found: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Нехватка времени')).toBeVisible();
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
});

const longCode = { ...codeBy('code-search'), name: 'Очень'.repeat(16), definition: 'слово'.repeat(60) };

export const Long = meta.story({
  name: 'Имя в восемьдесят знаков без пробелов переносится',
  globals: { viewport: { value: 'mobile' } },
  args: { listed: { ...listed('code-search'), code: longCode, depth: 9 } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
