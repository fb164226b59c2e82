import { describe, expect, it } from 'vitest';

import type { Member } from '#src/domain/account/account.ts';
import {
  changeRole,
  checkInvite,
  countPeople,
  filterMembers,
  invitationLetter,
  inviteMember,
  joinMember,
  NO_MEMBER_FILTER,
  peopleByCompany,
  removeMember,
  sortMembers,
  type InviteForm,
} from '#src/domain/account/memberRules.ts';
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
    expect(peopleByCompany(all)).toEqual({ [SAMPLE_COMPANY_ID]: 11, 'company-2': 1 });
    expect(peopleByCompany([])).toEqual({});
  });

  it('those without an address are told apart', () => {
    expect(countPeople([maria, { ...maria, id: 'a', email: '' }, { ...maria, id: 'b', email: '' }])).toBe(3);
  });
});
