import { counted, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { nameKey } from '../plan.ts';
import type { AuditEntry, AuditSubject } from '../history/audit.ts';

/* What was erased where: counted by what erases, noted in the journal with it, and read out of it again. */

/** Places out of which somebody's words are erased, in the order in which they are told. */
export const ERASED_PLACES = ['records', 'files', 'transcripts', 'quotes', 'comments', 'history', 'letters'] as const;

/** A place out of which words are erased. */
export type ErasedPlace = (typeof ERASED_PLACES)[number];

/** What each is called over its number. */
export const ERASED_PLACE_WORDS: Readonly<Record<ErasedPlace, string>> = {
  records: 'Записи',
  files: 'Файлы',
  transcripts: 'Расшифровки',
  quotes: 'Отметки и цитаты',
  comments: 'Комментарии',
  history: 'Правки в истории',
  letters: 'Неотправленные письма',
};

/** What an erasing commit takes away of the records themselves. */
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
  /** Talks, and contacts; null where nobody counted them. */
  readonly talks: number | null;
  readonly contacts: number | null;
  /** What went out of each place; null where nobody counted it. */
  readonly places: Readonly<Record<ErasedPlace, number | null>>;
  /** Whether it is erased again when a backup of before is put back; null where nobody noted it. */
  readonly isErasedAgain: true | null;
}

/** `GET /api/companies/:company/erasures?before=`: newest first. */
export interface ErasurePage {
  readonly erasures: readonly Erasure[];
  readonly more: boolean;
}

/** What lines of before kept of places under other names. */
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

/** What a line of the journal says was erased of respondents; null for a line that says something else. */
export function erasureOf({ id, at, actor, action, subject }: AuditEntry): Erasure | null {
  // With an audience its contacts go, too.
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

/** What an erasure took, in one line: «Вышел срок: 12 разговоров». */
export function erasureTitle({ why, talks, contacts }: Erasure): string {
  const took = [
    ...(talks === null || talks === 0 ? [] : [counted(talks, ['разговор', 'разговора', 'разговоров'])]),
    ...(contacts === null || contacts === 0 ? [] : [counted(contacts, ['контакт', 'контакта', 'контактов'])]),
  ];
  return took.length === 0 ? ERASURE_WORDS[why] : `${ERASURE_WORDS[why]}: ${took.join(', ')}`;
}

/** Whose doing it was. @param name a colleague's; empty for nobody */
export function erasureDoer({ why, by }: Erasure, name: string): string {
  if (by !== null) return name;
  if (why === 'expired') return 'Сервер, по сроку';
  return why === 'withdrawn' ? 'Респондент' : 'Сервер, при восстановлении из копии';
}

export const BACKUPS_TITLE = 'В прежних резервных копиях';

/** What becomes of backups that were made before. */
export const backupWords = ({ isErasedAgain }: Erasure): string =>
  isErasedAgain === null ? '—' : `сотрётся при${NBSP}восстановлении`;
