import { counted, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { nameKey } from '../plan.ts';
import type { AuditEntry, AuditSubject } from '../history/audit.ts';

/* Describes erasures: counted by the eraser, noted in the journal with it, and read from it again. */

/** Places from which a person's words are erased, in the order of display. */
export const ERASED_PLACES = ['records', 'files', 'transcripts', 'quotes', 'comments', 'history', 'letters'] as const;

/** A place out of which words are erased. */
export type ErasedPlace = (typeof ERASED_PLACES)[number];

/** Label of each above its number. */
export const ERASED_PLACE_WORDS: Readonly<Record<ErasedPlace, string>> = {
  records: 'Записи',
  files: 'Файлы',
  transcripts: 'Расшифровки',
  quotes: 'Отметки и цитаты',
  comments: 'Комментарии',
  history: 'Правки в истории',
  letters: 'Неотправленные письма',
};

/** Counts what an erasing commit removes from the records themselves. */
export function placesIn(
  ops: readonly Op[],
): Pick<Record<ErasedPlace, number>, 'records' | 'transcripts' | 'quotes' | 'comments'> {
  const named = (kind: Op['kind']): number =>
    new Set(ops.flatMap((op) => (op.kind === kind && op.op === 'set' ? [op.id] : []))).size;
  const dropped = ops.filter((op) => op.op === 'drop' && (op.map === 'quotes' || op.map === 'insights')).length;
  return {
    records: new Set(ops.map(nameKey)).size,
    transcripts: named('materialText'),
    quotes: named('mark') + dropped,
    comments: named('comment') + named('review'),
  };
}

const keyOf = (place: ErasedPlace): string => `gone.${place}`;

/** Numbers by place as a line of the journal keeps them. */
export const placesNote = (places: Partial<Readonly<Record<ErasedPlace, number>>>): AuditSubject =>
  Object.fromEntries(
    ERASED_PLACES.flatMap((place) => (places[place] === undefined ? [] : [[keyOf(place), places[place]]])),
  );

export type ErasureWhy = 'forgotten' | 'withdrawn' | 'expired' | 'contacts';

export const ERASURE_WORDS: Readonly<Record<ErasureWhy, string>> = {
  forgotten: 'Человек забыт',
  withdrawn: 'Согласие отозвано',
  expired: 'Вышел срок',
  contacts: 'Контакты стёрты',
};

/** Something that was erased for good, without a name. */
export interface Erasure {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: ErasureWhy;
  /** Which colleague; null where the server did it by itself: by term, or because a respondent said so. */
  readonly by: { readonly id: string; readonly name: string } | null;
  /** The round whose talks they were; null for none, or several. */
  readonly roundId: string | null;
  /** Number of talks, and of contacts; null where it was not counted. */
  readonly talks: number | null;
  readonly contacts: number | null;
  /** Number erased from each place; null where it was not counted. */
  readonly places: Readonly<Record<ErasedPlace, number | null>>;
  /** Whether it is erased again when an earlier backup is restored; null where this was not noted. */
  readonly isErasedAgain: true | null;
}

/** `GET /api/companies/:company/erasures?before=`: newest first. */
export interface ErasurePage {
  readonly erasures: readonly Erasure[];
  readonly more: boolean;
}

/** Places that earlier lines stored under other names. */
const FORMER: Readonly<Record<ErasureWhy, readonly ErasedPlace[]>> = {
  forgotten: ['transcripts', 'comments'],
  withdrawn: ['records', 'files'],
  expired: ['records', 'files'],
  contacts: ['records'],
};

const WHYS: Readonly<Record<string, ErasureWhy>> = {
  'person.forgotten': 'forgotten',
  'respondent.withdrawn': 'withdrawn',
  'interviews.expired': 'expired',
};

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads an erasure of respondents from a line of the journal; null for any other line. */
export function erasureOf({ id, at, actor, action, subject }: AuditEntry): Erasure | null {
  // The contacts of an audience are erased with it.
  const isOfContacts = action === 'erased' && (subject.kind === 'contactList' || numberOr(subject.contacts) !== null);
  const why = Object.hasOwn(WHYS, action) ? WHYS[action] : isOfContacts ? 'contacts' : undefined;
  if (why === undefined) return null;
  const of = (place: ErasedPlace): number | null =>
    numberOr(subject[keyOf(place)]) ?? (FORMER[why].includes(place) ? numberOr(subject[place]) : null);
  const places = Object.fromEntries(ERASED_PLACES.map((place) => [place, of(place)])) as Erasure['places'];
  return {
    id,
    at,
    why,
    by: actor,
    roundId: typeof subject.round === 'string' ? subject.round : null,
    talks: why === 'withdrawn' ? 1 : numberOr(subject.interviews),
    contacts: numberOr(subject.contacts),
    places,
    // Lines that count by place are as old as the ledger by which a restored backup is erased again (R400), or younger.
    isErasedAgain: numberOr(subject[keyOf('records')]) === null ? null : true,
  };
}

/** Returns a summary of an erasure in one line: «Вышел срок: 12 разговоров». */
export function erasureTitle({ why, talks, contacts }: Erasure): string {
  const took = [
    ...(talks === null || talks === 0 ? [] : [counted(talks, ['разговор', 'разговора', 'разговоров'])]),
    ...(contacts === null || contacts === 0 ? [] : [counted(contacts, ['контакт', 'контакта', 'контактов'])]),
  ];
  return took.length === 0 ? ERASURE_WORDS[why] : `${ERASURE_WORDS[why]}: ${took.join(', ')}`;
}

/**
 * Returns the author of an erasure.
 * @param name a colleague's; empty for none
 */
export function erasureDoer({ why, by }: Erasure, name: string): string {
  if (by !== null) return name;
  if (why === 'expired') return 'Сервер, по сроку';
  return why === 'withdrawn' ? 'Респондент' : 'Сервер, при восстановлении из копии';
}

export const BACKUPS_TITLE = 'В прежних резервных копиях';

/** Returns the fate of earlier backups. */
export const backupWords = ({ isErasedAgain }: Erasure): string =>
  isErasedAgain === null ? '—' : `сотрётся при${NBSP}восстановлении`;
