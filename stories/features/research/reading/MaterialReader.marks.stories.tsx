import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { codes, readingOf, sources } from './sampleReading.ts';
import { pane, select, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

const note = (name: RegExp) => screen.getByRole('button', { name });

export const Marked = meta.story({
  name: 'Отмеченное остаётся отмеченным: строки под словами, слова на полях, наложенное видно порознь',
  args: readingOf(sources),
  play: async ({ args, userEvent, step }) => {
    await step('Под словами столько линий, сколько отметок', async () => {
      const both = await waitFor(() => {
        const found = [...pane().querySelectorAll<HTMLElement>('[data-passages*=" "]')];
        if (found.length === 0) throw new Error('nothing overlaps');
        return found;
      });
      await expect(both[0]).toHaveTextContent('расписание');
      await expect(both[0]?.style.getPropertyValue('--line-0')).toContain('--code-sky');
      await expect(both[0]?.style.getPropertyValue('--line-1')).toContain('--code-leaf');
    });
    await step('Нажать на слова: самое внутреннее раскрыто на полях, ещё раз — внешнее', async () => {
      await userEvent.click(pane().querySelector('[data-passages*=" "]') as HTMLElement);
      await expect(note(/^Поиск людей, Пустой экран: «расписание»/)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(pane().querySelector('[data-passages*=" "]') as HTMLElement);
      await expect(note(/^Нехватка времени: «Мы меняли/)).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Снять код, записать заметку, удалить отметку', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Снять код «Нехватка времени»' }));
      await expect(args.acts.onTakeCode).toHaveBeenLastCalledWith(args.sources.marks[0], codes[0]);
      const field = screen.getByRole('textbox', { name: 'Заметка' });
      await expect(field).toHaveValue('Спросить, сколько это заняло');
      await userEvent.type(field, ' лет');
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
      await expect(args.acts.onNote).toHaveBeenLastCalledWith(
        args.sources.marks[0],
        'Спросить, сколько это заняло лет',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Удалить отметку' }));
      await expect(args.acts.onRemoveMark).toHaveBeenLastCalledWith(args.sources.marks[0]);
    });
    await step('Инсайт убирают там же', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Инсайт: / })[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: /^Удалить инсайт «/ }));
      await expect(args.acts.onRemoveInsight).toHaveBeenCalledOnce();
    });
    await step(
      'Слова, которых в тексте больше нет, названы отдельно и на полях, и переносятся на выбранные',
      async () => {
        await userEvent.click(screen.getByText('Слова не найдены в нынешнем тексте (1)'));
        const disclosed = within(
          screen.getByText('Слова не найдены в нынешнем тексте (1)').closest('details') as HTMLElement,
        );
        await expect(await disclosed.findByText('слова, которых нет')).toBeVisible();
        await userEvent.click(disclosed.getByRole('button', { name: /слова, которых нет/ }));
        await userEvent.click(disclosed.getByRole('button', { name: 'Найти заново' }));
        await expect(await disclosed.findByRole('alert')).toHaveTextContent(/Этих слов в тексте нет/);
        await expect(args.acts.onMove).not.toHaveBeenCalled();
        select('Мы меняли');
        await screen.findByText('Выбрано: «Мы меняли»');
        await userEvent.click(disclosed.getByRole('button', { name: 'Указать место' }));
        await expect(args.acts.onMove).toHaveBeenLastCalledWith(
          expect.objectContaining({ words: 'слова, которых нет' }),
          expect.objectContaining({ text: 'Мы меняли', respondent: 'Марина' }),
        );
      },
    );
  },
});
