import { answersOf, askedField, proposalsOf, type Interview } from '#src/domain/chat/interview.ts';
import { interviewIdOf } from '#src/domain/chat/interviewId.ts';
import { questionOf, sourceWords } from '#src/domain/chat/lines.ts';
import { counted, NBSP } from '#src/domain/core/format.ts';
import { settlesOffer } from '#src/domain/chat/steps/hearing.ts';
import { living, ordered } from '#src/domain/core/record.ts';
import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';
import { maskedPlaces } from '#src/domain/evidence/personal/maskTexts.ts';
import { maskedWords } from '#src/domain/evidence/verbatim/numbered.ts';
import type { InterviewReplyInput } from '#src/domain/model/tasks/interviewReply.ts';

import type { SearchHit } from '#store/search/answer.ts';
import { createRecordSearch } from '#store/search/recordSearch.ts';
import { hrefOfHit } from '../../shared/find/foundPlace.ts';
import type { ChatModelAnswer, ModelChatOptions } from './chatModelAnswer.ts';
import { answerFreely, troubleLine, wantsAnswer } from './freeChat.ts';
import { askModel } from '../../shared/team/askModel.ts';
import type { Store } from '#store/port.ts';
import { readModel } from '#store/team/apis/modelApi.ts';

/** Words of people that go along with a message. */
const MOST_SAID = 6;

/** Words so short say little of what an answer is about. */
const SHORTEST_WORD = 5;

/** Returns people's words about the topic of a message; their names stay here. */
async function saidOf(store: Store, database: string | null, message: string): Promise<readonly SearchHit[]> {
  const words = [...new Set(message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 4);
  if (words.length === 0) return [];
  const search = createRecordSearch(store, database);
  try {
    const found = new Map<string, SearchHit>();
    for (const word of words) {
      const { groups } = await search.search(word);
      for (const hit of groups.find(({ kind }) => kind === 'materialText')?.hits ?? []) {
        found.set(`${hit.id} ${hit.key}`, hit);
      }
      if (found.size >= MOST_SAID) break;
    }
    return [...found.values()].slice(0, MOST_SAID);
  } catch {
    // The talk continues without the search, and without quotes.
    return [];
  } finally {
    search.close();
  }
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Returns the description of the company: the user's message before the first question. */
function companyWords({ messages, completed }: Interview): string {
  if (!completed.company) return '';
  const said = ordered(messages);
  const first = said.findIndex(({ text, isBot }) => isBot && text.startsWith('Вопрос 1'));
  return said.slice(0, Math.max(0, first)).findLast(({ isBot }) => !isBot)?.text ?? '';
}

function inputFor(
  interview: Interview,
  field: ChatField,
  message: string,
  said: readonly string[],
): InterviewReplyInput {
  const next = CHAT_FIELDS.find(
    (one) => one !== field && interview.answers[one] === undefined && !interview.skipped[one],
  );
  return {
    question: questionOf(field),
    next: next === undefined ? '' : questionOf(next),
    before: cut(interview.answers[field] ?? '', 4000),
    message: cut(message, 8000),
    answers: answersOf(interview).flatMap((one) =>
      one.answer === null || one.field === field
        ? []
        : [{ question: cut(questionOf(one.field), 200), answer: cut(one.answer, 1200) }],
    ),
    company: cut(companyWords(interview), 2000),
    passages: proposalsOf(interview).map((one) => ({ where: cut(sourceWords(one), 300), text: cut(one.text, 700) })),
    utterances: said.map((text, index) => ({ n: index + 1, who: 'Респондент', text: cut(text, 500) })),
  };
}

/** Which place of the workspace a hit is, and which way it speaks. */
const placeOf = (hit: SearchHit, way: string) => ({
  kind: hit.kind,
  id: hit.id,
  text: `Слова из${NBSP}интервью: ${way}`,
  note: hit.parentTitle,
  href: hrefOfHit(hit),
});

/** Summarizes the model's input in a few words. */
const readWords = (passages: number, said: number): string =>
  [
    `ваши ответы`,
    passages > 0 && counted(passages, ['отрывок', 'отрывка', 'отрывков']),
    said > 0 && counted(said, ['реплика', 'реплики', 'реплик']),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Has the company's model answer a message of the interview, where there is a model and a question waits. What it says is parsed by
 * schema; what people said goes to it under numbers and without names, and is shown by links to its source.
 */
export async function chatWithModel(
  store: Store,
  message: string,
  options: ModelChatOptions,
): Promise<ChatModelAnswer> {
  const { companyId } = store;
  const interview = living(await store.get('interview', interviewIdOf(options.productId)));
  const field = interview === null ? null : askedField(interview);
  const isFree = interview !== null && wantsAnswer(interview, message);
  if (interview === null || (field === null && !isFree) || settlesOffer(interview, message)) return { kind: 'without' };
  const state = await readModel(companyId, fetch).catch(() => null);
  if (!state?.ok || !state.value.on) return { kind: 'without' };
  if (isFree || field === null) return answerFreely(store, interview, message, { ...options, model: state.value.name });
  options.onAsked(state.value.name);
  const hits = await saidOf(store, options.database, message);
  const raw = hits.map(({ title }) => title.text);
  const masks = maskedPlaces(raw, []);
  const input = inputFor(
    interview,
    field,
    message,
    raw.map((words, index) => maskedWords(words, masks[index] ?? [])),
  );
  const outcome = await askModel(companyId, 'interviewReply', input, {
    signal: options.signal,
    onText: options.onText,
  });
  if (outcome.kind === 'stopped') return { kind: 'without' };
  if (outcome.kind === 'refused') return { kind: 'without', note: troubleLine(outcome.code) };
  const { say, kind, answer, follow, supports, contradicts } = outcome.output;
  const named = (numbers: readonly number[], way: string) =>
    [...new Set(numbers)].flatMap((number) => {
      const hit = hits[number - 1];
      return hit ? [placeOf(hit, way)] : [];
    });
  return {
    kind: 'said',
    reply: {
      say,
      kind,
      answer,
      follow,
      madeBy: { model: outcome.model || state.value.name, read: readWords(input.passages.length, hits.length) },
      refs: [...named(supports, `подтверждают`), ...named(contradicts, `спорят`)],
    },
  };
}
