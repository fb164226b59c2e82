import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TableEditor } from '#src/features/boards/table/TableEditor.tsx';
import { keeping } from '#stories/keeping.tsx';

const SMALL = '| Кто | Цена |\n|---|---|\n| Агентства | 8 000 ₽ |\n| Панели | 300 ₽ |';

/** Keeps what is typed, as the card does. */
const Demo = keeping(TableEditor, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-boards-table-tableeditor',
  title: 'Разделы/Видение и стратегия/Правка таблицы · TableEditor',
  component: TableEditor,
  parameters: {
    docs: {
      description: {
        component:
          'Таблица карточки полями: строки и столбцы называют, добавляют, переставляют и убирают, таблицу из электронной вставляют целиком, каждый шаг можно отменить.',
      },
    },
  },
  args: { title: 'Карта конкурентов', value: SMALL, onChange: fn((_text: string) => undefined) },
  render: (args) => <Demo {...args} />,
});

export const ByKeys = meta.story({
  name: 'С клавиатуры: по клеткам, новая строка, перестановка, отмена',
  play: async ({ args, canvas, userEvent, step }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    await step('Стрелки и Enter ведут по клеткам', async () => {
      await userEvent.click(cell('Кто, строка 1'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(cell('Кто, строка 2')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(cell('Панели: Цена')).toHaveFocus();
      await userEvent.keyboard('{Enter}Новый');
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
    });
    await step('Строка переставлена вместе с фокусом', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '| Кто | Цена |\n|---|---|\n| Агентства | 8 000 ₽ |\n| | Новый |\n| Панели | 300 ₽ |',
      );
      await expect(canvas.getByDisplayValue('Новый')).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Строка теперь 2 из 3');
    });
    await step('Отмена возвращает шаги по одному, повтор — обратно', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(args.onChange).toHaveBeenLastCalledWith(SMALL);
      await userEvent.click(canvas.getByRole('button', { name: 'Повторить в таблице' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
    });
  },
});

export const Columns = meta.story({
  name: 'Столбец назван, переставлен, убран',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить столбец' }));
    await expect(canvas.getByRole('textbox', { name: 'Название столбца 3' })).toHaveFocus();
    await userEvent.keyboard('Срок');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '| Кто | Срок | Цена |\n|---|---|---|\n| Агентства | | 8 000 ₽ |\n| Панели | | 300 ₽ |',
    );
    await expect(canvas.getByRole('textbox', { name: 'Название столбца 2' })).toHaveFocus();
  },
});

export const Pasted = meta.story({
  name: 'Вставлена таблица из электронной: строк и столбцов стало больше',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Кто, строка 2' }));
    await userEvent.paste('Студии\t5 000 ₽\tда\nПривычка\t0 ₽\tнет');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '| Кто | Цена | |\n|---|---|---|\n| Агентства | 8 000 ₽ | |\n| Студии | 5 000 ₽ | да |\n| Привычка | 0 ₽ | нет |',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Вставлено: 2 строки');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: слово в названии столбца не рвётся',
  args: { value: SMALL.replace('Цена', 'Сами проводят интервью') },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const [, name] = canvas.getAllByRole('columnheader').map((head) => head.querySelector('textarea'));
    // Two lines or three, never one for each piece of a word.
    await waitFor(() =>
      expect(name?.clientHeight).toBeLessThan(4 * Number.parseFloat(getComputedStyle(name as Element).lineHeight)),
    );
  },
});
