import type { Op } from '../../core/operation.ts';
import type { NewId } from '../../core/record.ts';
import type { Round } from '../kinds.ts';
import { questionsOf, type Script } from '../script.ts';
import type { RoundForm } from './roundForm.ts';
import { createRound, isSameJson } from './editRound.ts';

/** Act on a round, depending on its state. */
export type RoundAct = 'begin' | 'pause' | 'resume' | 'end';

type Turn = { readonly from: readonly Round['state'][]; readonly to: Round['state'] };

/** From where an act leads to where, those that are meant most first. */
const TURNS: Readonly<Record<RoundAct, Turn>> = {
  begin: { from: ['draft'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused', 'ended'], to: 'running' },
  end: { from: ['running', 'paused'], to: 'ended' },
};

const ACTS = Object.keys(TURNS) as readonly RoundAct[];

/** The acts that a round allows, the one that is meant most first. */
export const roundActs = ({ state }: Pick<Round, 'state'>): readonly RoundAct[] =>
  ACTS.filter((act) => TURNS[act].from.includes(state));

/** Whether an act leads a round from one state to another: none makes a draft of one that has begun. */
export const mayTurn = (round: Pick<Round, 'state'>, to: Round['state']): boolean =>
  roundActs(round).some((act) => TURNS[act].to === to);

/** Words for a round's states. */
export const ROUND_STATE_WORDS: Readonly<Record<Round['state'], string>> = {
  draft: 'Готовится',
  running: 'Идёт',
  paused: 'Приостановлен',
  ended: 'Завершён',
};

/** Terms that respondents agree to when they begin: the questions, and how long the answers are kept. */
export interface Terms {
  readonly script: Script;
  /** Months after the talk. */
  readonly keepsMonths: number;
}

/** Why a script cannot be asked; null when it can. */
export const scriptProblem = (script: Script): string | null =>
  questionsOf(script).length === 0
    ? 'В сценарии нет вопросов: добавьте их в настройках, в разделе «Сценарии диалога».'
    : null;

/**
 * Returns operations that begin a round: its questions are those of the scenario now, regardless of later changes, and so is its
 * term.
 * @throws RangeError when the round is in another state, or there is nothing to ask
 */
export function beginRound(round: Pick<Round, 'id' | 'state'>, terms: Terms, at: string): Op[] {
  const problem = scriptProblem(terms.script);
  if (round.state !== 'draft') throw new RangeError('has begun');
  if (problem !== null) throw new RangeError(problem);
  return [{ op: 'set', kind: 'round', id: round.id, fields: { state: 'running', ...terms, startedAt: at } }];
}

/**
 * Operations that make a round which begins at once.
 * @throws RangeError when the form does not pass {@link checkRoundForm}, or there is nothing to ask
 */
export function createBegunRound(
  researchId: string,
  form: RoundForm,
  terms: Terms,
  { newId, timeZone, at }: { readonly newId: NewId; readonly timeZone: string; readonly at: string },
): { id: string; ops: Op[] } {
  const { id, ops } = createRound(researchId, form, { newId, timeZone });
  return { id, ops: [...ops, ...beginRound({ id, state: 'draft' }, terms, at)] };
}

/** Operations that take newer questions, and the term that holds now, for those who have not begun; none when they are the same. */
export function takeScript(round: Round, { script, keepsMonths }: Terms): Op[] {
  const problem = scriptProblem(script);
  if (problem !== null) throw new RangeError(problem);
  const isKnown = isSameJson(round.script, script) && round.keepsMonths === keepsMonths;
  return isKnown ? [] : [{ op: 'set', kind: 'round', id: round.id, fields: { script, keepsMonths } }];
}

/**
 * Returns operations that pause a round, resume it, or end it.
 * @throws RangeError when it is in another state
 */
export function changeRound(round: Round, act: Exclude<RoundAct, 'begin'>, at: string): Op[] {
  if (!roundActs(round).includes(act)) throw new RangeError(`«${act}» is not for a round that is ${round.state}`);
  return [
    { op: 'set', kind: 'round', id: round.id, fields: { state: TURNS[act].to, endedAt: act === 'end' ? at : null } },
  ];
}
