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

/** What is said beside the name of somebody whom a word does not reach now; empty for who hears it. */
export const REACH_WORDS: Readonly<Record<Reach, string>> = {
  now: '',
  later: 'узнает, когда войдёт по приглашению',
  perhaps: 'без доступа: узнает, если войдёт',
  never: 'бывший участник: не узнает',
};

/** Somebody who can be called, with how far a word reaches them. */
export interface Reachable extends Mention {
  readonly reach: Reach;
}

/** How far the word for somebody reaches, among the members of now. */
export const reachAmong = (members: readonly Reachable[], id: string): Reach =>
  members.find((member) => member.id === id)?.reach ?? 'never';

/** What the writer is told of those whom a text calls and does not reach now, each with the reason; empty when all hear it. */
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
