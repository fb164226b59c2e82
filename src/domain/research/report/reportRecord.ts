import type { Op } from '../../core/operation.ts';
import { positionAt } from '../../core/record.ts';
import type { MadeBy, Shape } from '../../core/schema.ts';
import type { reportSchema } from './schema.ts';

/** Changes that people made to a report on studies. */
export type ReportRecord = Shape<typeof reportSchema>;

/** Changed parts of a report that can be told apart. */
export type ReportChanges = Pick<ReportRecord, 'texts' | 'choices' | 'places' | 'usesCodeNames' | 'hidesPersonal'>;

export const UNCHANGED: ReportChanges = {
  texts: {},
  choices: {},
  places: {},
  usesCodeNames: false,
  hidesPersonal: null,
};

/** Id of the one report on these studies, whatever their order: two who begin it at once begin the same. */
export const reportId = (studyIds: readonly string[]): string => [...new Set(studyIds)].sort().join('+');

/** A text of a report with its place. */
export interface Wording {
  /** Its place in the report: `finding:code:c1/title`. */
  readonly key: string;
  /** Text of the place. */
  readonly text: string;
  /** Published instead of the text: the same without personal data; missing when the text is published unchanged. */
  readonly masked?: string;
  /** Text that the records propose now; null when its records are gone. */
  readonly proposed: string | null;
  /**
   * proposed: as the records have it. typed: a person wrote it. outdated: a person wrote it, and the records have changed since.
   */
  readonly state: 'proposed' | 'typed' | 'outdated';
  /** Model whose text was taken there; missing for text that only a person wrote. */
  readonly madeBy?: MadeBy;
}

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** The text of a place: what was typed there, else what is proposed. */
export function wordingAt({ texts }: Pick<ReportChanges, 'texts'>, key: string, proposed: string | null): Wording {
  const typed = own(texts, key);
  if (!typed || typed.text === proposed) return { key, text: proposed ?? '', proposed, state: 'proposed' };
  const state = typed.over === proposed ? 'typed' : 'outdated';
  return { key, text: typed.text, proposed, state, ...(typed.madeBy ? { madeBy: typed.madeBy } : {}) };
}

/** Whether a part is in: as chosen, else as proposed. */
export const isTaken = ({ choices }: Pick<ReportChanges, 'choices'>, key: string, proposed: boolean): boolean =>
  own(choices, key)?.isIn ?? proposed;

/** Parts in their order: those that were moved by their places, the others behind them as they came. */
export function inPlaces<T extends { readonly key: string }>(
  { places }: Pick<ReportChanges, 'places'>,
  parts: readonly T[],
): readonly T[] {
  const placed = parts.flatMap((part) => {
    const position = own(places, part.key)?.position;
    return position === undefined ? [] : [{ part, position }];
  });
  if (placed.length === 0) return parts;
  const rest = parts.filter(({ key }) => !Object.hasOwn(places, key));
  const moved = placed.toSorted((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0));
  return [...moved.map(({ part }) => part), ...rest];
}

const beginning = (studyIds: readonly string[]): readonly [id: string, op: Op] => {
  const id = reportId(studyIds);
  const ids = [...new Set(studyIds)].sort();
  const researchIds = Object.fromEntries(ids.map((one, index) => [one, { position: positionAt(index) }]));
  return [id, { op: 'ensure', kind: 'report', id, defaults: { id, researchIds, ...UNCHANGED } }];
};

/** A text of a report as it is stored: line breaks as \n, nothing blank around it. */
export const tidyWording = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/**
 * Operations that put typed words in a place; what is proposed there anyway is not kept as typed.
 * @param madeBy the model that worded them; by default whose the words before them were, as they are corrected
 */
