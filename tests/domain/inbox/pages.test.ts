import { describe, expect, it } from 'vitest';

import { byDay, timeOf } from '#src/domain/inbox/entries.ts';
import type { InboxPage, Notice } from '#src/domain/inbox/inbox.ts';
import { firstOf, PAGE_SIZE, withMuted, withNewer, withOlder, withRead } from '#src/domain/inbox/pages.ts';
import { choicesWords, elsewhereWords, inboxLabel, refusedWords } from '#src/domain/inbox/words.ts';

const notice = (number: number, isRead = false): Notice => ({
  id: `n-${number}`,
  at: new Date(2026, 10, 1, 12, number).toISOString(),
  why: 'mentioned',
  by: { id: 'p', name: 'Павел' },
  kind: 'comment',
  recordId: `c-${number}`,
  on: 'research:r-1',
  part: null,
  isRead,
});

const at = (...parts: [number, number, number, number, number]) => ({ at: new Date(...parts).toISOString() });

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Notices with these numbers, the newest first. */
const page = (from: number, to: number, more = false, others: Partial<InboxPage> = {}): InboxPage => ({
  items: Array.from({ length: from - to + 1 }, (_, at) => notice(from - at)),
  more,
  unread: from - to + 1,
  elsewhere: 0,
  muted: [],
  ...others,
});

const numbers = ({ items }: InboxPage): number[] => items.map(({ id }) => Number(id.slice(2)));

describe('pages of the inbox', () => {
  it('what follows is added, each once', () => {
    const all = withOlder(page(9, 5, true), page(6, 1));
    expect(numbers(all)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(all.more).toBe(false);
  });

  it('what came is put before what was loaded, as long as the two meet', () => {
    const loaded = withOlder(page(9, 5, true), page(4, 1, true));
    const newer = withNewer(loaded, page(11, 7, true, { unread: 40 }));
    expect(numbers(newer)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([newer.more, newer.unread]).toEqual([true, 40]);
    expect(numbers(withNewer(loaded, page(30, 26, true)))).toEqual([30, 29, 28, 27, 26]);
    expect(numbers(withNewer(undefined, page(3, 1)))).toEqual([3, 2, 1]);
    expect(withNewer(loaded, { ...page(1, 1), items: [] }).items).toEqual([]);
  });

  it('a page is let go of beyond the first', () => {
    const long = page(50, 1);
    expect(firstOf(long)).toMatchObject({ more: true });
    expect(firstOf(long).items).toHaveLength(PAGE_SIZE);
    expect(firstOf(page(5, 1))).toMatchObject({ more: false });
  });

  it('reading counts each once, and all of it at once, loaded or not', () => {
    const loaded = { ...page(3, 1), unread: 40 };
    const one = withRead(loaded, ['n-3', 'n-99']);
    expect([one.unread, one.items.map(({ isRead }) => isRead)]).toEqual([39, [true, false, false]]);
    expect(withRead(one, ['n-3']).unread).toBe(39);
    expect(withRead(one)).toMatchObject({ unread: 0 });
    expect(withRead(one).items.every(({ isRead }) => isRead)).toBe(true);
  });

  it('something is muted once, and heard of again', () => {
    const muted = withMuted(withMuted(page(1, 1), 'research:r-1', true), 'research:r-1', true);
    expect(muted.muted).toEqual(['research:r-1']);
    expect(withMuted(muted, 'research:r-1', false).muted).toEqual([]);
  });
});

describe('days', () => {
  it('are named as the person lives them, also over the turn of a year', () => {
    const now = new Date(2027, 0, 1, 0, 5);
    const days = byDay(
      [at(2027, 0, 1, 0, 1), at(2026, 11, 31, 23, 59), at(2026, 11, 31, 1, 0), at(2026, 10, 5, 9, 5)],
      now,
    );
    expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
      ['Сегодня', 1],
      ['Вчера', 2],
      ['5 ноября 2026\u00A0г.', 1],
    ]);
  });

  it('tell the time without a leading zero, and nothing for no moment', () => {
    expect([timeOf(new Date(2026, 10, 5, 9, 5).toISOString()), timeOf('nonsense')]).toEqual(['9:05', '']);
  });
});

describe('words', () => {
  it('count', () => {
    expect([0, 1, 3, 21, 1240].map((unread) => plain(inboxLabel(unread)))).toEqual([
      'Входящие',
      'Входящие, 1 непрочитанное',
      'Входящие, 3 непрочитанных',
      'Входящие, 21 непрочитанное',
      'Входящие, 1 240 непрочитанных',
    ]);
    expect([0, 2].map((unread) => plain(elsewhereWords(unread)))).toEqual(['', 'Ещё 2 в других компаниях']);
    expect([1, 2, 5].map((count) => plain(refusedWords(count)))).toEqual([
      'Несовпадения: 1 правка не принята',
      'Несовпадения: 2 правки не приняты',
      'Несовпадения: 5 правок не принято',
    ]);
  });

  it('say how it comes', () => {
    const told = { mail: 'daily', off: [], address: 'a@b.example', sendsMail: true } as const;
    expect(plain(choicesWords(told))).toBe('Приходят во «Входящие» и письмом раз в день.');
    expect(plain(choicesWords({ ...told, mail: 'now' }))).toBe('Приходят во «Входящие» и сразу письмом.');
    expect(plain(choicesWords({ ...told, mail: 'never' }))).toBe('Приходят во «Входящие», писем вы не ждёте.');
    expect(plain(choicesWords({ ...told, address: null }))).toMatch(/почта для писем не указана/);
    expect(plain(choicesWords({ ...told, sendsMail: false }))).toMatch(/писем этот сервер не отправляет/);
  });
});
