import { describe, expect, it } from 'vitest';

import { AUDIT_ACTIONS, AUDIT_WORDS, type AuditSubject } from '#src/domain/history/audit.ts';
import { auditDetail, auditWhat } from '#src/domain/history/journal.ts';

const names = (id: string): string => (id === 'anna' ? 'Анна' : '');
const detail = (subject: AuditSubject): string => auditDetail({ subject }, names).replaceAll(/\s/g, ' ');

describe('a line of the journal', () => {
  it('says every action in words, and by its own name one that only a newer build knows', () => {
    const words = AUDIT_ACTIONS.map((action) => auditWhat({ action }));
    expect(words).toEqual(AUDIT_ACTIONS.map((action) => AUDIT_WORDS[action]));
    expect(new Set(words).size).toBe(words.length);
    for (const action of ['rocket.launched', 'constructor']) expect(auditWhat({ action })).toBe(action);
  });

  it.each<[string, AuditSubject]>([
    ['', {}],
    ['Анна', { member: 'anna' }],
    // Who has gone has no name any more.
    ['участник, Viewer', { member: 'gone', role: 'Viewer' }],
    ['Анна, Viewer → Owner', { member: 'anna', from: 'Viewer', role: 'Owner' }],
    ['', { from: 'Viewer' }],
    ['ключом входа', { by: 'passkey' }],
    ['', { by: 'toString' }],
    ['1 сессия', { sessions: 1 }],
    ['2 сессии', { sessions: 2 }],
    ['0 сессий', { sessions: 0 }],
    ['Исследования, XLSX', { what: 'research', format: 'xlsx' }],
    ['', { what: 'toString', format: '' }],
    ['Эксперимент', { kind: 'experiment', records: 1 }],
    ['Эксперимент, 2 записи', { kind: 'experiment', records: 2 }],
    ['', { kind: 'toString', records: 0 }],
    ['вышло: 1', { people: 1 }],
    ['', { people: 0 }],
    ['на 1 день', { days: 1 }],
    ['на 7 дней', { days: 7 }],
    ['на 2 дня', { days: 2 }],
    ['1 КБ', { bytes: 1 }],
    ['2 КБ', { bytes: 1025 }],
    // A value of the wrong shape gives no text.
    ['', { member: 1, role: null, from: true, sessions: '2', records: '5', people: '3', days: '1', bytes: '7', by: 2 }],
  ])('says «%s»', (words, subject) => {
    expect(detail(subject)).toBe(words);
  });

  it('says what was erased of somebody, and only where it was counted', () => {
    const nothing = { contacts: 0, participants: 0, interviews: 0, transcripts: 0, files: 0, marks: 0, quotes: 0, insights: 0, comments: 0, mentions: 0 }; // prettier-ignore
    expect(detail({ ...nothing, contacts: 1, files: 2, mentions: 5 })).toBe('1 контакт, 2 файла, 5 записей с упоминанием'); // prettier-ignore
    expect(detail({ ...nothing, letters: 1 })).toBe('1 неотправленное письмо');
    const { marks: _, ...unknown } = nothing;
    expect(detail({ ...unknown, contacts: 1 })).toBe('');
  });
});
