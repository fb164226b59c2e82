import type { Kind, Op, Records } from './operation.ts';
import type { StoredRecord } from './record.ts';

/** Most steps that can be taken back (issue «One product»). */
export const MOST_STEPS = 50;

/** What was done in one go, and the operations that take it back. */
export interface Step {
  readonly ops: readonly Op[];
  readonly inverse: readonly Op[];
}

/** What a tab did, oldest first, and what it took back, the next to be done again last. */
export interface UndoHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Nothing done yet. */
export const NO_HISTORY: UndoHistory = { past: [], future: [] };

/** The talk with the assistant goes back in its own way: to a question, not to a sentence. */
const OWN_WAY_BACK: ReadonlySet<Kind> = new Set(['interview']);

/** Whether a change is one that undo takes back. */
export function isUndoable(ops: readonly Op[]): boolean {
  return ops.length > 0 && !ops.some(({ kind }) => OWN_WAY_BACK.has(kind));
}

/**
 * The history after something was done. What had been taken back can no longer be done again. A step that does just what
 * takes the last one back (the toast's «Вернуть») takes it off instead.
 */
export function remember({ past, future }: UndoHistory, step: Step): UndoHistory {
  const last = past.at(-1);
  if (last && last.inverse === step.ops) {
    return { past: past.slice(0, -1), future: [...future, { ops: step.inverse, inverse: last.inverse }] };
  }
  return { past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** The history after its last step was taken back; `again` does it anew. */
export function afterUndo({ past, future }: UndoHistory, again: readonly Op[]): UndoHistory {
  const last = past.at(-1);
  if (!last) return { past, future };
  return { past: past.slice(0, -1), future: [...future, { ops: again, inverse: last.inverse }] };
}

/** The history after its next step was done again; `back` takes it back. */
export function afterRedo({ past, future }: UndoHistory, back: readonly Op[]): UndoHistory {
  const next = future.at(-1);
  if (!next) return { past, future };
  return { past: [...past, { ops: next.ops, inverse: back }].slice(-MOST_STEPS), future: future.slice(0, -1) };
}

/** The history without a step that can no longer be taken. */
export function withoutLast(history: UndoHistory, side: 'past' | 'future'): UndoHistory {
  return { ...history, [side]: history[side].slice(0, -1) };
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

type AnyRecord = StoredRecord & Readonly<Record<string, unknown>>;

/** What one operation left, as a list of facts: the later of two operations on the same fact wins. */
function factsOf(op: Op): readonly (readonly [fact: string, holds: (record: AnyRecord) => boolean])[] {
  switch (op.op) {
    case 'create':
      return [
        ['living', (record) => record.deletedAt === null],
        ...Object.entries(op.record)
          .filter(([field]) => field !== 'id')
          .map(([field, value]) => [field, (record: AnyRecord) => isSame(record[field], value)] as const),
      ];
    case 'set':
      return Object.entries(op.fields).map(([field, value]) => [field, (record) => isSame(record[field], value)]);
    case 'put':
    case 'drop':
      return [
        [
          `${op.map}/${op.key}`,
          (record) => {
            const members = record[op.map];
            if (typeof members !== 'object' || members === null) return false;
            const member = Object.hasOwn(members, op.key) ? (members as Record<string, unknown>)[op.key] : undefined;
            return op.op === 'put' ? isSame(member, op.value) : member === undefined;
          },
        ],
      ];
    case 'remove':
      return [['living', (record) => record.deletedAt !== null]];
    case 'restore':
      return [['living', (record) => record.deletedAt === null]];
  }
}

/**
 * Whether the records still stand as the operations left them: whoever changed them meanwhile, in another tab, is not to
 * be overwritten. Facts of a created map that a later operation of the same step changed count as the later one left them.
 * @param current the record as it is now, or undefined when it is not there
 */
export function standsAs(ops: readonly Op[], current: (kind: Kind, id: string) => StoredRecord | undefined): boolean {
  const facts = new Map<string, { record: AnyRecord | undefined; holds: (record: AnyRecord) => boolean }>();
  for (const op of ops) {
    const record = current(op.kind, op.id) as AnyRecord | undefined;
    const at = `${op.kind}/${op.id}/`;
    for (const [fact, holds] of factsOf(op)) {
      // A member put into a map that the same step created: the map as a whole is no longer what it was created with.
      facts.delete(`${at}${fact.split('/')[0]}`);
      facts.set(`${at}${fact}`, { record, holds });
    }
  }
  return [...facts.values()].every(({ record, holds }) => record !== undefined && holds(record));
}

/** Fields that say what a record is, in the order they are looked for. */
const NAMES = ['title', 'name', 'text', 'description'] as const;

/** What a person calls a record: its title, name or text; empty when it has none. */
export function nameOfRecord(record: StoredRecord | undefined): string {
  if (!record) return '';
  const fields = record as AnyRecord;
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : '';
}

/** Kinds in the words of the product; those that are part of something are named by it. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  research: 'Исследование',
  material: 'Материал исследования',
  materialText: 'Текст материала',
  hypothesis: 'Гипотеза',
  experiment: 'Эксперимент',
  audience: 'Аудитория',
  persona: 'Персона',
  contactList: 'Контакты',
  recruitingRequest: 'Запрос на поиск респондентов',
  board: 'Доска',
  interview: 'Разговор с ассистентом',
  channel: 'Канал',
  botSettings: 'Настройки бота',
  scenario: 'Сценарий',
  profile: 'Профиль',
  company: 'Компания',
  member: 'Участник команды',
  paymentCard: 'Карта',
  transaction: 'Платёж',
  seller: 'Реквизиты продавца',
} satisfies Record<keyof Records, string>;
