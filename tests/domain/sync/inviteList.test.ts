import { describe, expect, it } from 'vitest';

import { checkInviteList, inviteListWords, readInviteList } from '#src/domain/sync/inviteList.ts';
import { invitationStanding } from '#src/domain/sync/invitationStanding.ts';
import type { InvitationState } from '#src/domain/sync/invitations.ts';

const members = [
  { email: 'anna@company.example', status: 'active' },
  { email: 'petr@company.example', status: 'noAccess' },
] as const;

const check = (addresses: string) => checkInviteList({ addresses, role: 'Viewer', message: '' }, members).addresses;
const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@b.example`).join('\n');

describe('a pasted list of addresses', () => {
  it.each([
    ['one', 'a@b.example', ['a@b.example']],
    [
      'lines, commas and semicolons',
      'a@b.example, c@d.example;e@f.example\ng@h.example',
      ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'],
    ],
    ['spaces', 'a@b.example c@d.example', ['a@b.example', 'c@d.example']],
    ['a name beside it', 'Анна Ковалёва <a@b.example>', ['a@b.example']],
    [
      'a link, quotes and a full stop',
      'mailto:a@b.example «c@d.example» "e@f.example".',
      ['a@b.example', 'c@d.example', 'e@f.example'],
    ],
    [
      'tags and Cyrillic domains',
      "a+x@b.example o'hara@b.example анна@почта.example",
      ['a+x@b.example', "o'hara@b.example", 'анна@почта.example'],
    ],
    [
      'a quoted name with a comma after another address',
      'petya@b.example, "Ким, Ира" <ira@b.example>; "Ли, Ян" <yan@b.example>',
      ['petya@b.example', 'ira@b.example', 'yan@b.example'],
    ],
    ['somebody who is there on paper', 'PETR@company.example', ['PETR@company.example']],
  ])('reads %s', (_name, text, fresh) => {
    expect(readInviteList(text, members)).toEqual({
      fresh: fresh.map((email) => ({ email, name: expect.any(String) as string })),
      doubled: [],
      known: [],
      wrong: [],
    });
  });

  it.each([
    ['Анна Ковалёва <a@b.example>', 'Анна Ковалёва'],
    ['"Ковалёва, Анна" <a@b.example>', 'Ковалёва, Анна'],
    ['«Анна  Лис» <mailto:a@b.example>', 'Анна Лис'],
    ['a@b.example <a@b.example>', ''],
    ['<a@b.example>', ''],
    ['a@b.example'],
    [`${'Анна '.repeat(60)}<a@b.example>`, ''],
  ])('%s is called «%s»', (text, name = '') => {
    expect(readInviteList(text, members)).toEqual({ fresh: [{ email: 'a@b.example', name }], doubled: [], known: [], wrong: [] }); // prettier-ignore
  });

  it('names what stands twice, is there already, or is no address', () => {
    const list = readInviteList('a@b.example, A@B.example, Anna@company.example, слово', members);
    expect(list).toEqual({
      fresh: [{ email: 'a@b.example', name: '' }],
      doubled: ['A@B.example'],
      known: ['Anna@company.example'],
      wrong: ['слово'],
    });
    expect(inviteListWords(list)).toHaveLength(4);
    expect(inviteListWords(readInviteList('', members))).toEqual([]);
  });

  it('is sent with somebody to invite, three hundred at most', () => {
    expect([check('a@b.example'), check(many(300))]).toEqual([undefined, undefined]);
    expect(check('')).toMatch(/Укажите/);
    expect(check('слова')).toMatch(/Проверьте/);
    expect(check('anna@company.example')).toMatch(/уже в команде/);
    expect(check(many(301))).toMatch(/300/);
    expect(
      checkInviteList({ addresses: 'a@b.example', role: 'Viewer', message: 'я'.repeat(1001) }, []).message,
    ).toBeDefined();
  });
});

describe('an invitation in words', () => {
  const now = new Date('2026-11-23T12:00:00');
  const sent: InvitationState = {
    memberId: 'm',
    createdAt: '2026-11-23T10:00:00',
    until: '2026-11-30T10:00:00',
    letter: { state: 'sent', reason: '', at: '2026-11-23T10:01:00', tries: 1 },
  };
  it.each([
    ['went', sent, 'Письмо отправлено 23.11 · действует до\u00A030.11'],
    [
      'is on its way',
      { ...sent, letter: { state: 'waiting', reason: '', at: null, tries: 0 } },
      'Письмо отправляется · действует до\u00A030.11',
    ],
    [
      'waits for the mail server',
      { ...sent, letter: { state: 'waiting', reason: '', at: null, tries: 3 } },
      'Почтовый сервер не\u00A0отвечает, пробуем ещё · действует до\u00A030.11',
    ],
    [
      'bounced',
      { ...sent, letter: { state: 'bounced', reason: '550 нет такого', at: null, tries: 1 } },
      'Не\u00A0доставлено: 550 нет такого',
    ],
    ['is a link', { ...sent, letter: null }, 'Ссылка создана 23.11 · действует до\u00A030.11'],
    ['is over', { ...sent, until: '2026-11-22T10:00:00' }, 'Истекло 22.11'],
  ] as const)('that %s', (_name, state, words) => {
    expect(invitationStanding(state as InvitationState, now)).toBe(words);
  });
});
