import type { PersonHere } from '#src/features/team/PeopleHere.tsx';
import type { Refused } from '#src/features/team/RefusedChange.tsx';
import type { ListedRefusedFile } from '#src/features/team/RefusedFiles.tsx';

/** Colleagues who have the company open. */
export const PEOPLE: readonly PersonHere[] = [
  { id: 'p-1', name: 'Марина Котова', place: 'гипотеза «Подсказка на первом шаге»', isTyping: true },
  { id: 'p-2', name: 'Илья Сомов', place: 'исследование «Ученики взрослых курсов»', isTyping: false },
  { id: 'p-3', name: 'Константин Рождественский-Преображенский', place: '', isTyping: false },
];

/** Changes that the server did not take, one of each sort. */
export const REFUSED: readonly Refused[] = [
  {
    id: 'c-1',
    title: 'Исследование «Ученики взрослых курсов»',
    at: 'Вчера, 18:40',
    code: 'conflict',
    differences: [
      { key: '0/title', label: 'Название', mine: 'Ученики вечерних курсов', theirs: 'Взрослые ученики' },
      {
        key: '0/goals',
        label: 'Цели',
        mine: 'Понять, почему бросают на второй неделе',
        theirs: 'Понять, почему бросают в первый месяц',
      },
    ],
  },
  {
    id: 'c-2',
    title: 'Гипотеза «Подсказка на первом шаге»',
    at: 'Вчера, 19:05',
    code: 'gone',
    differences: [{ key: '0/text', label: 'Гипотеза', mine: 'Если показать подсказку, дойдут до конца', theirs: '' }],
  },
  { id: 'c-3', title: 'Канал «Телеграм»', at: 'Сегодня, 9:12', code: 'forbidden', needed: 'Admin', differences: [] },
];

/** Files that do not go up. */
export const REFUSED_FILES: readonly ListedRefusedFile[] = [
  { id: 'f-1', name: 'zapis-14-marta.mp4', study: 'Ученики взрослых курсов', why: 'tooLarge' },
  { id: 'f-2', name: 'Интервью с методистом.docx', study: 'Методисты школ', why: 'unreadable' },
  { id: 'f-3', name: '', study: '', why: 'tooLarge' },
];
