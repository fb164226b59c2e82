import { answerAt, nextOf, type Conversation } from '../path.ts';
import { questionsOf, type Question, type Script } from '../script.ts';

type Said = Pick<Conversation, 'said'>;

/** The questions to which answers lead, whether they were asked or not: those of a branch that was not taken are not among them. */
function routeOf(script: Script, conversation: Said): ReadonlySet<string> {
  const questions = questionsOf(script);
  const route = new Set<string>();
  for (let index = 0; index < questions.length; index = nextOf(script, conversation, index)) {
    const question = questions[index];
    if (question) route.add(question.key);
  }
  return route;
}

/** Questions whose answers count no more, or again. */
export interface BranchChange {
  readonly left: readonly Question[];
  readonly again: readonly Question[];
}

const UNCHANGED: BranchChange = { left: [], again: [] };

/**
 * Returns the questions with an answer on the branch that an answer has left, and on the one that it has led back to. It follows from
 * what was said until then alone: what is said later changes nothing of it.
 * @param at the answer's index in what was said
 */
export function branchChange(script: Script, { said }: Said, at: number): BranchChange {
  const one = said[at];
  if (one?.place == null || one.place.why > 0 || one.replaces === undefined) return UNCHANGED;
  const [before, after] = [{ said: said.slice(0, at) }, { said: said.slice(0, at + 1) }];
  const [former, now] = [routeOf(script, before), routeOf(script, after)];
  const answered = questionsOf(script).filter(({ key }) => {
    const answer = answerAt(before, { question: key, why: 0 });
    return answer !== undefined && answer.meaning.is !== 'skipped';
  });
  return {
    left: answered.filter(({ key }) => former.has(key) && !now.has(key)),
    again: answered.filter(({ key }) => !former.has(key) && now.has(key)),
  };
}
