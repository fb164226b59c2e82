import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { nameKey, planCommit, type RecordName } from '#src/domain/plan.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import { versionsOf, type CommitAnswer, type SentCommit } from '#src/domain/sync/protocol.ts';
import { takeCommit } from '#src/domain/sync/take.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { joinedBy, startTestServer, withCompany, type Browser, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { anyOp, everydayOp } from '#tests/store/sequences.ts';
import { countOf, longLimit, report, SEED } from '#tests/stress/counts.ts';

/*
 * The protocol against a simple model: devices that work on their own over a network that cuts, repeats and reorders, at one server
 * or two on the same database. The model is a map of records and the rule that judges a commit; whatever order the servers put
 * the commits in, the map must come to the same.
 */

/** Initial records of every company: without them most steps would fit nothing, and never be sent. */
const BEGINNING = [...['r1', 'r2'].map((id) => creation('research', { id })), creation('audience', { id: 'a1' })];

const device = fc.nat(2);
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('commit' as const),
      device,
      ops: fc.array(fc.oneof({ weight: 3, arbitrary: everydayOp }, anyOp), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('push' as const, 'pull' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('push, the answer lost' as const, 'push twice at once' as const, 'push backwards' as const),
      device,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'push all at once' as const, device: 0 }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** A device: what it has of the company, and what it has not sent yet. */
class Device {
  readonly records = new Map<string, unknown>();
  outbox: SentCommit[] = [];
  private seq = 0;
  private made = 0;
  private readonly browser: Browser;
  private readonly company: string;
  private readonly name: string;

  constructor(browser: Browser, company: string, name: string) {
    this.browser = browser;
    this.company = company;
    this.name = name;
  }

  /** Returns a person's view: the company with their own unsent work on top. */
  private view(): Map<string, unknown> {
    const view = new Map(this.records);
    for (const { ops, at } of this.outbox) {
      try {
        const plan = planCommit(ops, {}, (name) => view.get(nameKey(name)), new Date(at));
        for (const { kind, record } of plan.writes) view.set(nameKey({ kind, id: record.id }), record);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
    }
    return view;
  }

  commit(ops: readonly Op[]): void {
    const view = this.view();
    const at = '2026-06-01T10:00:00.000Z';
    try {
      planCommit(ops, {}, (name) => view.get(nameKey(name)), new Date(at));
    } catch (error) {
      if (error instanceof StoreError) return;
      throw error;
    }
    this.made += 1;
    const expect = basisOf(ops, (name) => view.get(nameKey(name)) as StoredRecord | undefined);
    this.outbox.push({ id: `${this.name}-${this.made}`, at, ops, expect, versions: versionsOf(ops) });
  }

  async send(commits: readonly SentCommit[]): Promise<readonly CommitAnswer[]> {
    const { status, body } = await this.browser.push(this.company, commits);
    expect(status).toBe(200);
    return body.answers;
  }

  answered(answers: readonly CommitAnswer[]): void {
    this.outbox = this.outbox.filter(({ id }) => !answers.some((one) => one.id === id));
  }

  async pull(): Promise<void> {
    const { records, seq } = await this.browser.pull(this.company, this.seq);
    for (const { kind, id, record } of records) this.records.set(`${kind}/${id}`, record);
    this.seq = seq;
  }
}

/** Fates of the commits of one run. */
class Judge {
  readonly sent = new Map<string, SentCommit>();
  private readonly answers = new Map<string, CommitAnswer>();

  note(commits: readonly SentCommit[], answers: readonly CommitAnswer[]): void {
    expect(answers.map(({ id }) => id)).toEqual(commits.map(({ id }) => id));
    for (const commit of commits) this.sent.set(commit.id, commit);
    for (const answer of answers) {
      // A repeated request gets the same answer.
      expect(answer).toEqual(this.answers.get(answer.id) ?? answer);
      this.answers.set(answer.id, answer);
    }
  }

  /** How many commits were accepted, and how many were refused. */
  count(): { taken: number; refused: number } {
    const taken = [...this.answers.values()].filter((one) => 'seq' in one).length;
    return { taken, refused: this.answers.size - taken };
  }

  /** The records as the accepted commits leave them, in the servers' order; that order has no gap. */
  replay(companyId: string): Map<string, unknown> {
    const records = new Map<string, unknown>();
    const taken = [...this.answers.values()]
      .flatMap((one) => ('seq' in one ? [one] : []))
      .sort((a, b) => a.seq - b.seq);
    // The first number is the server's own: a colleague has come in.
    expect(taken.map(({ seq }) => seq)).toEqual(taken.map((_, at) => at + 2));
    for (const { id } of taken) {
      const commit = this.sent.get(id);
      if (!commit) throw new Error('an answer to what was never sent');
      const read = (name: RecordName): unknown => records.get(nameKey(name));
      const outcome = takeCommit(commit, {
        companyId,
        actor: { role: 'Researcher', memberId: null },
        read,
        now: new Date(),
      });
      if ('refused' in outcome) throw new Error(`taken, but the model refuses it: ${outcome.refused.code}`);
      for (const { kind, record } of outcome.plan.writes) records.set(nameKey({ kind, id: record.id }), record);
    }
    return records;
  }
}

/** Records in order; without the people, whom the server writes by itself. */
const sorted = (records: ReadonlyMap<string, unknown>): unknown =>
  [...records].filter(([name]) => !name.startsWith('member/')).toSorted(([a], [b]) => (a < b ? -1 : 1));

async function take(step: Step, devices: readonly Device[], judge: Judge): Promise<void> {
  const one = devices[step.device] as Device;
  const sendAll = async (from: Device, commits = from.outbox): Promise<readonly CommitAnswer[]> => {
    const answers = await from.send(commits);
    judge.note(commits, answers);
    return answers;
  };
  switch (step.do) {
    case 'commit':
      return one.commit(step.ops);
    case 'pull':
      return one.pull();
    case 'push':
      return one.answered(await sendAll(one));
    case 'push, the answer lost':
      await sendAll(one);
      return;
    case 'push twice at once': {
      const commits = [...one.outbox];
      const [answers] = await Promise.all([sendAll(one, commits), sendAll(one, commits)]);
      return one.answered(answers);
    }
    case 'push backwards':
      return one.answered(await sendAll(one, one.outbox.toReversed()));
    case 'push all at once': {
      const answers = await Promise.all(devices.map((from) => sendAll(from)));
      devices.forEach((from, at) => from.answered(answers[at] ?? []));
    }
  }
}

describe.each([...ENGINES, 'two servers on postgresql'] as const)('the protocol on %s', (engine) => {
  let server: TestServer;
  let second: TestServer;
  let owner: Browser;
  let runs = 0;
  const judged = { taken: 0, refused: 0 };
  beforeAll(async () => {
    // Every run has a colleague of its own, who comes from somewhere else: no address may try so many ways in.
    const variables = { BEHIND_PROXY: '1' };
    server = await startTestServer(engine === 'pglite' ? 'pglite' : 'postgresql', { variables });
    owner = await withCompany(server);
    second =
      engine === 'two servers on postgresql'
        ? await startTestServer('postgresql', { variables, databaseUrl: server.databaseUrl ?? '' })
        : server;
  });
  afterAll(async () => {
    if (second !== server) await second.stop();
    await server.stop();
  });

  it(
    'comes to what the model comes to, whatever happens on the way',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
          runs += 1;
          const company = `run-${runs}`;
          await owner.ask('POST', '/api/companies', { id: company, name: company });
          await owner.ask('POST', `/api/companies/${company}/open`);
          const colleague = await joinedBy(owner, company, 'Researcher', second.address);
          const devices = [owner, colleague, colleague].map((who, at) => new Device(who, company, `${company}-${at}`));
          const judge = new Judge();
          devices[0]?.commit(BEGINNING);
          await take({ do: 'push', device: 0 }, devices, judge);
          for (const one of devices) await one.pull();
          for (const step of steps) await take(step, devices, judge);
          for (const one of devices) await take({ do: 'push', device: devices.indexOf(one) }, devices, judge);
          const whole = new Device(colleague, company, 'late');
          for (const one of [...devices, whole]) {
            await one.pull();
            expect(one.outbox).toEqual([]);
          }
          const model = judge.replay(company);
          for (const one of [...devices, whole])
            expect(sorted(one.records)).toEqual(JSON.parse(JSON.stringify(sorted(model))));
          const { taken, refused } = judge.count();
          judged.taken += taken;
          judged.refused += refused;
          await owner.ask('DELETE', `/api/companies/${company}`);
        }),
        { numRuns: countOf('protocolRuns'), seed: SEED },
      );
      report(`The protocol on ${engine}`, { runs, 'commits taken': judged.taken, 'commits refused': judged.refused });
      // Devices that agree on nothing prove nothing.
      expect(judged.taken).toBeGreaterThan(2 * runs);
      expect(judged.refused).toBeGreaterThan(0);
    },
    longLimit(360),
  );
});
