import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FindPanel } from '#src/features/research/reading/find/FindPanel.tsx';
import { announced } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { files, found } from './sampleFound.ts';

const finding = { found, isSearching: false, error: null, onRetry: fn() };

const meta = preview.meta({
  id: 'features-research-reading-find-findpanel',
  title: 'Разделы/Исследования/Поиск по материалам · FindPanel',
  component: FindPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Поиск по всем материалам исследования или всех исследований: слова, сколько мест и в скольких файлах, строки и шаги от места к месту.',
      },
    },
  },
  decorators: [
    inBox({
      width: 'min(320px, 100%)',
      height: '520px',
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: '8px',
    }),
  ],
  args: {
    words: 'экран',
    everywhere: false,
    finding,
    files,
    here: { materialId: 'material-42', start: null },
    sign: (label) => label,
    onGo: fn(),
    onWordsChange: fn(),
    onEverywhereChange: fn(),
    onStep: fn(),
  },
});

const field = (canvas: { getByRole: (role: string, by: object) => HTMLElement }) =>
  canvas.getByRole('searchbox', { name: 'Найти во всех материалах' });

export const Found = meta.story({
  name: 'Нашлось: сколько и где, шаги, все исследования',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 места в 2 файлах');
    await userEvent.type(field(canvas), '{Enter}{Shift>}{Enter}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Следующее место в материалах' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущее место в материалах' }));
    await expect(args.onStep.mock.calls).toEqual([[1], [-1], [1], [-1]]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Во всех исследованиях' }));
    await expect(args.onEverywhereChange).toHaveBeenCalledWith(true);
    await userEvent.type(field(canvas), 'ы');
    await expect(args.onWordsChange).toHaveBeenCalledWith('экраны');
  },
});

export const Searching = meta.story({
  name: 'Ищет другое: найденное раньше ещё стоит',
  args: { words: 'экраны', finding: { ...finding, isSearching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /экран/i })[0]).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем…');
  },
});

export const First = meta.story({
  name: 'Ищет впервые',
  args: { finding: { ...finding, found: [], isSearching: true } },
  play: async () => {
    await expect(announced()).toContain('Ищем…');
  },
});

export const Nothing = meta.story({
  name: 'Не нашлось',
  args: { words: 'аист', finding: { ...finding, found: [] } },
  play: async ({ canvas }) => {
    await expect(announced()).toContain('Не найдено');
    await expect(canvas.getByRole('button', { name: 'Следующее место в материалах' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'Поиск не удался: почему, и ещё раз',
  args: { finding: { ...finding, found: [], error: 'Хранилище закрыто.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Поиск не удался: Хранилище закрыто.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.finding.onRetry).toHaveBeenCalledOnce();
  },
});

export const Idle = meta.story({
  name: 'Пока не ищут',
  args: { words: '', finding: { ...finding, found: [] } },
});
