import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardFiles } from '#src/patterns/list/BoardFiles.tsx';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'patterns-list-boardfiles',
  title: 'Приёмы/Файлы доски · BoardFiles (скачать, экспорт)',
  component: BoardFiles,
  args: { onFile: fn(() => Promise.resolve()) },
});

/** A file that is never ready. */
const untilStopped = (_format: string, signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve));

export const Ready = meta.story({
  name: 'Все форматы',
  play: async ({ args, canvas, userEvent }) => {
    for (const format of ['PDF', 'PPTX', 'XLSX', 'PNG', 'HTML']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: format }));
      await waitFor(() => expect(args.onFile).toHaveBeenLastCalledWith(format.toLowerCase(), expect.any(AbortSignal)));
    }
  },
});

export const Making = meta.story({
  name: 'Готовится долго: сказано что',
  args: { onFile: fn(untilStopped) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PPTX' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Готовим PPTX…'));
    await expect(canvas.getByRole('button', { name: /Скачать/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Stopped = meta.story({
  name: 'Остановили: можно снова',
  args: { onFile: fn(untilStopped) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PPTX' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Остановить' }, { timeout: 5000 }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Остановить' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Скачать' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Some = meta.story({
  name: 'Часть форматов, своё слово',
  args: { formats: ['xlsx', 'html'], label: 'Другой формат' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Другой формат' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['XLSX', 'HTML']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  },
});

export const Disabled = meta.story({ name: 'Скачивать ещё нечего', args: { disabled: true } });

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать'], [], FOR_MEMBERS),
});
