import { messagesFor } from '#server/chats/saying.ts';
import { readAnswer } from '#src/domain/fieldwork/answers.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { whyWords } from '#src/domain/fieldwork/asked.ts';
import type { QuestionKind } from '#src/domain/fieldwork/script.ts';
import { play } from '#src/domain/fieldwork/trial.ts';
import { moveCode } from '#src/domain/research/codes/codeMoves.ts';
import type { Code } from '#src/domain/research/code.ts';
import { findFolded } from '#src/domain/research/textSearch.ts';
import { searchForm, searchWords } from '#src/domain/search/searchText.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

import { held, type Talk } from './answers.ts';

const AT = '2026-03-02T12:00:00.000Z';

interface Typed {
  readonly question: {
    readonly kind: QuestionKind;
    readonly options?: readonly { readonly key: string; readonly text: string }[];
    readonly isMultiple?: boolean;
    readonly from?: number;
    readonly to?: number;
  };
  readonly typed: readonly string[];
  readonly expected: unknown;
}

/** Answers that are typed: what each is understood as. */
function typedFaults({ question: asked, typed, expected }: Typed): string[] {
  const { from = 1, to = 5, ...told } = asked;
  const one = question('q', {
    ...told,
    options: [...(told.options ?? [])],
    scale: { from, to, fromLabel: '', toLabel: '' },
  });
  return typed.flatMap((text, at) => {
    const { meaning } = readAnswer(one, 0, { text });
    const wanted: unknown = Array.isArray(expected) ? expected[at] : undefined;
    const got = meaning.is === 'options' ? meaning.options : meaning.is === 'number' ? meaning.number : meaning.is;
    const isAskedBack = typeof wanted === 'string' && wanted.includes('переспрос') && got === 'unread';
    const isRight = wanted === undefined ? got === 'text' : isAskedBack || String(wanted).startsWith(String(got));
    return isRight ? [] : [`«${text}»: ${String(got)}, not ${String(wanted ?? 'text')}`];
  });
}

function eraseFaults(talk: Omit<Talk, 'channel'>): string[] {
  const { conversation, asked } = held({ ...talk, channel: 'web' });
  const isSafe = conversation.step === 'asking' && conversation.said.length > 0;
  return isSafe && asked.at(-1)?.[1].say === 'sure' ? [] : [`${conversation.step}, ${conversation.said.length} said`];
}

function emojiFaults(): string[] {
  const script = scriptOf(question('q', { text: `а${'😀'.repeat(2400)}` }));
  const heard = hear(script, NEW_CONVERSATION, { type: 'agree', id: 'm', at: AT });
  const texts = heard.outgoing.flatMap((one) =>
    messagesFor({ script, conversation: heard.conversation, respondentId: 'r', closing: '' }, one),
  );
  return texts.some(({ text }) => /\p{Surrogate}/u.test(text)) ? ['a pair is torn'] : [];
}

interface Search {
  readonly text: string;
  readonly query: string;
  readonly expected: number;
}

/** In a text, in the index of all records, and in lists. */
const searchFaults = (all: readonly Search[]): string[] =>
  all.flatMap(({ text, query, expected }) => {
    const found = findFolded(text, query).length;
    const forms = new Set(searchWords(text).map(({ form }) => form));
    const isIndexed = searchWords(query).every(({ form }) => forms.has(form)) && searchForm(query) !== '';
    return [
      ...(found === expected ? [] : [`«${query}» in a text: ${found}, not ${expected}`]),
      ...(isIndexed ? [] : [`«${query}» is not in the index`]),
    ];
  });

function moveFaults({ codes }: { readonly codes: readonly Pick<Code, 'id' | 'position'>[] }): string[] {
  const all = codes.map((one) => ({ ...one, parentId: null, name: one.id }) as Code);
  const positions = new Map(all.map(({ id, position }) => [id, position]));
  for (const op of moveCode(all, 'D', null, 'A')) {
    if (op.op === 'set' && 'position' in op.fields) positions.set(op.id, String(op.fields.position));
  }
  const order = [...positions].sort(([a, x], [b, y]) => (x === y ? a.localeCompare(b) : x < y ? -1 : 1));
  const got = order.map(([id]) => id).join(' ');
  return got === 'A D B C' ? [] : [`${got}, not A D B C`];
}

function whyFaults(): string[] {
  const script = scriptOf(question('q1', { whyTimes: 3 }));
  const moves = ['дорого', 'потому'].map((text, why) => ({
    is: 'answer' as const,
    text,
    place: { question: 'q1', why },
  }));
  const { lines } = play(script, [{ is: 'wish', wish: 'agree' }, ...moves]);
  const asked = lines.filter(({ by }) => by === 'interviewer').map(({ text }) => text);
  return [1, 2].flatMap((why) => (asked.includes(whyWords(why)) ? [] : [`no «${whyWords(why)}» in the trial`]));
}

/** What differs in a hunted file that is no document: by its number. Null for what only a server or a browser shows. */
export function huntedFaults(number: string, content: string): string[] | null {
  const told: unknown = JSON.parse(content);
  switch (number) {
    case '20':
      return eraseFaults(told as Omit<Talk, 'channel'>);
    case '48':
    case '49':
    case '50':
      return typedFaults(told as Typed);
    case '52':
      return emojiFaults();
    case '53':
      return searchFaults(told as Search[]);
    case '58':
      return moveFaults(told as { codes: Pick<Code, 'id' | 'position'>[] });
    case '59':
      return whyFaults();
    default:
      return null;
  }
}
