import { fn } from 'storybook/test';

import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Code } from '#src/domain/research/code.ts';
import { codePassages } from '#src/domain/research/across/codePassages.ts';
import { codeUse, countCodes, quotedPeopleOf } from '#src/domain/research/across/codeCounts.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { signature, type Participant, type People } from '#src/domain/research/participant.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { OpenCode } from '#src/features/research/codes/openCode.ts';
import type { Codebook } from '#src/features/research/codes/CodebookScreen.tsx';
import { listCodes } from '#src/features/research/codes/listedCodes.ts';
import type { PassageNames } from '#src/features/research/codes/passageItems.ts';

import { marina, nameless, oleg } from '../people/samplePeople.ts';
import { material } from '../sampleStudy.ts';

/** A codebook and what was marked with it, put together by the domain's own rules; what the stories of codes take. */

const MOMENT = '2026-02-01T09:00:00.000Z';
const stored = { v: 1, createdAt: MOMENT, updatedAt: MOMENT, deletedAt: null };

const codeOf = (
  index: number,
  id: string,
  name: string,
  colour: Code['colour'],
  parentId: string | null = null,
  definition = '',
): Code => ({ ...stored, id, name, colour, parentId, definition, position: positionAt(index) });

/** A small codebook of two levels. */
export const codes: readonly Code[] = [
  codeOf(
    0,
    'code-time',
    'Нехватка времени',
    'sky',
    null,
    'Ставим, когда человек сам говорит, что не успевает. Не ставим, когда просто перечисляет дела.',
  ),
  codeOf(1, 'code-evening', 'Доделывает вечером', 'teal', 'code-time'),
  codeOf(2, 'code-copies', 'Копирует руками', 'slate', 'code-time', 'Из таблицы в таблицу, без формул.'),
  codeOf(3, 'code-empty', 'Пустой экран', 'clay', null, 'Первый вход, когда ещё ничего не заведено.'),
  codeOf(4, 'code-search', 'Ищет людей', 'leaf'),
];

export const codeBy = (id: string): Code => {
  const code = codes.find((one) => one.id === id);
  if (!code) throw new Error(`no code «${id}» in the sample`);
  return code;
};

/** Two conversations, whose speakers are known. */
const talk = (id: string, researchId: string, name: string, speakers: Material['speakers']): Material => ({
  ...material('material-42'),
  id,
  researchId,
  name,
  speakers,
});
const speaks = (participantId: string) => ({ role: null, participantId, position: positionAt(0) });
const asks = { role: 'interviewer', participantId: null, position: positionAt(1) } as const;

export const materials: ReadonlyMap<string, Material> = new Map(
  [
    talk('talk-1', 'study-1', 'Интервью 42.docx', { марина: speaks(marina.id), ольга: asks }),
    talk('talk-2', 'study-1', 'Интервью 43.docx', { олег: speaks(oleg.id) }),
    talk('talk-3', 'study-2', 'Звонок.vtt', { спикер: speaks(nameless.id) }),
    talk('talk-4', 'study-2', 'Без имён.txt', {}),
  ].map((one) => [one.id, one]),
);

const participants: ReadonlyMap<string, Participant> = new Map([marina, nameless, oleg].map((one) => [one.id, one]));

let made = 0;
const markOf = (
  materialId: string,
  respondent: string,
  start: number,
  text: string,
  codeIds: readonly string[],
  note = '',
): Mark => {
  made += 1;
  return {
    ...stored,
    id: `mark-${made}`,
    createdAt: `2026-02-01T09:${String(made).padStart(2, '0')}:00.000Z`,
    researchId: materials.get(materialId)?.researchId ?? '',
    materialId,
    start,
    end: start + text.length,
    text,
    respondent,
    codeIds: Object.fromEntries(codeIds.map((id, index) => [id, { position: positionAt(index) }])),
    note,
  };
};

/** Everything that was marked. */
export const marks: readonly Mark[] = [
  markOf(
    'talk-1',
    'Марина',
    100,
    'Каждую пятницу я собираю отчёт руками и до вечера больше ничего не успеваю.',
    ['code-time', 'code-copies'],
    'Спросить, сколько часов',
  ),
  markOf('talk-1', 'Марина', 120, 'отчёт руками', ['code-search']),
  markOf('talk-1', 'Ольга', 400, 'А сколько времени это занимает?', ['code-time']),
  markOf('talk-2', 'Олег', 50, 'Открываю ноутбук, когда дети уснут: днём на это времени нет.', ['code-evening']),
  markOf('talk-2', 'Олег', 300, 'Времени не хватает ни на что.', ['code-time']),
  markOf('talk-4', 'Респондент', 10, 'Я просто не понимаю, когда это делать.', ['code-time', 'code-empty']),
  markOf('talk-3', 'Спикер', 10, 'Захожу, а там пусто.', ['code-empty']),
];

/** Tells who said something, with real names or without. */
export const peopleOf = (hidesNames: boolean): People => ({ materials, participants, hidesNames });
const people = peopleOf(false);

const TITLES: Readonly<Record<string, string>> = {
  'study-1': 'Глубинные интервью с продактами EdTech',
  'study-2': 'Как начинают работу',
};

export const namesOf = (hidesNames: boolean): PassageNames => ({
  signature: ({ respondent, materialId }) => signature({ respondent, passage: { materialId } }, peopleOf(hidesNames)),
  study: (id) => TITLES[id] ?? '',
  material: (id) => materials.get(id)?.name ?? '',
});

const talkers = quotedPeopleOf(materials, participants, marks);

/** A codebook of these codes and marks. */
export const bookOf = (of: readonly Code[], all: readonly Mark[] = marks): Codebook => ({
  codes: of,
  counts: countCodes(of, all, people),
  countUse: (id) => codeUse(of, all, [{ codeId: 'code-time' }], id),
});

/** The sample's codebook, and a row of it. */
export const book = bookOf(codes);
export const listed = (id: string) => {
  const found = listCodes(book.codes, book.counts).find(({ code }) => code.id === id);
  if (!found) throw new Error(`no code «${id}» in the sample`);
  return found;
};

export const openCode = (id: string, all: readonly Mark[] = marks, hidesNames = false): OpenCode => ({
  code: codeBy(id),
  book: bookOf(codes, all),
  passages: codePassages(codes, all, people, talkers, id),
  talkers,
  names: namesOf(hidesNames),
});

/** Many marks of many people over two studies. */
export const manyMarks = (count: number): readonly Mark[] =>
  Array.from({ length: count }, (_, index) => ({
    ...markOf('talk-4', `Участник ${index % 100}`, index * 40, `Цитата ${index}: не успеваю разобрать почту`, [
      'code-time',
    ]),
    id: `many-${index}`,
  }));

const done = () => fn<() => Promise<Outcome>>(() => Promise.resolve(DONE));

/** Returns actions on codes, each time anew. */
export const codeActs = () => ({
  onCreate: done(),
  onEdit: done(),
  onMove: done(),
  onStep: fn(),
  onPut: fn(),
  onMerge: done(),
  onDelete: done(),
});

/** Addresses as the app makes them. */
export const codeHref = (id: string): string => `/?view=codes&code=${id}`;
export const passageHref = ({ materialId, start, end }: Mark): string => `?material=${materialId}&at=${start}-${end}`;
