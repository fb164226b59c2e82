import { describe, expect, it } from 'vitest';

import type { Member } from '#src/domain/account/account.ts';
import { introduce, ownMemberOf } from '#src/domain/account/names/introduction.ts';
import { nameIn, ownName } from '#src/domain/account/names/ownName.ts';
import { members, profile } from '#src/samples/account.ts';

const NOBODY = new Map<string, string | null>();
const [maria] = members as readonly [Member, ...Member[]];
/** The owner of a company that was made while the profile was the sample's. */
const own: Member = {
  ...maria,
  id: 'own',
  companyId: 'company-own',
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('whoever comes to others', () => {
  it('is called what they said, and nothing of the sample’s person is told of them', () => {
    expect(introduce(profile, '  Анна  Лис ', members, NOBODY)).toEqual([
      {
        op: 'set',
        kind: 'profile',
        id: profile.id,
        fields: { name: 'Анна Лис', email: '', phone: '', position: '', twoFactorEnabled: false },
      },
    ]);
  });

  it('is called so in companies that they made before they were asked; the sample’s own person stays who it is', () => {
    const ops = introduce(profile, 'Анна', [...members, own], NOBODY);
    expect(ops.slice(1)).toEqual([
      { op: 'set', kind: 'member', id: 'own', fields: { name: 'Анна', email: '', jobTitle: '' } },
    ]);
  });

  it('keeps a name that they gave before, and what they wrote of themselves', () => {
    const anna = { ...profile, name: 'Анна', email: 'anna@company.example', phone: '', position: 'CPO' };
    expect(introduce(anna, 'Другая', [own], NOBODY)).toEqual([]);
    const named = { ...profile, name: 'Анна' };
    const renamed = { ...maria, name: 'Анна' };
    expect(introduce(named, 'Анна', [renamed], NOBODY)).toEqual([
      { op: 'set', kind: 'profile', id: profile.id, fields: { email: '', phone: '' } },
      { op: 'set', kind: 'member', id: maria.id, fields: { name: 'Анна', email: '', jobTitle: maria.jobTitle } },
    ]);
  });

  it('is called like the sample’s person, when that is their name', () => {
    const [introduced] = introduce(profile, profile.name, members, NOBODY);
    expect(introduced).toMatchObject({ fields: { email: '', phone: '', position: '' } });
    const named = { ...profile, email: '', phone: '', position: '' };
    expect([ownName(named), nameIn('company-own', named)]).toEqual([profile.name, profile.name]);
    expect(introduce(named, 'Другая', [own], NOBODY)).toEqual([]);
  });

  it('is in a shared company who its server says', () => {
    expect(introduce(profile, 'Анна', [own], new Map([['company-own', 'own']]))).toHaveLength(1);
  });

  it('without a name has said nothing', () => {
    expect(introduce(profile, ' ', members, NOBODY)).toEqual([]);
    expect([ownName(profile), ownName({ name: 'Анна', email: '' }), ownName(null)]).toEqual(['', 'Анна', '']);
  });
});

it('the sample’s person is nobody’s own record; one that its person has written over is', () => {
  expect(ownMemberOf(profile, members)).toBeUndefined();
  expect(ownMemberOf({ ...profile, name: 'Анна', email: '' }, members)).toBeUndefined();
  expect(ownMemberOf({ ...profile, name: 'Анна', email: '' }, [{ ...maria, name: 'Анна' }])?.id).toBe(maria.id);
  expect(ownMemberOf(profile, [...members, own])?.id).toBe('own');
});
