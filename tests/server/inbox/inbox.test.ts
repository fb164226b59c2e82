import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import type { Database, Transaction } from '#server/db/database.ts';
import { membership } from '#server/db/tables/access.ts';
import { inboxChoice, muted, notice } from '#server/db/tables/inbox.ts';
import { person } from '#server/db/tables/people.ts';
import { company, record } from '#server/db/tables/records.ts';
import { createDigest } from '#server/inbox/digest.ts';
import type { NewLetter } from '#server/mail/queueLetter.ts';
import { concerningIn } from '#server/sync/following/concerning.ts';
import { tellConcerned } from '#server/sync/following/concerns.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { planCommit, type RecordName } from '#src/domain/plan.ts';
import { ENGINES, freshDatabase } from '#tests/server/support/databases.ts';

/* Accepted commits come into the inboxes of the members whom they concern, and into one letter. */

const AT = new Date('2026-11-23T06:00:00.000Z');
const later = (minutes: number): Date => new Date(AT.getTime() + minutes * 60_000);
const C = 'company-1';

/** A company with three people, each with a member record of the same name, over a database of its own. */
class Company {
  readonly database: Database;
  private readonly stored = new Map<string, unknown>();

  constructor(database: Database) {
    this.database = database;
  }

  in<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction({ company: C }, work);
  }

  async begin(): Promise<void> {
    await this.in(async (tx) => {
      await tx.insert(company).values({
        id: C,
        name: 'Стрелка',
        seq: 1,
        records: 0,
        bytes: 0,
        isUploading: false,
        createdBy: 'p-anna',
        createdAt: AT,
      });
      for (const name of ['anna', 'boris', 'vera']) {
        await tx.insert(person).values({
          id: `p-${name}`,
          name,
          isHost: false,
          createdAt: AT,
          email: `${name}@company.example`,
          emailVerified: true,
        });
        await tx.insert(membership).values({
          companyId: C,
          personId: `p-${name}`,
          memberId: `m-${name}`,
          role: 'Researcher',
          linkId: null,
          createdAt: AT,
        });
      }
    });
  }

  /**
   * Takes a member's commit, as a push does.
   * @returns whose inboxes have changed
   */
  async does(name: string, ops: readonly Op[], at = AT): Promise<readonly string[]> {
    const read = ({ kind, id }: RecordName): unknown => this.stored.get(`${kind}/${id}`);
    const plan = planCommit(ops, {}, read, at);
    const changed = concerningIn(plan, read);
    for (const { kind, record: now } of plan.writes) this.stored.set(`${kind}/${now.id}`, now);
    return this.in(async (tx) => {
      for (const { kind, record: now } of plan.writes) {
        const row = {
          companyId: C,
          kind,
          id: now.id,
          body: JSON.stringify(now),
          bytes: 2,
          seq: 1,
          changedBy: `p-${name}`,
          updatedAt: at,
          deletedAt: null,
        };
        await tx
          .insert(record)
          .values(row)
          .onConflictDoUpdate({ target: [record.companyId, record.kind, record.id], set: { body: row.body } });
      }
      return tellConcerned(tx, C, [{ personId: `p-${name}`, memberId: `m-${name}`, changed }], at);
    });
  }

  /** Returns a member's inbox, oldest first. */
  async inbox(name: string): Promise<readonly string[]> {
    const rows = await this.in((tx) =>
      tx
        .select({ why: notice.why, subject: notice.subject })
        .from(notice)
        .where(and(eq(notice.companyId, C), eq(notice.personId, `p-${name}`)))
        .orderBy(notice.at, notice.id),
    );
    return rows.map(({ why, subject }) => `${why} ${subject}`);
  }
}

let made = 0;

