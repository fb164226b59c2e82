import { describe, expect, it } from 'vitest';

import type { Member } from '#src/domain/account/account.ts';
import { changeRole, joinMember, removeMember } from '#src/domain/account/members/memberRules.ts';
import {
  countPeople,
  filterMembers,
  mailable,
  NO_MEMBER_FILTER,
  sortMembers,
} from '#src/domain/account/members/findMembers.ts';
import {
  checkInvite,
  invitationLetter,
  inviteMember,
  type InviteForm,
} from '#src/domain/account/members/inviteMember.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { companies, members } from '#src/samples/account.ts';

const form: InviteForm = { email: 'new@example.com', role: 'Viewer', companyId: SAMPLE_COMPANY_ID, message: '' };
const named = (name: string) => members.find((one) => one.name === name) as Member;

describe('an invitation', () => {
  it('makes a member that is invited, known by the address', () => {
    const { ops } = inviteMember(
      { ...form, email: ' New@example.com ', message: ' Ждём ' },
      members,
      companies,
      () => 'm',
    );
    expect(ops).toMatchObject([
      {
        op: 'create',
        kind: 'member',
        record: { id: 'm', name: 'New@example.com', email: 'New@example.com', status: 'invited', invitation: 'Ждём' },
      },
    ]);
  });

  it.each([
    ['', /Укажите адрес/],
    ['не адрес', /Проверьте/],
    ['MARIA.Sokolova@EXAMPLE.com', /уже в команде/],
    [' artem.frolov@example.com', /уже приглашён/],
  ])('to «%s» is refused', (email, says) => {
    expect(checkInvite({ ...form, email }, members, companies).email).toMatch(says);
    expect(() => inviteMember({ ...form, email }, members, companies, () => 'm')).toThrow(RangeError);
  });

  it('of somebody from another company passes; into no company it does not', () => {
    const elsewhere = members.map((one) => ({ ...one, companyId: 'other' }));
    expect(checkInvite({ ...form, email: 'maria.sokolova@example.com' }, elsewhere, companies)).toEqual({});
    expect(checkInvite({ ...form, companyId: 'other' }, members, companies)).toHaveProperty('companyId');
    expect(checkInvite({ ...form, message: 'я'.repeat(1001) }, members, companies)).toHaveProperty('message');
  });

  it('is a letter with the role, the message and the address', () => {
    const letter = invitationLetter(
      { email: 'a@b.example', role: 'Admin', invitation: 'Ждём вас' },
      { company: 'Ориентир', name: 'Мария', appUrl: 'https://example.com/' },
    );
    expect(letter.to).toEqual(['a@b.example']);
    expect(letter.subject).toMatch(/в\sкоманду «Ориентир»/);
    expect(letter.text).toMatch(/Admin \(администратор\)[\s\S]*Ждём вас[\s\S]*https:\/\/example\.com\//);
  });
});

describe('a member', () => {
  it('changes role and goes; the owner does neither', () => {
    const orlov = named('Дмитрий Орлов');
    expect(changeRole(orlov, 'Viewer')).toMatchObject([{ op: 'set', fields: { role: 'Viewer' } }]);
    expect(changeRole(orlov, 'Admin')).toEqual([]);
    expect(removeMember(orlov)).toMatchObject([{ op: 'remove', id: orlov.id }]);
    expect(() => changeRole(named('Мария Соколова'), 'Viewer')).toThrow(RangeError);
    expect(() => removeMember(named('Мария Соколова'))).toThrow(RangeError);
  });
  it('joins with a name', () => {
    const frolov = named('Артём Фролов');
    expect(joinMember(frolov, { name: ' Артём ', jobTitle: '' })).toMatchObject([
      { op: 'set', fields: { status: 'active', name: 'Артём', jobTitle: '' } },
    ]);
    expect(() => joinMember(frolov, { name: '', jobTitle: '' })).toThrow(RangeError);
  });
});

const found = (query: string, companyId = 'all') =>
  filterMembers(members, { query, companyId }).map(({ name }) => name);

describe('the list', () => {
  it('is searched by name and email, whatever the case and ё', () => {
    expect(found('ковалева')).toEqual(['Анна Ковалёва']);
    expect(found('ПАВЕЛ nikitin@')).toEqual(['Павел Никитин']);
    expect(found('', 'other')).toEqual([]);
    expect(filterMembers(members, NO_MEMBER_FILTER)).toBe(members);
  });
  it('begins with the owner and ends with who is invited', () => {
    const sorted = sortMembers(members);
    expect(sorted[0]?.role).toBe('Owner');
    expect(sorted.slice(-2).map(({ status }) => status)).toEqual(['invited', 'invited']);
  });
});

describe('people', () => {
  const maria = named('Мария Соколова');
  const elsewhere = { ...maria, id: 'member-maria-2', companyId: 'company-2', email: 'Maria.Sokolova@Example.com' };

  it('who works in two companies is a member of each, and one person', () => {
    const all = [...members, elsewhere];
    expect(all).toHaveLength(12);
    expect(countPeople(all)).toBe(11);
  });

  it('those without an address are told apart', () => {
    expect(countPeople([maria, { ...maria, id: 'a', email: '' }, { ...maria, id: 'b', email: '' }])).toBe(3);
  });
});

describe('the letter of an invitation', () => {
  const member = { email: 'a@b.example', role: 'Viewer', invitation: '' } as const;

  it('says who invites, where to and what for, with an empty line between', () => {
    const { text } = invitationLetter(member, { company: 'Ромашка', name: ' Анна ', appUrl: 'https://o.example' });
    const [greeting, who, where, what, ...rest] = text.split('\n\n');
    expect(greeting).toBe('Здравствуйте!');
    expect(who).toMatch(/^Анна приглашает вас в\u00A0команду «Ромашка» в\u00A0Ориентире\. Роль: Viewer \(/);
    expect(where).toBe('Открыть Ориентир: https://o.example');
    expect(what).toMatch(/^Данные Ориентира хранятся в браузере каждого/);
    expect(rest).toEqual([]);
  });

  it('into a shared company speaks of the link, not of a file', () => {
    const { text } = invitationLetter(member, { company: 'Ромашка', name: 'Анна', appUrl: '', isShared: true });
    expect(text).toContain('откройте ссылку в компанию');
    expect(text).not.toContain('файл рабочего пространства');
  });

  it('of a person without a name does without it', () => {
    const { text } = invitationLetter(member, { company: 'Ромашка', name: '  ', appUrl: '' });
    expect(text).toContain('\n\nВас приглашают в');
  });
});

it('an invitation is for a role that can be given, into a company of one’s own', () => {
  const wrong = { ...form, role: 'Owner', companyId: 'other' } as unknown as InviteForm;
  expect(checkInvite(wrong, members, companies)).toEqual({ role: 'Выберите роль', companyId: 'Выберите компанию' });
  const both = [...companies, { id: 'other' }];
  expect(checkInvite({ ...form, companyId: 'other' }, members, both)).toEqual({});
});

describe('what is done with a member', () => {
  const [owner, guest] = [
    { id: 'o', role: 'Owner' },
    { id: 'g', role: 'Viewer' },
  ] as const;

  it('is noted on that member alone', () => {
    expect(joinMember(guest, { name: ' Анна ', jobTitle: ' Аналитик ' })).toEqual([
      { op: 'set', kind: 'member', id: 'g', fields: { status: 'active', name: 'Анна', jobTitle: 'Аналитик' } },
    ]);
    expect(changeRole(guest, 'Admin')).toEqual([{ op: 'set', kind: 'member', id: 'g', fields: { role: 'Admin' } }]);
    expect(changeRole(guest, 'Viewer')).toEqual([]);
    expect(removeMember(guest)).toEqual([{ op: 'remove', kind: 'member', id: 'g' }]);
  });

  it('is not done with the owner', () => {
    expect(() => changeRole(owner, 'Admin')).toThrow(RangeError);
    expect(() => removeMember(owner)).toThrow(RangeError);
  });
});

const one = (id: string, rest: Partial<Member>): Member => ({
  ...(members[0] as Member),
  id,
  name: 'Анна',
  email: `${id}@example.com`,
  companyId: 'c',
  ...rest,
});

describe('members', () => {
  it('are found by every word, in the name or the address, in the company that is chosen', () => {
    const people = [
      one('a', { name: 'Анна Петрова' }),
      one('b', { name: 'Пётр Аннин', companyId: 'd' }),
      one('c', { name: 'Иван', email: 'petrova@example.com' }),
    ];
    const ids = (query: string, companyId = 'all') => filterMembers(people, { query, companyId }).map(({ id }) => id);
    expect(ids('анна  ПЕТРОВА ')).toEqual(['a']);
    expect(ids('петр')).toEqual(['a', 'b']);
    expect(ids('petrova')).toEqual(['c']);
    expect(ids('', 'd')).toEqual(['b']);
    expect(ids('анн', 'c')).toEqual(['a']);
    expect(ids('иван petrova')).toEqual(['c']);
    expect(ids('', 'e')).toEqual([]);
  });

  it('of one role and one name stand by their ids', () => {
    const twins = [one('a', { role: 'Admin', status: 'active' }), one('b', { role: 'Admin', status: 'active' })];
    for (const order of [twins, twins.toReversed()]) expect(sortMembers(order).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('can be written to: everybody of the company with an address, but for oneself', () => {
    const people = [
      one('a', {}),
      one('b', { companyId: 'd' }),
      one('c', { email: '' }),
      one('me', { email: 'Me@Example.com' }),
      one('e', {}),
    ];
    expect(mailable(people, 'c', 'me@example.com')).toEqual(['a@example.com', 'e@example.com']);
    expect(mailable(people, 'none', '')).toEqual([]);
  });
});
