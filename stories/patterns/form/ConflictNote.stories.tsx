import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ConflictNote } from '#src/patterns/form/ConflictNote.tsx';

const meta = preview.meta({
  id: 'patterns-form-conflictnote',
  title: 'Приёмы/Изменили в двух местах · ConflictNote (конфликт)',
  component: ConflictNote,
  args: {
    conflicts: [
      { field: 'results', label: 'Результаты', mine: 'Дошли 31 из 50', theirs: 'Дошли 28 из 50, двое не ответили' },
      { field: 'learnings', label: 'Выводы', mine: 'Пример снимает страх пустого экрана', theirs: '' },
    ],
    onSettle: fn(),
    calls: 0,
  },
});

export const Two = meta.story({
  name: 'Два поля: обе версии рядом',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('изменили в другой вкладке');
    await expect(canvas.getByText('Пусто')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Результаты: взять сохранённое' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith('results', 'theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Выводы: оставить своё' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith('learnings', 'mine');
  },
});

export const Called = meta.story({
  name: 'Форму отправили раньше времени: фокус здесь',
  args: { calls: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Изменено в другой вкладке' })).toHaveFocus());
  },
});

export const Long = meta.story({
  name: 'Длинные тексты прокручиваются',
  args: {
    conflicts: [
      { field: 'results', label: 'Результаты', mine: 'Дошли не все. '.repeat(60), theirs: 'слово'.repeat(200) },
    ],
  },
});

export const None = meta.story({ name: 'Выбирать нечего: ничего и нет', args: { conflicts: [] } });

export const Mobile = meta.story({
  name: 'На телефоне версии одна под другой',
  globals: { viewport: { value: 'mobile' } },
});
