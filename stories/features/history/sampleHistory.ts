import { markedWords } from '#src/domain/history/words.ts';
import type { HistoryLine } from '#src/domain/history/lines.ts';
import type { ShownEntry } from '#src/features/history/HistoryItem.tsx';
import type { JournalLine } from '#src/features/history/JournalDialog.tsx';
import type { NewsRecord } from '#src/features/history/NewsDialog.tsx';

const line = (
  key: string,
  label: string,
  before: string,
  after: string,
  more: Partial<HistoryLine> = {},
): HistoryLine => ({
  key,
  label,
  words: markedWords(before, after),
  note: null,
  canRestore: true,
  ...more,
});

/** Changes of a study, newest first. */
export const ENTRIES: readonly ShownEntry[] = [
  {
    seq: 5,
    at: '2026-06-03T11:20:00.000Z',
    actor: { id: 'pavel', name: 'Павел Орлов' },
    who: 'Павел Орлов',
    when: '3 июня 2026 г. в 14:20',
    what: 'changed',
    lines: [
      line(
        'description',
        'Описание',
        'Как начинают и почему бросают на третьем шаге: восемь разговоров с новыми учениками.',
        'Как начинают и почему бросают на четвёртом шаге: восемь разговоров с новыми учениками и их родителями.',
      ),
      line('status', 'Статус', 'Планирование', 'В процессе'),
      line('insights/i-0', 'Ключевые инсайты', '', 'Письмо с кодом приходит через десять минут', {
        note: 'new',
        canRestore: true,
      }),
    ],
  },
  {
    seq: 4,
    at: '2026-06-02T09:05:00.000Z',
    actor: { id: 'anna', name: 'Анна Смирнова' },
    who: 'Вы',
    when: '2 июня 2026 г. в 12:05',
    what: 'restored',
    lines: [],
  },
  {
    seq: 3,
    at: '2026-06-02T09:01:00.000Z',
    actor: { id: 'anna', name: 'Анна Смирнова' },
    who: 'Вы',
    when: '2 июня 2026 г. в 12:01',
    what: 'removed',
    lines: [],
  },
  {
    seq: 2,
    at: '2026-06-01T15:30:00.000Z',
    actor: { id: 'pavel', name: 'Павел Орлов' },
    who: 'Павел Орлов',
    when: '1 июня 2026 г. в 18:30',
    what: 'changed',
    lines: [
      line('title', 'Название', 'Интервью с учениками', 'Глубинные интервью'),
      { key: 'author', label: 'Автор', words: [], note: 'erased', canRestore: false },
      line('audienceId', 'Аудитория', '', 'Новые ученики', { note: 'unknown', canRestore: false }),
    ],
  },
  {
    seq: 1,
    at: '2026-06-01T10:00:00.000Z',
    actor: { id: 'anna', name: 'Анна Смирнова' },
    who: 'Вы',
    when: '1 июня 2026 г. в 13:00',
    what: 'made',
    lines: [line('title', 'Название', '', 'Интервью с учениками', { note: 'new', canRestore: false })],
  },
];

const news = (key: string, title: string, more: Partial<NewsRecord> = {}): NewsRecord => ({
  key,
  title,
  href: '/',
  historyHref: `?history=${key}`,
  isRemoved: false,
  times: 3,
  people: 'Вы (1), Павел Орлов (2)',
  when: '3 июня 2026 г. в 14:20',
  ...more,
});

/** Changes, part by part. */
export const NEWS = {
  state: 'ready',
  total: 4,
  more: true,
  sections: [
    {
      section: 'research',
      records: [
        news('research:r1', 'Исследование «Глубинные интервью»'),
        news('hypothesis:h1', 'Гипотеза «Если код придёт сразу, до урока дойдут чаще»', { people: 'Вы', times: 1 }),
      ],
    },
    {
      section: 'experiments',
      records: [
        news('experiment:e1', 'Эксперимент «Код по СМС»', {
          href: null,
          isRemoved: true,
          people: 'Павел Орлов',
          times: 12,
        }),
      ],
    },
    { section: 'boards', records: [news('board:vision', 'Видение', { people: 'Павел Орлов', times: 2 })] },
  ],
} as const;

export const LINES: readonly JournalLine[] = [
  {
    id: '1',
    who: 'Павел Орлов',
    when: '3 июня 2026 г. в 14:20',
    what: 'Данные выгружены',
    detail: 'Исследования, XLSX',
  },
  {
    id: '2',
    who: 'Вы',
    when: '3 июня 2026 г. в 14:02',
    what: 'Роль изменена',
    detail: 'Павел Орлов, Viewer → Researcher',
  },
  { id: '3', who: 'Вы', when: '2 июня 2026 г. в 12:00', what: 'Данные стёрты навсегда', detail: 'Контакты' },
  { id: '4', who: 'Сервер', when: '1 июня 2026 г. в 10:00', what: 'Компания открыта команде', detail: '' },
];
