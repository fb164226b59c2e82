import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ListScreen } from '#src/patterns/list/ListScreen.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

import { ALL, type NoteFilter, notes, NOWHERE, readyNotes } from './notes.tsx';

const meta = preview.meta({
  id: 'patterns-list-listscreen',
  title: 'Приёмы/Экран списка · ListScreen',
  component: ListScreen<string, NoteFilter>,
  args: notes,
});

export const Ready = meta.story({
  name: 'Список; поиск, фильтр и главное действие',
  play: async ({ args: { create, onFilterChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Список заметок (3)');
    await userEvent.type(canvas.getByRole('searchbox'), 'ц');
    await expect(onFilterChange).toHaveBeenLastCalledWith({ query: 'ц', status: 'all' }, 'typing');
    await userEvent.selectOptions(canvas.getByLabelText('Статус'), 'Завершено');
    await expect(onFilterChange).toHaveBeenLastCalledWith({ query: '', status: 'done' }, 'chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать заметку' }));
    await expect(create?.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Above = meta.story({
  name: 'Над списком ещё что-то: заголовок списка встаёт над фильтрами',
  args: { above: <Card>Бэклог заметок</Card>, views: <Button size="sm">Доска</Button> },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { level: 2 });
    const search = canvas.getByRole('searchbox');
    await expect(head.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});

export const Empty = meta.story({
  name: 'Пусто: первое действие',
  args: { list: readyNotes([]), found: [] },
  play: async ({ args: { create }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать первую заметку' }));
    await expect(create?.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Nothing = meta.story({
  name: 'Ничего не нашлось: сказано, что искали и где',
  args: { filter: NOWHERE, applied: NOWHERE, found: [] },
  play: async ({ args: { onFilterChange }, canvas, userEvent }) => {
    await expect(canvas.getByText('Искали: запрос «цена», статус «Завершено». Поиск смотрит названия.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(onFilterChange).toHaveBeenLastCalledWith(ALL, 'chosen');
  },
});

export const Searching = meta.story({
  name: 'Ещё ищет; сколько нашлось, не сказано',
  args: {
    filter: NOWHERE,
    applied: NOWHERE,
    found: [],
    settled: false,
    searching: <EmptyState title="Ищем в текстах…">В названиях таких слов нет.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ищем в текстах…')).toBeVisible();
    await expect(canvas.queryByText(/Найдено|Ничего/)).not.toBeInTheDocument();
  },
});

export const Applying = meta.story({
  name: 'Набранное ещё применяется',
  args: { filter: NOWHERE },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Заметки' }).parentElement).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { list: { state: 'loading' }, found: [] } });

export const Failed = meta.story({
  name: 'Не открылся; часть записей не читается',
  args: { list: { state: 'failed', message: 'Браузер не отдал данные.' }, found: [], brokenCount: 2 },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ещё раз|Повторить/ }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
