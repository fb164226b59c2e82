import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MOST_LINES, MOST_PLACES } from '#src/domain/research/reading/foundTexts.ts';
import { FoundList } from '#src/features/research/reading/find/FoundList.tsx';
import { inBox } from '#stories/frames.tsx';

import { files, found, foundIn } from './sampleFound.ts';

const meta = preview.meta({
  id: 'features-research-reading-find-foundlist',
  title: 'Разделы/Исследования/Найденное в материалах · FoundList',
  component: FoundList,
  parameters: {
    docs: {
      description: {
        component: 'Что найдено в материалах: файл за файлом, строка за строкой, кто говорит и слова в строке.',
      },
    },
  },
  decorators: [inBox({ width: 'min(320px, 100%)', height: '420px' })],
  args: {
    found,
    files,
    here: { materialId: 'material-42', start: found[0]?.lines[0]?.start ?? null },
    sign: (label) => (label === 'Марина' ? 'Р1' : label),
    onGo: fn(),
  },
});

export const Lines = meta.story({
  name: 'Строки по файлам: кто говорит, слова в строке, где читают',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Имя скрыто кодовым и в строках', async () => {
      await expect(canvas.getAllByText('Р1')[0]).toBeVisible();
      await expect(canvas.queryByText('Марина')).not.toBeInTheDocument();
    });
    await step('Показанное место отмечено', async () => {
      const current = canvas.getAllByRole('button').filter((one) => one.ariaCurrent === 'true');
      await expect(current).toHaveLength(1);
      await expect(current[0]?.querySelector('mark')).toHaveTextContent(/экран/i);
    });
    await step('Строка ведёт к своему месту', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /И опять пустой экран/ }));
      await expect(args.onGo).toHaveBeenLastCalledWith('material-43', found[1]?.lines[1]);
    });
  },
});

const many = foundIn('material-42', 'Олег: да.\n'.repeat(MOST_PLACES + 10), 'да');

export const Many = meta.story({
  name: 'Мест больше, чем строк: остальные — в тексте',
  args: { found: [many], here: { materialId: 'material-42', start: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(`Больше ${MOST_PLACES} мест`);
    canvas.getByRole('region', { name: 'Найденное в материалах' }).scrollTo(0, 100_000);
    await userEvent.click(
      await canvas.findByRole('button', { name: `Остальные ${MOST_PLACES - MOST_LINES} — в тексте` }),
    );
    await expect(args.onGo).toHaveBeenLastCalledWith('material-42', many.next);
  },
});
