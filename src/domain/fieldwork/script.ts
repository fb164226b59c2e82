import type { Shape } from '../core/schema.ts';
import type { questionSchema, scriptSchema } from './schema.ts';

/** A question as it is asked. */
export type Question = Shape<typeof questionSchema>;
export type QuestionKind = Question['kind'];
/** A scenario at the time of an invitation. */
export type Script = Shape<typeof scriptSchema>;

const known = new WeakMap<Script, readonly Question[]>();

/** All questions of a script in their order. */
export function questionsOf(script: Script): readonly Question[] {
  const questions = known.get(script) ?? script.stages.flatMap((stage) => stage.questions);
  known.set(script, questions);
  return questions;
}

/** The question of a key; undefined when the script has none. */
export function questionOf(script: Script, key: string): Question | undefined {
  return questionsOf(script).find((question) => question.key === key);
}
