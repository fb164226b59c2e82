import { createHash } from 'node:crypto';

import type { ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import { questionsOf, type Script } from '../../src/domain/fieldwork/script.ts';

/* Data of a button: its respondent, its place in the script and its meaning, in 64 bytes. */

/** A wish that a button says. To be forgotten is typed: no slip of a finger takes everything away. */
export type PressedWish = 'agree' | 'decline' | 'stop' | 'resume' | 'back' | 'skip' | 'asAnswer';

export type Press =
  | { readonly is: 'wish'; readonly wish: PressedWish; readonly place: ScriptPlace | null }
  /** An option of a choice: taken at once, or ticked where there may be several. */
  | { readonly is: 'option'; readonly option: string; readonly place: ScriptPlace }
  /** All that is ticked. */
  | { readonly is: 'done'; readonly place: ScriptPlace }
  | { readonly is: 'mark'; readonly mark: number; readonly place: ScriptPlace };

const WISHES: Readonly<Record<PressedWish, string>> = {
  agree: 'a',
  decline: 'n',
  stop: 's',
  resume: 'r',
  back: 'b',
  skip: 'k',
  asAnswer: 'w',
};

/** Tells the buttons of one respondent from another's in the same chat. */
const tagOf = (respondentId: string): string =>
  createHash('sha256').update(`orientir: button\0${respondentId}`).digest('base64url').slice(0, 8);

/** Returns the position of a place in the respondent's script. */
export const pointOf = (script: Script, place: ScriptPlace | null): string =>
  place === null ? '-' : `${questionsOf(script).findIndex(({ key }) => key === place.question)}.${place.why}`;

/** Reads a position that {@link pointOf} has written; null for none. */
export function placeAt(script: Script, point: string): ScriptPlace | null {
  const [index, why] = point.split('.').map(Number);
  const question = questionsOf(script)[index ?? -1];
  return question && Number.isInteger(why) ? { question: question.key, why: why ?? 0 } : null;
}

/** Returns the data of a button. */
export function dataOf(script: Script, respondentId: string, press: Press): string {
  const point = pointOf(script, press.place);
  const said = (): string => {
    if (press.is === 'wish') return WISHES[press.wish];
    if (press.is === 'done') return 'd';
    if (press.is === 'mark') return `m${press.mark}`;
    const options = questionsOf(script).find(({ key }) => key === press.place.question)?.options ?? [];
    return `o${options.findIndex(({ key }) => key === press.option)}`;
  };
  return `${tagOf(respondentId)}:${point}:${said()}`;
}

/** Reads the data of a pressed button; null for data that no button of this respondent has. */
export function pressOf(script: Script, respondentId: string, data: string): Press | null {
  const [tag, point = '', said = ''] = data.split(':');
  if (tag !== tagOf(respondentId)) return null;
  const place = placeAt(script, point);
  const wish = (Object.keys(WISHES) as PressedWish[]).find((one) => WISHES[one] === said);
  if (wish) return { is: 'wish', wish, place };
  if (!place) return null;
  if (said === 'd') return { is: 'done', place };
  const number = Number(said.slice(1));
  if (!/^[mo]-?\d{1,9}$/.test(said)) return null;
  if (said.startsWith('m')) return { is: 'mark', mark: number, place };
  const question = questionsOf(script).find(({ key }) => key === place.question);
  const option = question?.options[number];
  return option ? { is: 'option', option: option.key, place } : null;
}
