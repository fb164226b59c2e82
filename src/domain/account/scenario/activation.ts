import { quoted } from '../../core/format.ts';
import type { Member } from '../account.ts';

type Asked = Pick<Member, 'id' | 'name' | 'role' | 'status'>;

/** Those who may activate a scenario (R395) and hear now that they are asked to, the owner first. */
export const activatorsOf = <M extends Asked>(members: readonly M[]): readonly M[] =>
  members
    .filter(({ role, status }) => status === 'active' && (role === 'Owner' || role === 'Admin'))
    .toSorted((a, b) => Number(b.role === 'Owner') - Number(a.role === 'Owner') || a.name.localeCompare(b.name, 'ru'));

/** Items to be activated, and what waits for them. */
export interface Waiting {
  /** Name of the scenario. */
  readonly scenario: string;
  /** Name of the round. */
  readonly round: string;
  /** The whole address of the scenario. */
  readonly address: string;
}

/** A comment that asks colleagues to activate a scenario: it calls each by name, so that all of them hear of it. */
export const activationAsk = (people: readonly Pick<Member, 'name'>[], { scenario, round, address }: Waiting): string =>
  `${people.map(({ name }) => `@${name}`).join(', ')}, активируйте, пожалуйста, сценарий ${quoted(scenario)}: его ждёт раунд ${quoted(round)}.\n${address}`;

/** When colleagues were last asked to activate a scenario, ISO 8601; null when they were not. @param comments said of its study */
export const askedToActivateAt = (
  comments: readonly { readonly text: string; readonly createdAt: string }[],
  address: string,
): string | null =>
  comments.reduce<string | null>(
    (last, { text, createdAt }) =>
      text.split('\n').includes(address) && (last === null || createdAt > last) ? createdAt : last,
    null,
  );
