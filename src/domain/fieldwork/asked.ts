import { quoted } from '../core/format.ts';
import { isAt, type Conversation, type ScriptPlace } from './path.ts';
import { questionOf, type Script } from './script.ts';

/** Asked after an answer, the first time, the second …: never twice the same words. */
const WHY = [
  'Почему так?',
  'А почему это важно для вас?',
  'Что за этим стоит?',
  'Можете вспомнить случай, когда так было?',
  'Что ещё об этом важно знать?',
] as const;

/** The product's own words for what is asked so often after an answer. @param why from 1 */
export const whyWords = (why: number): string => WHY[Math.min(why, WHY.length) - 1] ?? WHY[0];

/** The words of a place that a model was to word; undefined where none was. */
export const wordedAt = ({ worded = [] }: Pick<Conversation, 'worded'>, place: ScriptPlace) =>
  worded.find((one) => isAt(one.place, place));

/**
 * Returns the question at a place, word for word; empty when the script has no such question.
 * @param conversation whose questions a model may have worded
 */
export function askedAt(script: Script, place: ScriptPlace, conversation: Pick<Conversation, 'worded'>): string {
  if (place.why > 0) return wordedAt(conversation, place)?.text ?? whyWords(place.why);
  return questionOf(script, place.question)?.text ?? '';
}

/** Which model has worded what is asked at a place; '' for none. */
export const modelAt = (conversation: Pick<Conversation, 'worded'>, place: ScriptPlace): string =>
  wordedAt(conversation, place)?.model ?? '';

/** Returns the question at a place as it is kept outside of the talk: with the model that worded it. */
export function askedWithMark(script: Script, place: ScriptPlace, conversation: Pick<Conversation, 'worded'>): string {
  const model = modelAt(conversation, place);
  const asked = askedAt(script, place, conversation);
  return model === '' ? asked : `${asked} (вопрос задала модель ${quoted(model)})`;
}