/** Makes a comment that mentions others by their names. */
function says(
  name: string,
  called: readonly string[] = [],
  threadId: string | null = null,
): { id: string; ops: readonly Op[] } {
  made += 1;
  const id = `comment-${made}`;
  const mentions = called.map((one) => ({ id: `m-${one}`, name: one }));
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'comment',
        id,
        record: {
          id,
          on: 'research:r-1',
          part: null,
          threadId,
          authorId: `m-${name}`,
          authorName: name,
          text: called.map((one) => `@${one}`).join(' '),
          mentions,
          editedAt: null,
          withdrawnAt: null,
          turns: {},
        },
      },
    ],
  };
}

describe.each(ENGINES)('an inbox on %s', (engine) => {
  let office: Company;
  const letters: NewLetter[] = [];
  const opened: Database[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(engine);
    opened.push(database);
    office = new Company(database);
    await office.begin();
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  const digestAt = (at: Date, sent: (letter: NewLetter) => unknown = (letter) => letters.push(letter)) => {
    const digest = createDigest({
      database: {
        engine,
        get: async () => office.database,
        isOpen: () => true,
        isAlive: async () => true,
        close: async () => undefined,
      },
      mail: {
        isOn: true,
        queue: async (_tx, letter) => {
          await sent(letter);
          return 'letter';
        },
        begin: () => undefined,
        answered: () => undefined,
        stop: async () => undefined,
      },
      baseUrl: 'https://orientir.example',
      log: { info: () => undefined, warn: () => undefined, error: (_what, error) => { throw error; } }, // prettier-ignore
      now: () => at,
    });
    digest.stop();
    return digest.look();
  };
  const choose = (name: string, mail: 'now' | 'daily' | 'never', off: readonly string[] = []) =>
    office.in((tx) =>
      tx
        .insert(inboxChoice)
        .values({ personId: `p-${name}`, mail, off: JSON.stringify(off) })
        .onConflictDoUpdate({ target: inboxChoice.personId, set: { mail, off: JSON.stringify(off) } }),
    );

  it('whoever is called hears of it, whoever spoke in the thread of the reply, and never who speaks', async () => {
    const first = says('anna', ['boris', 'anna']);
    expect(await office.does('anna', first.ops)).toEqual(['p-boris']);
    expect(await office.does('vera', says('vera', [], first.id).ops, later(1))).toEqual(['p-anna']);
    expect([...(await office.does('boris', says('boris', ['vera'], first.id).ops, later(2)))].sort()).toEqual([
      'p-anna',
      'p-vera',
    ]);
    expect(await office.inbox('anna')).toEqual(['reply research:r-1', 'reply research:r-1']);
    expect(await office.inbox('boris')).toEqual(['mentioned research:r-1']);
    expect(await office.inbox('vera')).toEqual(['mentioned research:r-1']);
  });

  it('what is taken back is in nobody’s inbox', async () => {
    const { id, ops } = says('anna', ['vera']);
    await office.does('anna', ops, later(3));
    expect(await office.inbox('vera')).toHaveLength(2);
    expect(await office.does('anna', [{ op: 'remove', kind: 'comment', id }], later(4))).toEqual(['p-vera']);
    expect(await office.inbox('vera')).toHaveLength(1);
  });

  it('what somebody has muted, or does not want at all, does not come', async () => {
    await office.in((tx) => tx.insert(muted).values({ companyId: C, personId: 'p-boris', subject: 'research:r-1' }));
    await choose('vera', 'now', ['mentioned']);
    expect(await office.does('anna', says('anna', ['boris', 'vera']).ops, later(5))).toEqual([]);
    await office.in((tx) => tx.delete(muted));
    await choose('vera', 'now');
  });

  it('one letter tells of all that has come, when it has stood for a while, and once', async () => {
    expect(await digestAt(later(9))).toBeGreaterThan(0);
    letters.length = 0;
    await office.does('anna', says('anna', ['boris']).ops, later(10));
    await office.does('anna', says('anna', ['boris']).ops, later(11));
    expect(await digestAt(later(11))).toBe(0);
    expect(await digestAt(later(13))).toBeGreaterThan(0);
    const own = letters.filter(({ to }) => to === 'boris@company.example');
    expect(own).toHaveLength(1);
    expect(own[0]?.subject).toMatch(/^Входящие: 2\s+новых$/u);
    expect(own[0]?.paragraphs.join()).not.toContain('@boris');
    letters.length = 0;
    expect(await digestAt(later(20))).toBe(0);
  });

  it('a letter leaves out what was read before it went', async () => {
    await office.does('anna', says('anna', ['boris']).ops, later(20));
    await office.in((tx) =>
      tx
        .update(notice)
        .set({ readAt: later(21) })
        .where(eq(notice.personId, 'p-boris')),
    );
    await office.does('anna', says('anna', ['boris']).ops, later(21));
    letters.length = 0;
    expect(await digestAt(later(24))).toBe(1);
    expect(letters[0]?.subject).toMatch(/^Входящие: 1\s+новое$/u);
  });

  // The embedded database has one server, with one connection.
  it.each(engine === 'pglite' ? [] : [engine])(
    'a server that is slow at a letter holds up no other, which leaves it that letter',
    async () => {
      const over = new Promise<void>((resolve) => {
        onTestFinished(() => resolve());
      });
      await office.does('anna', says('anna', ['boris']).ops, later(21));
      letters.length = 0;
      const others: number[] = [];
      const first = await digestAt(later(25), (letter) => {
        letters.push(letter);
        const other = digestAt(later(25)).then((many) => others.push(many));
        return Promise.race([other, over]);
      });
      expect([first, ...others]).toEqual([1, 0]);
      expect(await digestAt(later(26))).toBe(0);
      expect(letters.map(({ to }) => to)).toEqual(['boris@company.example']);
    },
  );

  it('a letter tells what a round has come to, and no word of a respondent’s', async () => {
    const round = { companyId: C, personId: 'p-boris', byPerson: '', kind: 'round', recordId: 'r', subject: 'round:r', why: 'round' as const }; // prettier-ignore
    letters.length = 0;
    await office.in(async (tx) => {
      await tx.insert(notice).values({ ...round, id: 'n-1', at: later(30), part: 'quota:Москва' });
      await tx.insert(notice).values({ ...round, id: 'n-2', at: later(31), part: 'silence:3' });
      await tx.insert(notice).values({ ...round, why: 'expiring', id: 'n-3', at: later(32), part: '12:2026-12-14:2026-12-20' }); // prettier-ignore
    });
    expect(await digestAt(later(40))).toBe(1);
    expect(letters[0]?.paragraphs.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'Стрелка. набрана квота «Москва»',
      'Стрелка. уже 3 дня нет ответов',
      'Стрелка. 14.12.2026\u2009–\u200920.12.2026 по сроку сотрутся 12 разговоров',
    ]);
    await office.in((tx) => tx.delete(notice).where(eq(notice.kind, 'round')));
  });

  it('the letter of a day goes in the morning, once; whoever wants none gets none', async () => {
    await choose('boris', 'daily');
    await choose('vera', 'never');
    const morning = new Date(2026, 10, 24, 9, 30);
    await office.does('anna', says('anna', ['boris', 'vera']).ops, new Date(2026, 10, 24, 3, 0));
    expect(await digestAt(new Date(2026, 10, 24, 8, 59))).toBe(0);
    expect(await digestAt(morning)).toBe(1);
    await office.does('anna', says('anna', ['boris']).ops, new Date(2026, 10, 24, 9, 40));
    expect(await digestAt(new Date(2026, 10, 24, 23, 0))).toBe(0);
    expect(await digestAt(new Date(2026, 10, 25, 9, 1))).toBe(1);
  });

  it('whoever is no member of the company any more is told nothing, and written to no more', async () => {
    await choose('boris', 'now');
    await office.does('anna', says('anna', ['boris']).ops, new Date(2026, 10, 26, 10, 0));
    await office.in((tx) => tx.delete(membership).where(eq(membership.personId, 'p-boris')));
    expect(await digestAt(new Date(2026, 10, 26, 11, 0))).toBe(0);
    expect(await office.does('anna', says('anna', ['boris']).ops, new Date(2026, 10, 26, 12, 0))).toEqual([]);
  });
});
