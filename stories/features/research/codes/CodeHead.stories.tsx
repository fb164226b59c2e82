import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CodeHead } from '#src/features/research/codes/CodeHead.tsx';

import { codeBy, codeHref, codes } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-codehead',
  title: 'Разделы/Исследования/Шапка кода · CodeHead',
  component: CodeHead,
  parameters: { docs: { description: { component: 'Шапка страницы кода: где он стоит, что значит, что под ним.' } } },
  args: { code: codeBy('code-time'), codes, bookHref: '/?view=codes', codeHref, onTask: fn() },
});

export const Above = meta.story({
  name: 'Определение, коды под ним и что с кодом можно сделать',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Что видно', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Нехватка времени' })).toBeVisible();
      await expect(canvas.getByText(/^Ставим, когда/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Копирует руками' })).toHaveAttribute(
        'href',
        codeHref('code-copies'),
      );
    });
    await step('Действия', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
      await expect(args.onTask).toHaveBeenLastCalledWith({ what: 'edit', code: args.code });
      await userEvent.click(canvas.getByRole('button', { name: /^Действия с кодом/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Новый код под ним' }));
      await expect(args.onTask).toHaveBeenLastCalledWith({ what: 'new', parentId: 'code-time' });
    });
  },
});

export const Under = meta.story({
  name: 'Код под другим: путь к нему, определения ещё нет',
  args: { code: codeBy('code-evening') },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Коды', 'Нехватка времени']);
    await expect(canvas.getByText(/^Определения пока нет/)).toBeVisible();
  },
});
