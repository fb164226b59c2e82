import type { TABLES } from '#server/db/tables.ts';

/** Name of a table. */
export type Table = keyof typeof TABLES;

const AT = new Date('2026-06-01T10:00:00.000Z');

/** One row of every table, of a company or of somebody of it; in the order in which they can be written. */
export function rowsOf(id: string): Readonly<Record<Table, object>> {
  const companyId = id;
  const personId = `person of ${id}`;
  const [createdAt, createdBy, until] = [AT, personId, AT];
  const kept = { id: `${id} 1`, personId, createdAt, updatedAt: AT };
  return {
    company: { id, name: id, seq: 1, records: 1, bytes: 2, isUploading: false, createdBy, createdAt },
    person: { id: personId, name: id, createdAt },
    session: { tokenHash: `session of ${id}`, personId, createdAt, expiresAt: AT },
    server_mark: { name: id, value: id },
    inbox_choice: { personId, mail: 'now', off: '[]' },
    record: { companyId, kind: 'research', id: 'r1', body: '{}', bytes: 2, seq: 1, changedBy: personId, updatedAt: AT },
    // The database itself writes what it has touched.
    change: { companyId, commitId: 'c1', seq: 1, actor: personId, at: AT, ops: '[]', names: ['research/r1'] },
    touched: { companyId, kind: 'research', id: 'r2', seq: 1 },
    file: { companyId, sha256: 'ab', bytes: 1, createdAt },
    erasure: { companyId, kind: 'research', id: 'r1', seq: 1 },
    membership: { companyId, personId, role: 'Owner', createdAt },
    former_member: { companyId, memberId: 'm1', personId, endedAt: AT },
    link: { id: `link of ${id}`, companyId, tokenHash: `link of ${id}`, role: 'Viewer', createdAt, until },
    invitation: {
      companyId,
      memberId: 'm1',
      email: `${id}@b.example`,
      tokenHash: `invitation of ${id}`,
      invitedBy: personId,
      createdAt,
      until,
    },
    letter: {
      id: `letter of ${id}`,
      companyId,
      purpose: 'invitation',
      about: 'm1',
      recipient: `${id}@b.example`,
      subject: id,
      html: id,
      words: id,
      state: 'waiting',
      tries: 0,
      nextAt: AT,
      until,
      createdAt,
    },
    outward: {
      companyId,
      id: 'o1',
      tokenHash: `page of ${id}`,
      kind: 'board',
      recordId: 'vision',
      title: 'Видение',
      document: '{}',
      hides: true,
      createdBy,
      createdAt,
      shownAt: AT,
      until,
      opened: 0,
    },
    audit: { companyId, id: 'a1', at: AT, action: 'erased', subject: '{}' },
    notice: {
      companyId,
      personId,
      id: 'n1',
      at: AT,
      why: 'mention',
      byPerson: personId,
      kind: 'comment',
      recordId: 'c1',
      subject: 'research:r1',
    },
    thread_voice: { companyId, threadId: 't1', memberId: 'm1' },
    respondent: {
      companyId,
      id: 'p1',
      roundId: 'round1',
      listId: 'l1',
      contactId: 'k1',
      codeName: 'Р1',
      segment: '',
      tokenHash: `respondent of ${id}`,
      state: 'began',
      conversation: '{}',
      trail: '{}',
      files: '[]',
      version: 1,
      invitedAt: AT,
      reminded: 0,
      paid: 0,
      dueAt: AT,
      tries: 0,
    },
    answer: { companyId, respondentId: 'p1', id: 's1', roundId: 'round1', at: AT },
    round_link: {
      companyId,
      id: 'rl1',
      roundId: 'round1',
      kind: 'open',
      tokenHash: `round of ${id}`,
      createdBy,
      createdAt,
    },
    incentive_code: { companyId, roundId: 'round1', code: 'КОД-1' },
    muted: { companyId, personId, subject: 'research:r1' },
    account: { ...kept, providerId: 'credential', accountId: personId, password: id },
    verification: { ...kept, identifier: id, value: id, expiresAt: AT },
    passkey: { ...kept, credentialId: id, publicKey: id, counter: 0, deviceType: 'x', backedUp: false },
    two_factor: { ...kept, secret: id, backupCodes: id },
  };
}