export function typeWording(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'texts'> | null,
  { key, proposed }: Pick<Wording, 'key' | 'proposed'>,
  typed: string,
  madeBy?: MadeBy,
): Op[] {
  const text = tidyWording(typed);
  const before = record ? own(record.texts, key) : undefined;
  if (text === proposed) return before ? resetWording(studyIds, record, key) : [];
  if (before?.text === text) return [];
  const maker = madeBy ?? before?.madeBy ?? null;
  const [id, begin] = beginning(studyIds);
  const value = {
    text,
    over: proposed ?? '',
    position: before?.position ?? positionAt(0),
    ...(maker ? { madeBy: maker } : {}),
  };
  return [begin, { op: 'put', kind: 'report', id, map: 'texts', key, value }];
}

/** Returns operations that restore the proposed text of a place; none when nothing was typed. */
export function resetWording(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'texts'> | null,
  key: string,
): Op[] {
  if (!record || !own(record.texts, key)) return [];
  return [{ op: 'drop', kind: 'report', id: reportId(studyIds), map: 'texts', key }];
}

/** Returns operations that keep typed words although the records have changed; none when nothing was typed. */
export function keepWording(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'texts'> | null,
  { key, proposed }: Pick<Wording, 'key' | 'proposed'>,
): Op[] {
  const before = record ? own(record.texts, key) : undefined;
  if (!before || before.over === proposed || proposed === null) return [];
  const id = reportId(studyIds);
  return [{ op: 'setMember', kind: 'report', id, map: 'texts', key, fields: { over: proposed } }];
}

/** Operations that take a part in or leave it out; none when it is so by choice already. */
export function takePart(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'choices'> | null,
  key: string,
  isIn: boolean,
): Op[] {
  if (record && own(record.choices, key)?.isIn === isIn) return [];
  const [id, begin] = beginning(studyIds);
  return [begin, { op: 'put', kind: 'report', id, map: 'choices', key, value: { isIn, position: positionAt(0) } }];
}

/**
 * Returns operations that move a part by some places among its siblings; none when there is no place that far.
 * @param keys the part and its siblings, in their order
 */
export function movePart(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'places'> | null,
  keys: readonly string[],
  key: string,
  by: number,
): Op[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from === -1 || by === 0 || to < 0 || to >= keys.length) return [];
  const wanted = keys.toSpliced(from, 1).toSpliced(to, 0, key);
  const [id, begin] = beginning(studyIds);
  return [
    begin,
    ...wanted.flatMap((one, index): Op[] => {
      const position = positionAt(index);
      if (record && own(record.places, one)?.position === position) return [];
      return [{ op: 'put', kind: 'report', id, map: 'places', key: one, value: { position } }];
    }),
  ];
}

/** Returns operations that switch code names in a report on or off; none when it is already so. */
export function showCodeNames(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'usesCodeNames'> | null,
  usesCodeNames: boolean,
): Op[] {
  if ((record?.usesCodeNames ?? false) === usesCodeNames) return [];
  const [id, begin] = beginning(studyIds);
  return [begin, { op: 'set', kind: 'report', id, fields: { usesCodeNames } }];
}

/**
 * Whether personal data are hidden in a report's texts: as chosen, else wherever names are hidden; always where the company hides
 * them.
 */
export const hidesPersonalIn = (
  { hidesPersonal, usesCodeNames }: Pick<ReportChanges, 'hidesPersonal' | 'usesCodeNames'>,
  company: { readonly hidesPersonal: boolean },
): boolean => company.hidesPersonal || (hidesPersonal ?? usesCodeNames);

/** Operations that hide personal data in a report's texts, or show them; none when it is chosen so already. */
export function hidePersonal(
  studyIds: readonly string[],
  record: Pick<ReportChanges, 'hidesPersonal'> | null,
  wanted: boolean,
): Op[] {
  if ((record?.hidesPersonal ?? null) === wanted) return [];
  const [id, begin] = beginning(studyIds);
  return [begin, { op: 'set', kind: 'report', id, fields: { hidesPersonal: wanted } }];
}
