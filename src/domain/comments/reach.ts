import type { Member } from '../account/account.ts';
import { namesFor, type Mention } from './mentions.ts';

/**
 * Whether who is called hears of it: `now`; `later`, when they take their invitation; `perhaps`, if they are ever let in; `never`,
 * for they have left.
 */
export type Reach = 'now' | 'later' | 'perhaps' | 'never';

const REACH: Readonly<Record<Member['status'], Reach>> = { active: 'now', invited: 'later', noAccess: 'perhaps' };

/** How far a word reaches a member of a shared company; undefined for who is none any more. */
export const reachOf = (member: Pick<Member, 'status'> | undefined): Reach =>
  member === undefined ? 'never' : REACH[member.status];

/** Words beside the name of a person whom a mention does not reach now; empty for a person whom it reaches. */
export const REACH_WORDS: Readonly<Record<Reach, string>> = {
  now: '',
  later: 'узнает, когда войдёт по приглашению',
  perhaps: 'без доступа: узнает, если войдёт',
  never: 'бывший участник: не узнает',
};

/** Member who can be mentioned, with how far a mention reaches them. */
export interface Reachable extends Mention {
  readonly reach: Reach;
}

/** Returns how far a mention of a member reaches, among the current members. */
export const reachAmong = (members: readonly Reachable[], id: string): Reach =>
  members.find((member) => member.id === id)?.reach ?? 'never';

/** Tells the writer which mentioned members are not reached now, each with the reason; empty when all are reached. */
export function reachNote(called: readonly Mention[], members: readonly Reachable[]): string {
  return called
    .map(({ id, name }) => ({ name, words: REACH_WORDS[reachAmong(members, id)] }))
    .filter(({ words }) => words !== '')
    .map(({ name, words }) => `${name} — ${words}.`)
    .join(' ');
}

/** Members as they are offered for what is typed of a name: those who hear it first, each part in the order of their names. */
export const offeredFor = <M extends Reachable>(members: readonly M[], query: string): readonly M[] =>
  namesFor(members, query).toSorted((a, b) => Number(a.reach !== 'now') - Number(b.reach !== 'now'));
