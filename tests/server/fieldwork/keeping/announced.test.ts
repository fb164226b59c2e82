import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { Retention } from '#src/domain/fieldwork/keeping/expiring.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { ErasurePage } from '#src/domain/forgetting/erasures.ts';
import type { InboxPage } from '#src/domain/inbox/inbox.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  commit,
  finish,
  look,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, joinedBy, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Before what respondents said is erased by term, those whom it concerns are told of it: of each talk once, and of nothing else. */

const COMPANY = 'company-1';
const DAY = 24 * 60 * 60 * 1000;
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;

interface Audited {
  readonly action: string;
  readonly subject: Readonly<Record<string, unknown>>;
}

/** Returns the announcements of terms to a member, oldest first. */
const told = async (browser: Browser): Promise<readonly string[]> => {
  const { body } = await browser.ask<InboxPage>('GET', at('/inbox'));
  return body.items.flatMap(({ why, on, part }) => (why === 'expiring' ? [`${on} ${part ?? ''}`] : [])).toReversed();
};

describe.each(ENGINES)('the term of what respondents said, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let clock = 0;

  /** @returns says what is left to be said */
  const talk = async (round = ROUND, isWhole = true): Promise<() => Promise<unknown>> => {
    const page = new Browser(server.address);
    const link = await openLinkOf(owner, COMPANY, round);
    const { body: view } = await send(page, link, press('agree'));
    const own = view.movedTo ?? '';
    if (isWhole) await finish(page, own, view);
    else await send(page, own, answer(view, 'Недосказанное'));
    return async () => finish(page, own, (await look(page, own)).body);
  };
  const standing = async () => (await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`))).body.expiring;
  const erased = async (id = ROUND) => {
    const { records } = await owner.pull(COMPANY);
    const rounds = records.flatMap(({ kind, record }) => (kind === 'round' ? [record as Round] : []));
    return rounds.find((one) => one.id === id)?.erasedTalks;
  };
  const audited = async (action: string): Promise<readonly Audited['subject'][]> => {
    const { body } = await owner.ask<{ entries: readonly Audited[] }>('GET', at('/audit'));
    return body.entries.flatMap((one) => (one.action === action ? [one.subject] : []));
  };

  beforeEach(async () => {
    clock = Date.UTC(2026, 0, 10, 9);
    const options = { now: () => new Date(clock), eraseEvery: 30, variables: { BEHIND_PROXY: '1' } };
    server = await startTestServer(engine, options);
    owner = await withCompany(server, COMPANY);
    await commit(owner, COMPANY, [
      { op: 'ensure', kind: 'researchSettings', id: 'research', defaults: { id: 'research', hidesNames: false, hidesPersonal: null, keepsMonths: 3, namesSeenBy: 'Researcher' } },
    ]); // prettier-ignore
    await startRound(owner, COMPANY, { keepsMonths: 3, timeZone: 'UTC' });
  });
  afterEach(() => server.stop());

  it('is announced two weeks before, once, to those who lead the round and to administrators; so many are erased, and then', async () => {
    const [admin, stranger] = [await joinedBy(owner, COMPANY, 'Admin'), await joinedBy(owner, COMPANY, 'Researcher')];
    await talk();
    await talk(ROUND, false);
    clock += 3 * DAY;
    await talk();
    await untilFiled(owner, COMPANY, 2);
    expect(await standing()).toEqual({ talks: 3, first: '2026-04-10' });

    clock = Date.UTC(2026, 2, 27, 8);
    await commit(owner, COMPANY, [{ op: 'set', kind: 'round', id: ROUND, fields: { title: 'Раньше срока никто не слышит' } }]); // prettier-ignore
    expect(await told(owner)).toEqual([]);
    clock = Date.UTC(2026, 2, 27, 10);
    const words = `round:${ROUND} 3:2026-04-10:2026-04-13`;
    await eventually(async () => expect(await told(admin)).toEqual([words]));
    expect(await told(owner)).toEqual([words]);
    expect(await told(stranger)).toEqual([]);
    const { body: kept } = await stranger.ask<Retention>('GET', at('/retention'));
    expect(kept.rounds).toEqual([{ roundId: ROUND, talks: 3, first: '2026-04-10', last: '2026-04-13', announced: 3 }]);
    expect(await audited('interviews.announced')).toEqual([
      { round: ROUND, interviews: 3, first: '2026-04-10', last: '2026-04-13', people: 2 },
    ]);

    // Not a day before, and then those of that day alone.
    clock = Date.UTC(2026, 3, 10, 8, 59);
    expect(await erased()).toBe(0);
    clock = Date.UTC(2026, 3, 10, 10);
    await eventually(async () => expect(await erased()).toBe(2));
    expect(await standing()).toEqual({ talks: 1, first: '2026-04-13' });
    clock = Date.UTC(2026, 3, 13, 10);
    await eventually(async () => expect(await erased()).toBe(3));
    expect(await standing()).toBeNull();
    // All that was announced is done, all that is done was announced, and no one was informed twice.
    const { body } = await admin.ask<ErasurePage>('GET', at('/erasures'));
    expect(body.erasures.map(({ why, talks, roundId, by }) => ({ why, talks, roundId, by }))).toEqual([
      { why: 'expired', talks: 1, roundId: ROUND, by: null },
      { why: 'expired', talks: 2, roundId: ROUND, by: null },
    ]);
    const sum = (await audited('interviews.expired')).reduce((all, { interviews }) => all + Number(interviews), 0);
    expect(sum).toBe(3);
    expect(await told(owner)).toEqual([words]);
  });

  it('is announced again for whoever has said more since, and not left out for a server that slept', async () => {
    const goOn = await talk(ROUND, false);
    await startRound(owner, COMPANY, { keepsMonths: 3, timeZone: 'UTC' }, { id: 'other', study: 'other-study' });
    clock += 40 * DAY;
    await talk('other');
    await untilFiled(owner, COMPANY, 1, 'other');
    clock = Date.UTC(2026, 3, 1, 9);
    await eventually(async () => expect(await told(owner)).toEqual([`round:${ROUND} 1:2026-04-10:2026-04-10`]));

    clock = Date.UTC(2026, 3, 2, 9);
    expect(await goOn()).toBe('done');
    clock = Date.UTC(2026, 3, 12, 9);
    expect([await erased(), await standing()]).toEqual([0, { talks: 1, first: '2026-07-02' }]);

    // The server slept over the announcement of the other: it is announced in the same hour, and erased.
    clock = Date.UTC(2026, 5, 1, 9);
    await eventually(async () => expect(await erased('other')).toBe(1));
    expect(await told(owner)).toEqual([
      `round:${ROUND} 1:2026-04-10:2026-04-10`,
      'round:other 1:2026-05-19:2026-05-19',
    ]);
    clock = Date.UTC(2026, 5, 20, 9);
    await eventually(async () => expect((await told(owner)).at(-1)).toBe(`round:${ROUND} 1:2026-07-02:2026-07-02`));
    expect(await erased()).toBe(0);
  });
});
