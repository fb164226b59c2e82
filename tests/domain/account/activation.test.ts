import { describe, expect, it } from 'vitest';

import { activationAsk, activatorsOf, askedToActivateAt } from '#src/domain/account/scenario/activation.ts';
import { checkComment } from '#src/domain/comments/comment.ts';
import { mentionsIn, textPieces } from '#src/domain/comments/mentions.ts';

const member = (id: string, name: string, role: 'Owner' | 'Admin' | 'Researcher', status: 'active' | 'invited' = 'active') => ({
  id,
  name,
  role,
  status,
}); // prettier-ignore

const ANNA = member('m-1', 'Анна', 'Admin');
const OLGA = member('m-2', 'Ольга Петрова', 'Owner');
const NAMESAKE = member('m-3', 'Анна', 'Researcher');
const INVITED = member('m-4', 'Пётр', 'Admin', 'invited');
const BORIS = member('m-5', 'Борис', 'Admin');
const MEMBERS = [BORIS, ANNA, NAMESAKE, INVITED, OLGA];

/** A comment that asks for a scenario to be activated. */
const said = (address: string, createdAt: string) => ({
  text: `Привет!\n\n${activationAsk([], { scenario: 'С', round: 'Весна', address })}`,
  createdAt,
});

describe('who asks for a scenario to be activated', () => {
  it('asks those who may do it and hear of it now, the owner first, the others by name', () => {
    expect(activatorsOf(MEMBERS)).toEqual([OLGA, ANNA, BORIS]);
  });

  it('calls each of them, so that it comes to their inbox, and nobody of the same name; the address is a link', () => {
    const people = activatorsOf(MEMBERS);
    const address = 'https://orientir.example.com/profile?section=settings&scenario=s-1';
    const text = activationAsk(people, { scenario: 'Как выбирают «Про»', round: 'Весна', address });
    expect(checkComment(text)).toBe('');
    const called = mentionsIn(text, MEMBERS, people);
    expect(called.map(({ id }) => id).toSorted()).toEqual(['m-1', 'm-2', 'm-5']);
    expect(textPieces(text, called).at(-1)).toEqual({ kind: 'link', text: address, href: address });
  });

  it('knows when it was asked last, of this scenario alone', () => {
    const address = 'https://orientir.example.com/profile?section=settings&scenario=s-1';
    const comments = [said(address, '2026-06-02'), said(address, '2026-06-01'), said(`${address}0`, '2026-06-03')];
    expect(askedToActivateAt(comments, address)).toBe('2026-06-02');
    expect(askedToActivateAt([{ text: 'Активируйте', createdAt: '2026-06-04' }], address)).toBeNull();
  });
});
