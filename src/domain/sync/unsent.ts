import { quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import { isTold } from '../history/lines.ts';
import { masked } from '../history/masked.ts';
import { placesOf, type RecordPlace } from '../history/places.ts';
import { NAMED_BY, wordsOf, type NameOf } from '../history/valueWords.ts';
import { KIND_WORDS } from '../kindWords.ts';
import { nameKey } from '../plan.ts';
import type { Kind } from '../records.ts';
import { isBookkeeping } from './claims.ts';
import { labelOf, recordTitle } from './differences.ts';
import { NAMING_KINDS } from './names.ts';
import type { SentCommit } from './protocol.ts';
import { unsentWords } from './unsentWords.ts';

/** Kinds with people's names and contacts: only the fact of a change is shown for these. */
const ABOUT_PEOPLE: ReadonlySet<Kind> = new Set<Kind>([...NAMING_KINDS, 'member', 'profile']);

/** Fields in which records of other kinds call people. */
const CALLS: ReadonlySet<string> = new Set(['author', 'respondent', 'speakers', 'mentions', 'contact', 'email']);

/** Technical fields of a file without a name for people. */
const UNNAMED: ReadonlySet<string> = new Set(['size', 'mime', 'state', 'note'].map((field) => `material/${field}`));

/** A record's id, with its kind or without, or a moment: nothing that a person wrote. */
const RAW = /^(?:\w+:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/i;

/** A value without people, ids, moments and books of earlier values. @param path from the record on */
function cleaned(kind: Kind, path: readonly string[], value: unknown): unknown {
  const field = path.at(-1) ?? '';
  if (CALLS.has(field) || isBookkeeping(kind, path)) return null;
  if (typeof value === 'string') return RAW.test(value) && !Object.hasOwn(NAMED_BY, field) ? '' : value;
  if (Array.isArray(value)) return value.map((one) => cleaned(kind, path, one));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(kind, [...path, name], part)]));
}

/** A map of the members of a record, each with its place; no map is one that is empty. */
const isMembers = (value: unknown): value is Readonly<Record<string, { readonly position: string }>> =>
  isObject(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((one) => isObject(one) && typeof one.position === 'string');

/** An operation as it writes places: a record that is made writes each of its own. */
function asWriting(op: Op): readonly Op[] {
  if (op.op !== 'create') return [op];
  const { kind, id, record } = op;
  return Object.entries(record).flatMap(([field, value]) =>
    isMembers(value)
      ? Object.entries(value).map(
          ([key, one]) => ({ op: 'put', kind, id, map: field, key, value: one }) as unknown as Op,
        )
      : [{ op: 'set', kind, id, fields: { [field]: value } } as unknown as Op],
  );
}

/** Returns the value of a place, as a person reads it. */
function said(kind: Kind, place: RecordPlace, value: unknown, nameOf: NameOf): string {
  const { map, key, field } = place;
  const path = [map, key, field].filter((step) => step !== undefined);
  const of = map !== undefined && field === undefined ? NAMED_BY[map] : undefined;
  if (of) return nameOf(of, key ?? '');
  return wordsOf(kind, field ?? map ?? '', cleaned(kind, path, value), nameOf).trim();
}

const TURNS = { create: 'Создано.', remove: 'Удалено.', restore: 'Возвращено.' } as const;

/** A record with all that became of it, once, however many commits did that. */
function partOf(ops: readonly Op[], record: StoredRecord | undefined, moment: string, nameOf: NameOf): string {
  const [first] = ops;
  if (!first) return '';
  const { kind } = first;
  const bare = KIND_WORDS[kind].label;
  if (ABOUT_PEOPLE.has(kind)) return `${bare}. ${moment}\nИмена и контакты в файл не входят.`;
  const turns = ops.flatMap(({ op }) => (op in TURNS ? [TURNS[op as keyof typeof TURNS]] : []));
  const isMade = ops.some(({ op }) => op === 'create');
  const places = placesOf({ ops: ops.flatMap((op) => asWriting(masked(op))), former: null }).filter(
    (one) => isTold(one) && !UNNAMED.has(`${kind}/${one.place.field}`),
  );
  const values = places.map(({ place, after }) => said(kind, place, after, nameOf));
  const lines = places.flatMap(({ place, after }, at) => {
    const label = labelOf(first, place.map ?? place.field, place.key);
    const value = values[at] ?? '';
    if (value !== '') return [`${label}:${value.includes('\n') ? '\n' : ' '}${value}`];
    return isMade || (after !== undefined && after !== '') ? [] : [`${label}: убрано.`];
  });
  const title = recordTitle(kind, record);
  // A name that was written is among the lines.
  const isNamed = values.some((value) => value !== '' && title === `${bare} ${quoted(value)}`);
  const told = [...new Set(turns), ...lines];
  return [`${isNamed ? bare : title}. ${moment}`, ...(told.length > 0 ? told : ['Место в списке или связь.'])].join(
    '\n',
  );
}

/**
 * Returns changes that the server never got, as readable text: a person who lost access keeps their words. It contains no names
 * and no contacts: those belong to the company.
 * @param read a record as it is on this device, for its name
 * @param moment a commit's moment in words
 */
export function unsentText(
  company: string,
  commits: readonly Pick<SentCommit, 'at' | 'ops'>[],
  read: (kind: Kind, id: string) => StoredRecord | undefined,
  moment: (at: string) => string,
): string {
  const records = new Map<string, { at: string; ops: Op[] }>();
  for (const { at, ops } of commits) {
    for (const op of ops) {
      const one = records.get(nameKey(op)) ?? { at, ops: [] };
      records.set(nameKey(op), { at: at > one.at ? at : one.at, ops: [...one.ops, op] });
    }
  }
  const nameOf: NameOf = (kind, id) => {
    const record = ABOUT_PEOPLE.has(kind) ? undefined : read(kind, id);
    return record ? recordTitle(kind, record) : '';
  };
  const parts = [...records.values()].map(({ at, ops }) =>
    partOf(ops, ops[0] && read(ops[0].kind, ops[0].id), moment(at), nameOf),
  );
  const count = unsentWords(commits.length, 0);
  return `${[`Несохранённое в компании ${quoted(company)}`, `До сервера не дошло: ${count}.`, ...parts].join('\n\n')}\n`;
}
