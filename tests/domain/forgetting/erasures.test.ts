import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import {
  backupWords,
  ERASED_PLACES,
  erasureDoer,
  erasureOf,
  erasureTitle,
  placesIn,
  placesNote,
  type Erasure,
} from '#src/domain/forgetting/erasures.ts';
import type { AuditAction, AuditEntry, AuditSubject } from '#src/domain/history/audit.ts';

const line = (action: AuditAction, subject: AuditSubject): AuditEntry => ({
  id: 'e',
  at: '2026-06-01T12:00:00.000Z',
  actor: null,
  action,
  subject,
});

const doer = (told: object, name = ''): string => erasureDoer(told as Erasure, name);

describe('what was erased where', () => {
  it('is read as it was noted; what nobody noted is unknown, and never a nought', () => {
    const count = fc.option(fc.nat(), { nil: undefined });
    const places = fc.record(Object.fromEntries(ERASED_PLACES.map((place) => [place, count])));
    fc.assert(
      fc.property(places, (noted) => {
        const told = erasureOf(line('interviews.expired', { interviews: 1, ...placesNote(noted) }));
        expect(told?.places).toEqual(Object.fromEntries(ERASED_PLACES.map((place) => [place, noted[place] ?? null])));
      }),
    );
  });

  it('keeps the numbers of lines from before, and promises nothing for them', () => {
    const told = erasureOf(line('interviews.expired', { interviews: 2, records: 5, files: 1 }));
    expect(told).toMatchObject({ talks: 2, isErasedAgain: null, places: { records: 5, files: 1, history: null } });
  });

  it('is told of contacts, also of those that went with their audience, and of nothing else that is erased', () => {
    expect(erasureOf(line('erased', { kind: 'audience', id: 'a', records: 3, contacts: 2 }))).toMatchObject({ why: 'contacts', contacts: 2 }); // prettier-ignore
    expect(erasureOf(line('erased', { kind: 'contactList', id: 'l', records: 1 }))).toMatchObject({ why: 'contacts', contacts: null }); // prettier-ignore
    expect(erasureOf(line('erased', { kind: 'audience', id: 'a', records: 1 }))).toBeNull();
    expect(erasureOf(line('exported', { what: 'person', format: 'xlsx' }))).toBeNull();
  });

  it('counts each record once, whatever was done to it', () => {
    const ops = [
      { op: 'set', kind: 'materialText', id: 'm', fields: { text: '' } },
      { op: 'remove', kind: 'materialText', id: 'm' },
      { op: 'set', kind: 'mark', id: 'k', fields: { text: '' } },
      { op: 'drop', kind: 'hypothesis', id: 'h', map: 'quotes', key: 'q' },
      { op: 'drop', kind: 'contactList', id: 'l', map: 'contacts', key: 'c' },
      { op: 'set', kind: 'comment', id: 'c', fields: { text: '' } },
    ] as unknown as readonly Op[];
    expect(placesIn(ops)).toEqual({ records: 5, transcripts: 1, quotes: 2, comments: 1 });
  });

  it('names nobody: a respondent who took the consent back is «Респондент»', () => {
    const told = erasureOf(line('respondent.withdrawn', { round: 'r', respondent: 'secret', records: 1, files: 0 }));
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(told && erasureDoer(told, '')).toBe('Респондент');
  });

  it.each([
    ['Вышел срок: 12 разговоров', { why: 'expired', talks: 12, contacts: null }],
    ['Человек забыт: 1 разговор, 2 контакта', { why: 'forgotten', talks: 1, contacts: 2 }],
    ['Контакты стёрты: 5 контактов', { why: 'contacts', talks: null, contacts: 5 }],
    // Nothing, and an unknown amount: neither is a number.
    ['Согласие отозвано', { why: 'withdrawn', talks: 0, contacts: 0 }],
    ['Вышел срок', { why: 'expired', talks: null, contacts: null }],
  ] as const)('in one line is «%s»', (title, told) => {
    expect(erasureTitle(told as unknown as Erasure).replaceAll(/\s/g, ' ')).toBe(title);
  });

  it('tells who did it: a colleague by name, and the server why it did it by itself', () => {
    const by = { id: 'anna', name: 'Анна' };
    expect(doer({ why: 'forgotten', by }, 'Анна')).toBe('Анна');
    expect(doer({ why: 'expired', by: null })).toBe('Сервер, по сроку');
    expect(doer({ why: 'contacts', by: null })).toBe('Сервер, при восстановлении из копии');
  });

  it('promises of backups only what was noted', () => {
    const words = [true, null].map((isErasedAgain) => backupWords({ isErasedAgain } as Erasure));
    expect(words.map((one) => one.replaceAll(/\s/g, ' '))).toEqual(['сотрётся при восстановлении', '—']);
  });

  it('belongs to one round, or to none', () => {
    expect(erasureOf(line('interviews.expired', { round: 'r', interviews: 1 }))).toMatchObject({ roundId: 'r', by: null, at: '2026-06-01T12:00:00.000Z' }); // prettier-ignore
    expect(erasureOf(line('interviews.expired', { round: null, interviews: 1 }))?.roundId).toBeNull();
    // Named as every object's own things are: nothing that was erased.
    expect(erasureOf(line('toString' as AuditAction, {}))).toBeNull();
  });
});
