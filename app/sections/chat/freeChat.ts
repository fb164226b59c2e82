import type { ProductNames } from '#src/domain/boards/products/product.ts';
import { isFinished, type Interview } from '#src/domain/chat/interview.ts';
import { asksGrounds, asksNext, asksWorkspace, lookupOf } from '#src/domain/chat/lookup.ts';
import { meaningOf } from '#src/domain/chat/meaning/understanding.ts';
import { counted, NBSP } from '#src/domain/core/format.ts';
import { ordered } from '#src/domain/core/record.ts';
import { maskedPlaces } from '#src/domain/evidence/personal/maskTexts.ts';
import { maskedWords } from '#src/domain/evidence/verbatim/numbered.ts';
import { modelTroubleWords } from '#src/domain/model/words.ts';

import type { SearchHit } from '#store/search/answer.ts';
import { hintOfHit } from '../../shared/find/foundPlace.ts';
import { askModel } from '../../shared/team/askModel.ts';
import type { Store } from '#store/port.ts';
import { hitsFor, placeOf } from './lookUp.ts';
import type { ChatModelAnswer, ModelChatOptions } from './chatModelAnswer.ts';

/* A question about the workspace, answered by the company's model from what the search finds for it. */

/** Places that go along with a question. */
const MOST_PASSAGES = 10;

/** Words of an earlier question that are looked up again. */
const MOST_WORDS = 6;

/** Comments of the workspace stay with their participants; a file's name says nothing. */
const LEFT_OUT: ReadonlySet<SearchHit['kind']> = new Set(['comment', 'material', 'scenario', 'product']);

/** Why the model has not answered, and that the talk goes on. */
export const troubleLine = (code: Parameters<typeof modelTroubleWords>[0]): string =>
  `${modelTroubleWords(code)} Дальше веду разговор без${NBSP}неё.`;

/** Whether a message asks about the workspace: whatever is asked after the last answer, and what names the team's work before it. */
export function wantsAnswer(interview: Interview, message: string): boolean {
  if (!isFinished(interview)) return asksWorkspace(message);
  if (asksNext(message)) return false;
  const { kind } = meaningOf(message);
  return kind !== 'back' && kind !== 'restart' && (lookupOf(message) !== null || asksGrounds(message));
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** The question before this one, and what was said to it. */
function exchangeBefore(interview: Interview): { readonly question: string; readonly told: string } {
  const lines = ordered(interview.messages);
  const asked = lines.findLastIndex(({ isBot }) => !isBot);
  const question = lines[asked]?.text ?? '';
  const told = lines
    .slice(asked + 1)
    .flatMap(({ text, refs }) => [text, ...refs.map((one) => `— ${one.text}`)])
    .join('\n');
  return { question, told };
}

const wordsOf = (text: string): readonly string[] => lookupOf(`${text}?`)?.words ?? [];

/** Words to be looked up: of the question, or where it asks only how something is known, of what it asks about. */
function wordsFor(message: string, { question, told }: ReturnType<typeof exchangeBefore>): readonly string[] {
  if (!asksGrounds(message)) return lookupOf(message)?.words ?? [];
  const words = wordsOf(question);
  return (words.length > 0 ? words : wordsOf(told)).slice(0, MOST_WORDS);
}

/** Returns the location of a result; for people's words the study, never the speaker. */
const whereOf = (hit: SearchHit, products: ProductNames): string =>
  hit.kind === 'materialText' ? `Слова из${NBSP}интервью, ${hit.parentTitle}` : hintOfHit(hit, products);

/** Texts without personal data, as they go out. */
function masked(texts: readonly string[]): readonly string[] {
  const masks = maskedPlaces(texts, []);
  return texts.map((words, index) => maskedWords(words, masks[index] ?? []));
}

const textOf = ({ title, passage }: SearchHit): string => [title.text, passage?.text].filter(Boolean).join(' — ');

/** Has the model answer from what is found; where nothing is, the way without a model says so. */
export async function answerFreely(
  store: Store,
  interview: Interview,
  message: string,
  { signal, onAsked, onText, database, model }: ModelChatOptions & { readonly model: string },
): Promise<ChatModelAnswer> {
  const before = exchangeBefore(interview);
  const found = await hitsFor(store, database, wordsFor(message, before)).catch(() => ({ hits: [], products: null }));
  const hits = found.hits.filter((hit) => !LEFT_OUT.has(hit.kind) && textOf(hit) !== '').slice(0, MOST_PASSAGES);
  if (hits.length === 0) return { kind: 'without' };
  onAsked(model);
  const [texts, places] = [masked(hits.map(textOf)), masked(hits.map((hit) => whereOf(hit, found.products)))];
  const outcome = await askModel(
    store.companyId,
    'workspaceAnswer',
    {
      question: cut(message, 2000),
      before: cut([before.question, before.told].filter(Boolean).join('\n'), 3000),
      passages: texts.map((words, index) => ({
        n: index + 1,
        where: cut(places[index] ?? '', 300),
        text: cut(words, 700),
      })),
    },
    { signal, onText },
  );
  if (outcome.kind === 'stopped') return { kind: 'without' };
  if (outcome.kind === 'refused') return { kind: 'without', note: troubleLine(outcome.code) };
  const { say, sources } = outcome.output;
  const refs = [...new Set(sources)].flatMap((number) => {
    const hit = hits[number - 1];
    return hit ? [placeOf(hit, found.products)] : [];
  });
  const read = `${counted(hits.length, ['место', 'места', 'мест'])} рабочего пространства`;
  return { kind: 'answered', reply: { say, refs, madeBy: { model: outcome.model || model, read } } };
}
