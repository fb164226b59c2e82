import { Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { ListScreenProps } from '#src/patterns/list/ListScreen.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** Filter of the notes. */
export interface NoteFilter {
  readonly query: string;
  readonly status: string;
}
type Props = ListScreenProps<string, NoteFilter>;

const NOTES = ['Интервью с методистом', 'Опрос преподавателей', 'Наблюдение на занятии'];
/** Not narrowed. */
export const ALL: NoteFilter = { query: '', status: 'all' };
/** Narrowed so that nothing is found. */
export const NOWHERE: NoteFilter = { query: 'цена', status: 'done' };
/** The list when it has been read. */
export const readyNotes = (value: readonly string[]): Loadable<readonly string[]> => ({ state: 'ready', value });

export const notes: Props = {
  heading: { title: 'Заметки', subtitle: 'Что записано по ходу работы.' },
  create: { label: 'Создать заметку', first: 'Создать первую заметку', icon: <Plus />, onClick: fn() },
  file: <Button>Экспорт</Button>,
  listTitle: 'Список заметок',
  searchLabel: 'Поиск заметок...',
  searchedIn: 'Поиск смотрит названия.',
  noun: ['заметка', 'заметки', 'заметок'],
  filter: ALL,
  applied: ALL,
  noFilter: ALL,
  choices: [
    {
      name: 'status',
      label: 'Статус',
      word: 'статус',
      options: [
        { value: 'all', label: 'Все статусы' },
        { value: 'done', label: 'Завершено' },
      ],
    },
  ],
  onFilterChange: fn<Props['onFilterChange']>(),
  list: readyNotes(NOTES),
  found: NOTES,
  brokenCount: 0,
  emptyTitle: 'Заметок пока нет',
  emptyText: 'Здесь собирается то, что записано по ходу работы.',
  onRetry: fn(),
  children: (
    <Stack as="ul" gap={2} aria-label="Заметки">
      {NOTES.map((note) => (
        <Card key={note} as="li">
          {note}
        </Card>
      ))}
    </Stack>
  ),
};
