import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Company, Member, PaymentCard } from '#src/domain/account/account.ts';
import type { ContactList } from '#src/domain/audiences/audience.ts';
import type { Board, CardVersion } from '#src/domain/boards/board.ts';
import { versionsOf } from '#src/domain/boards/cards.ts';
import { sortCards } from '#src/domain/account/cardRules.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { listContacts } from '#src/domain/audiences/contactList.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { JourneyLine, Origin } from '#src/domain/tactics/touchpointRow.ts';
import { sortMembers } from '#src/domain/account/members/findMembers.ts';
import { byPosition, ordered } from '#src/domain/core/record.ts';
import { byPriority } from '#src/domain/research/hypotheses/backlog.ts';
import { inOrderOfAge } from '#src/domain/workspace.ts';
import { byOrigin } from '#src/features/tactics/journey/originRuns.ts';

/** Lists have the order that they promise whatever order their records come in; the sample's come in order by themselves. */

/** Returns the list shown for an order of records that breaks it; null when there is none. */
function disorderOf<T extends { readonly id: string }>(
  inOrder: readonly T[],
  list: (records: readonly T[]) => readonly string[],
): readonly string[] | null {
  const promised = inOrder.map(({ id }) => id).join();
  const any = fc.shuffledSubarray([...inOrder], { minLength: inOrder.length });
  const wrong = fc.check(fc.property(any, (records) => list(records).join() === promised)).counterexample;
  return wrong && list(wrong[0]);
}

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
const on = (day: number): string => `2026-11-0${day}T09:00:00.000Z`;

const card = (id: string, isDefault: boolean, day: number) => ({ id, isDefault, createdAt: on(day) }) as PaymentCard;
const company = (id: string, day: number) => ({ id, createdAt: on(day) }) as Company;
const member = (id: string, status: Member['status'], role: Member['role'], name: string) =>
  ({ id, status, role, name }) as Member;
const hypothesis = (id: string, priority: number, day: number) => ({ id, priority, createdAt: on(day) }) as Hypothesis;
const contacts = (id: string) => ({
  [`${id}2`]: { ...NO_CONTACT, phones: [`${id}2`], position: 'b' },
  [`${id}1`]: { ...NO_CONTACT, phones: [`${id}1`], position: 'a' },
});
const list = (id: string, day: number) =>
  ({ id, createdAt: on(day), contacts: contacts(id) }) as unknown as ContactList;
const line = (id: string, origin: Origin) => ({ id, origin }) as JourneyLine & { readonly id: string };
const placed = (id: string, position: string) => ({ id, position });
const version = (id: string, day: number) => ({ id, content: id, until: on(day), field: 'needs' });

describe('lists in their order', () => {
  it('the default card first, then the newest', () => {
    expect(
      disorderOf([card('b', true, 2), card('d', false, 4), card('c', false, 3), card('a', false, 1)], (cards) =>
        idsOf(sortCards(cards)),
      ),
    ).toBeNull();
  });

  it('companies by age, of one age by id', () => {
    expect(
      disorderOf([company('z', 1), company('b', 2), company('c', 2), company('a', 3)], (companies) =>
        idsOf(inOrderOfAge(companies)),
      ),
    ).toBeNull();
  });

  it('members: there before invited, by role, by name in Russian', () => {
    expect(
      disorderOf(
        [
          member('f', 'active', 'Owner', 'Яна'),
          member('e', 'active', 'Researcher', 'Егор'),
          member('d', 'active', 'Researcher', 'Ёлка'),
          member('c', 'active', 'Researcher', 'Жанна'),
          member('b', 'active', 'Viewer', 'Анна'),
          member('a', 'invited', 'Admin', 'Анна'),
        ],
        (members) => idsOf(sortMembers(members)),
      ),
    ).toBeNull();
  });

  it('hypotheses of a study by priority, then by age', () => {
    expect(
      disorderOf([hypothesis('d', 1, 3), hypothesis('b', 2, 1), hypothesis('c', 2, 2), hypothesis('a', 3, 1)], (all) =>
        idsOf(byPriority(all)),
      ),
    ).toBeNull();
  });

  it('contacts: older lists first, each in its own order', () => {
    const lists = [list('z', 1), list('b', 2), list('c', 2), list('a', 3)];
    expect(
      disorderOf(lists, (some) =>
        listContacts(some)
          .map(({ phones: [value = ''] }) => value)
          .filter((value) => value.endsWith('1'))
          .map((value) => value.slice(0, 1)),
      ),
    ).toBeNull();
    expect(listContacts(lists.slice(0, 1)).map(({ phones: [value] }) => value)).toEqual(['z1', 'z2']);
  });

  it('lines of a touchpoint: from research, then the team’s own, then examples', () => {
    const lines = [line('c', 'research'), line('b', 'backlog'), line('a', 'example')];
    expect(disorderOf(lines, (some) => idsOf(byOrigin(some)))).toBeNull();
  });

  it('records by position, of one position by id', () => {
    expect(
      disorderOf([placed('d', 'a'), placed('b', 'b'), placed('c', 'b'), placed('a', 'c')], (records) =>
        idsOf(byPosition(records)),
      ),
    ).toBeNull();
  });

  it('members of a map by position, of one position by key', () => {
    expect(
      disorderOf([placed('d', 'a'), placed('b', 'b'), placed('c', 'b'), placed('a', 'c')], (members) =>
        ordered(Object.fromEntries(members.map(({ id, position }) => [id, { position }]))).map(({ key }) => key),
      ),
    ).toBeNull();
  });

  it('earlier texts of a card, newest first, however they were put', () => {
    expect(
      disorderOf([version('c', 3), version('a', 2), version('b', 1)], (versions) => {
        const history = Object.fromEntries(versions.map((one, at) => [one.id, { ...one, position: `${at}` }]));
        return versionsOf({ history } as unknown as Board, 'needs').map(({ content }: CardVersion) => content);
      }),
    ).toBeNull();
  });
});
