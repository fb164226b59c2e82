import { describe, expect, it } from 'vitest';

import { NBSP } from '#src/domain/core/format.ts';
import { isEmail, mailtoHref } from '#src/domain/core/email.ts';
import { looksLikeMarkup, readImageHeader } from '#src/domain/core/imageHeader.ts';
import {
  checkProfile,
  editProfile,
  isProfileOf,
  profileFormOf,
  setAvatar,
  setEmailNotifications,
  setTwoFactor,
} from '#src/domain/account/profileRules.ts';
import type { Member } from '#src/domain/account/account.ts';
import { members, profile } from '#src/samples/account.ts';

const form = profileFormOf(profile);

describe('an address', () => {
  it.each(['a@b.ru', 'anna.kovaleva+test@mail.example.com', 'почта@пример.рф', "o'neil@x-y.io"])(
    '%s passes',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.ru',
    'a@b.',
    'a@-b.ru',
    'a b@c.ru',
    'a@b.ru, c@d.ru',
    '<a@b.ru>',
    'a..b@c.ru',
    '.a@c.ru',
  ])('«%s» does not', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it('of 255 signs does not, and a long wrong one is answered at once', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.ru`)).toBe(false);
    expect(isEmail(`a@${'b-'.repeat(120)}`)).toBe(false);
  });
});

it('a letter keeps its signs: nothing typed becomes a header of its own', () => {
  const href = mailtoHref({ to: ['a&cc=x@b.ru'], subject: 'Раз & два?', text: 'Да\nнет&bcc=y' });
  expect(href).toBe(
    `mailto:a%26cc%3Dx%40b.ru?subject=${encodeURIComponent('Раз & два?')}&body=${encodeURIComponent('Да\r\nнет&bcc=y')}`,
  );
});

describe('the profile', () => {
  it('of the sample passes, and a form left alone changes nothing', () => {
    expect(checkProfile(form)).toEqual({});
    expect(editProfile(profile, form, members)).toEqual([]);
    expect(editProfile(profile, { ...form, name: `  ${form.name} ` }, members)).toEqual([]);
  });
  it('stores only what changed, tidied', () => {
    expect(editProfile(profile, { ...form, position: ' CPO\u00A0 и  основатель ', phone: '' }, [])).toEqual([
      { op: 'set', kind: 'profile', id: 'profile', fields: { position: 'CPO и основатель', phone: '' } },
    ]);
  });
  it('names what is wrong', () => {
    const wrong = { name: ' ', position: 'я'.repeat(201), email: 'maria@', phone: '12' };
    expect(Object.keys(checkProfile(wrong))).toEqual(['name', 'position', 'email', 'phone']);
    expect(() => editProfile(profile, wrong, [])).toThrow(RangeError);
    expect(checkProfile({ ...form, position: '', email: '', phone: '' })).toEqual({});
  });
  it('and its owner among the members are one person: renamed once, renamed in every company', () => {
    const owner = members[0] as Member;
    const elsewhere = { ...owner, id: 'member-elsewhere', companyId: 'company-2' };
    const all = [...members, elsewhere];
    expect(all.filter((one) => isProfileOf(profile, one))).toEqual([owner, elsewhere]);
    const changed = { ...form, name: 'Мария  Орлова', email: 'orlova@example.com', position: 'CPO' };
    const fields = { name: 'Мария Орлова', email: 'orlova@example.com', jobTitle: 'CPO' };
    expect(editProfile(profile, changed, all).slice(1)).toEqual(
      [owner, elsewhere].map(({ id }) => ({ op: 'set', kind: 'member', id, fields })),
    );
    // From the time when they were two: the next save makes them one.
    expect(editProfile(profile, form, [{ ...owner, name: 'Прежнее имя' }])).toEqual([
      { op: 'set', kind: 'member', id: owner.id, fields: { name: form.name } },
    ]);
  });
  it('of nobody yet is the owner of a company that was added without a name', () => {
    const nobody = { ...profile, name: '', email: '' };
    const owner = { ...(members[0] as Member), name: 'Владелец компании', email: '' };
    expect(isProfileOf(nobody, owner)).toBe(true);
    expect(isProfileOf(nobody, { ...owner, role: 'Researcher' })).toBe(false);
    expect(isProfileOf(profile, { ...owner, name: 'Другой владелец', email: 'other@example.com' })).toBe(false);
  });
  it('does not take the address of somebody else', () => {
    const [, other] = members;
    const taken = { ...form, email: other?.email.toUpperCase() ?? '' };
    expect(checkProfile(taken, members.slice(1)).email).toMatch(/Дмитрий Орлов/);
    expect(() => editProfile(profile, taken, members)).toThrow(RangeError);
  });
  it.each(['+7 900 123-45-67', '8(900)1234567', '+44 20 7946 0958'])('%s is a phone', (phone) => {
    expect(checkProfile({ ...form, phone })).toEqual({});
  });
  it.each(['позвоните', '+7 900', '1234567890123456', '+7 900 123-45-67 доб. 5'])('«%s» is none', (phone) => {
    expect(checkProfile({ ...form, phone })).toHaveProperty('phone');
  });
});

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );

describe('a picture', () => {
  const png = bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 0x75, 0x30, 0, 0, 1, 0]);

  it('says its kind and size', () => {
    expect(readImageHeader(png)).toEqual({ type: 'png', width: 30_000, height: 256 });
    expect(readImageHeader(bytes('GIF89a', [2, 1, 3, 0]))).toEqual({ type: 'gif', width: 258, height: 3 });
    const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
    const frame = [0xff, 0xc2, 0, 17, 8, 0, 5, 0, 9, 3, 0, 0];
    expect(readImageHeader(bytes([0xff, 0xd8], exif, frame))).toEqual({ type: 'jpeg', width: 9, height: 5 });
    const vp8x = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]);
    expect(readImageHeader(vp8x)).toEqual({ type: 'webp', width: 10, height: 20 });
  });
  it('that is cut, empty, endless or something else has none', () => {
    expect(readImageHeader(png.subarray(0, 20))).toBeNull();
    expect(readImageHeader(new Uint8Array(0))).toBeNull();
    expect(readImageHeader(bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeNull();
    expect(readImageHeader(bytes('GIF89a', [0, 0, 3, 0]))).toBeNull();
    expect(readImageHeader(bytes('%PDF-1.7 and so on and on and on'))).toBeNull();
  });
  it('that is markup is known by its beginning', () => {
    expect(looksLikeMarkup('\uFEFF  <?xml version="1.0"?><svg/>')).toBe(true);
    expect(looksLikeMarkup('<svg onload="alert(1)">')).toBe(true);
    expect(looksLikeMarkup('GIF89a<svg')).toBe(false);
  });
});

const says = (change: Partial<typeof form>, others: readonly Pick<Member, 'name' | 'email'>[] = []) =>
  checkProfile({ ...form, email: '', phone: '', ...change }, others);

describe('what the form says', () => {
  it('of an address', () => {
    expect(says({ email: ' a@b.example ' })).toEqual({});
    expect(says({ email: 'a@' })).toEqual({ email: 'Проверьте адрес: он должен быть вида name@company.example' });
    expect(says({ email: ' A@b.example' }, [{ name: 'Пётр', email: 'a@B.example' }])).toEqual({
      email: `Этот адрес у${NBSP}другого участника: Пётр`,
    });
    expect(says({ email: ' ' }, [{ name: 'Пётр', email: '' }])).toEqual({});
  });

  it.each(['1234567890', '123456789012345', ' +7 (900) 123-45-67 '])('a number like «%s» is right', (phone) => {
    expect(says({ phone })).toEqual({});
  });

  it.each(['123456789', '1234567890123456', 'звоните'])('a number like «%s» is not', (phone) => {
    expect(says({ phone })).toEqual({
      phone: `Проверьте номер: от 10 до 15${NBSP}цифр, например +7 900 123-45-67`,
    });
  });
});

const set = (fields: object) => [{ op: 'set', kind: 'profile', id: profile.id, fields }];

it('a switch and a picture are the profile’s own', () => {
  expect(setTwoFactor(true)).toEqual(set({ twoFactorEnabled: true }));
  expect(setEmailNotifications(false)).toEqual(set({ emailNotifications: false }));
  expect(setAvatar('file')).toEqual(set({ avatarFileId: 'file' }));
  expect(setAvatar(null)).toEqual(set({ avatarFileId: null }));
});

const member = (change: Partial<Member>) => ({ ...(members[0] as Member), name: 'Другая', email: '', ...change });

it('an owner is the person of the profile by the address or the name, anybody else by the address alone', () => {
  const person = { ...profile, name: 'Анна Ковалёва', email: 'anna@example.com' };
  expect(isProfileOf(person, member({ role: 'Viewer', email: 'ANNA@example.com' }))).toBe(true);
  expect(isProfileOf(person, member({ role: 'Viewer', name: 'Анна Ковалева' }))).toBe(false);
  expect(isProfileOf(person, member({ role: 'Owner', name: ' анна  ковалева ' }))).toBe(true);
  expect(isProfileOf(person, member({ role: 'Owner' }))).toBe(false);
  expect(isProfileOf({ ...person, email: '' }, member({ role: 'Viewer' }))).toBe(false);
});
