import { nameOfBoard } from '../boards/cards.ts';
import { cardsOfBoard } from '../boards/shown.ts';
import { counted, NBSP, quoted, undirected } from '../core/format.ts';
import { isObject } from '../core/record.ts';
import { announcedWords } from '../fieldwork/keeping/expiring.ts';
import { newsIn } from '../fieldwork/watched.ts';
import { isKind } from '../kindFacts.ts';
import { KIND_WORDS } from '../kindWords.ts';
import type { Kind } from '../records.ts';
import { shortened } from '../history/shortened.ts';
import type { Review } from '../comments/kinds.ts';
import { COMMENTED_KINDS, type CommentedKind } from '../comments/place.ts';
import type { Notice } from './inbox.ts';

/** Subject of a notice, besides author and reason. */
export interface NoticeSubject {
  /** The record that it is about, as stored; undefined for one that is not there: its kind alone is named then. */
  readonly record?: unknown;
  /** How a review was answered, where that is known. */
  readonly answer?: Review['state'] | undefined;
}

/** Most signs of a name within a sentence: a hypothesis is named by all its words. */
const MOST_SIGNS = 64;

/** What one is in charge of, or looks through: every kind that can be talked about. Others are named after a colon. */
const ACCUSATIVE: Readonly<Record<CommentedKind, string>> = {
  research: 'исследование',
  hypothesis: 'гипотезу',
  mark: 'отметку',
  experiment: 'эксперимент',
  board: 'доску',
  persona: 'персону',
  audience: 'аудиторию',
};

/** Fields by which a record is known to people, the first that it has. */
const NAMES = ['title', 'name', 'text'] as const;

/** A name within a sentence, shortened; empty for none. */
function titleOf(kind: Kind, id: string, record: unknown): string {
  const board = kind === 'board' ? nameOfBoard(id) : null;
  if (board !== null) return quoted(board);
  if (!isObject(record)) return '';
  const name = NAMES.map((field) => record[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof name !== 'string') return '';
  return quoted(shortened(name, MOST_SIGNS));
}

/** Returns a part of a record, in the genitive and in the accusative; null for the record as a whole, or an unnamed part. */
function partOf(kind: Kind, id: string, part: string | null): { readonly of: string; readonly what: string } | null {
  if (part === null) return null;
  if (kind === 'hypothesis') return { of: 'цитаты', what: 'цитату' };
  if (kind !== 'board') return null;
  const card = cardsOfBoard(id).find(({ field }) => field === part);
  return card ? { of: `карточки ${quoted(card.title)}`, what: `карточку ${quoted(card.title)}` } : null;
}

/** The name of a record in `kind:id`; null for what this build knows nothing of. */
export function namedIn(on: string): { readonly kind: Kind; readonly id: string } | null {
  const end = on.indexOf(':');
  const kind = on.slice(0, end);
  return end > 0 && isKind(kind) ? { kind, id: on.slice(end + 1) } : null;
}

/** Returns the subject of a notice, for use after «обсуждение» and after «проверить». */
function subjectOf({ on, part }: Pick<Notice, 'on' | 'part'>, record: unknown): readonly [of: string, what: string] {
  const named = namedIn(on);
  if (!named) return ['записи', 'запись'];
  const { kind, id } = named;
  const title = titleOf(kind, id, record);
  const name = title === '' ? '' : ` ${title}`;
  // The form of «две гипотезы» is that of «обсуждение гипотезы».
  const of = `${KIND_WORDS[kind].forms[1]}${name}`;
  const commented = COMMENTED_KINDS.find((one) => one === kind);
  const what = commented ? ACCUSATIVE[commented] + name : `запись: ${KIND_WORDS[kind].forms[0]}${name}`;
  const within = partOf(kind, id, part);
  return within ? [`${within.of} ${of}`, `${within.what} ${of}`] : [of, what];
}

const ANSWERS: Readonly<Record<Review['state'], string>> = {
  asked: '',
  accepted: ': принято',
  returned: ': возвращено',
};

/**
 * Returns the sentence about an event of a round of interviews.
 * @param name who ended it; empty for no one
 */
function roundSentence(part: string | null, of: string, name: string): string {
  const news = newsIn(part);
  switch (news?.is) {
    case 'first':
      return `Есть первый ответ ${of}`;
    case 'half':
      return `Набрана половина участников ${of}`;
    case 'goal':
      return `Набраны все участники ${of}`;
    case 'quota':
      return `Набрана квота ${quoted(news.segment)} ${of}`;
    case 'over':
      return `Вышел срок ${of}`;
    case 'ended':
      return name === '' ? `Завершён сбор ответов ${of}` : `${name} завершает сбор ответов ${of}`;
    case 'silence':
      return `Уже ${counted(news.days, ['день', 'дня', 'дней'])} нет ответов ${of}`;
    default:
      return `Новости ${of}`;
  }
}

/**
 * Who did what, in one sentence without a full stop: «Павел Никитин упоминает вас в обсуждении исследования „Ученики“». In the present:
 * the past has a gender, which no name tells.
 */
export function noticeSentence(
  { why, by, on, part }: Pick<Notice, 'why' | 'by' | 'on' | 'part'>,
  { record, answer }: NoticeSubject,
): string {
  const name = undirected(by.name).trim();
  const who = name === '' ? 'Коллега' : name;
  const [of, what] = subjectOf({ on, part }, record);
  switch (why) {
    case 'mentioned':
      return `${who} упоминает вас в${NBSP}обсуждении ${of}`;
    case 'reply':
      return `${who} отвечает в${NBSP}вашем обсуждении ${of}`;
    case 'assigned':
      return `${who} назначает вас ответственным за${NBSP}${what}`;
    case 'reviewAsked':
      return `${who} просит вас проверить ${what}`;
    case 'reviewAnswered':
      return `${who} отвечает на${NBSP}вашу просьбу проверить ${what}${answer ? ANSWERS[answer] : ''}`;
    case 'finished':
      // A round may end by itself.
      return name === '' ? `Закончился раунд ${of}` : `${who} завершает раунд ${of}`;
    case 'round':
      return roundSentence(part, of, name);
    case 'unfiled':
      return `Нет места для${NBSP}интервью в${NBSP}материалах ${of}`;
    case 'expiring':
      return `${announcedWords(part)} ${of}`;
  }
}
