import type { Code } from '#src/domain/research/code.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { CodeTableSources } from '#src/features/research/across/useCodeTable.ts';

/** Two studies that were coded, as the stories of the table and of groups take them. */

const MOMENT = '2026-02-01T09:00:00.000Z';
const stored = { v: 1, createdAt: MOMENT, updatedAt: MOMENT, deletedAt: null };

const codeOf = (
  id: string,
  name: string,
  colour: Code['colour'],
  index: number,
  parentId: string | null = null,
): Code => ({ ...stored, id, name, colour, definition: '', parentId, position: positionAt(index) });

/** A codebook in which one code is under another. */
export const codes: readonly Code[] = [
  codeOf('time', 'Нехватка времени', 'sky', 0),
  codeOf('reports', 'Отчёты руками', 'leaf', 1, 'time'),
  codeOf('price', 'Цена', 'rose', 2),
  codeOf('unused', 'Ещё не встречалось ни у кого, и имя у него длинное', 'slate', 3),
];

const people = [
  { name: 'Марина', codeName: 'Р1', segment: 'Школы', role: 'Учитель' },
  { name: 'Олег', codeName: 'Р2', segment: 'Вузы', role: 'Методист' },
  { name: '', codeName: 'Р3', segment: '', role: '' },
] as const;

/** Quoted words, and their codes. */
const WORDS: readonly (readonly [text: string, who: number, study: 1 | 2, codeIds: readonly string[]])[] = [
  ['По понедельникам выписываю задачи на бумагу и теряю её к среде', 0, 1, ['time']],
  ['Каждую пятницу собираю отчёт руками, уходит два часа', 0, 1, ['reports']],
  ['За такие деньги отчёт должен собираться сам', 0, 2, ['price', 'reports']],
  ['Времени на новые инструменты нет вообще', 1, 1, ['time']],
  ['Дорого, и непонятно за что', 1, 1, ['price']],
  ['Мне всё равно, лишь бы бесплатно', 2, 2, ['price']],
];

export const marks: readonly Mark[] = WORDS.map(([text, who, study, codeIds], index) => ({
  ...stored,
  id: `mark-${index}`,
  researchId: `study-${study}`,
  materialId: `talk-${who}-${study}`,
  start: index * 100,
  end: index * 100 + text.length,
  text,
  respondent: `Р${who + 1}`,
  codeIds: Object.fromEntries(codeIds.map((id, at) => [id, { position: positionAt(at) }])),
  note: '',
}));

const participantIds = Object.fromEntries(
  people.map((_, index) => [`person-${index}`, { position: positionAt(index) }]),
);

/** Sources of the table. */
export const sources: CodeTableSources = {
  codes,
  marks,
  studies: [
    { id: 'study-1', title: 'Интервью о планировании', participantIds },
    { id: 'study-2', title: 'Разговоры об оплате', participantIds: {} },
  ],
  materials: new Map(
    people.flatMap((_, who) =>
      [1, 2].map((study) => [
        `talk-${who}-${study}`,
        {
          name: `разговор ${who + 1}-${study}.txt`,
          speakers: {
            [`р${who + 1}`]: { role: 'respondent' as const, participantId: `person-${who}`, position: 'i' },
          },
        },
      ]),
    ),
  ),
  participants: new Map(people.map((one, index) => [`person-${index}`, one])),
  hidesNames: false,
};

/** A large company: two hundred codes, a hundred people. */
export const large: CodeTableSources = {
  ...sources,
  codes: Array.from({ length: 200 }, (_, index) =>
    codeOf(`code-${index}`, `Код ${index + 1}`, index % 2 === 0 ? 'sky' : 'clay', index),
  ),
  studies: [{ id: 'study-1', title: 'Интервью о планировании', participantIds: {} }],
  materials: new Map([['talk', { name: 'разговоры.txt', speakers: {} }]]),
  marks: Array.from({ length: 1000 }, (_, index): Mark => ({
    ...stored,
    id: `mark-${index}`,
    researchId: 'study-1',
    materialId: 'talk',
    start: index * 100,
    end: index * 100 + 40,
    text: `Слова ${index + 1}`,
    respondent: `Респондент ${(index % 100) + 1}`,
    codeIds: { [`code-${(index * 7) % 200}`]: { position: 'i' } },
    note: '',
  })),
};

/** Address of a passage in the reading view. */
export const passageHref = ({ materialId, start, end }: Pick<Mark, 'materialId' | 'start' | 'end'>): string =>
  `?material=${materialId}&at=${start}-${end}`;
export const codeHref = (id: string): string => `?view=codes&code=${id}`;
