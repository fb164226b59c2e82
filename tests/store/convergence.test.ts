import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { asRead, type Expectation } from '#src/domain/core/expectation.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import type { RefusedCommit, Store } from '#store/port.ts';
import { withUndo, type Undo } from '#store/undo.ts';

import { COMPANY } from './contract.ts';
import { createClock, creation } from './examples.ts';
import { createLog, createPeer, type Log, type MadeCommit, type Peer } from './peers.ts';
import { anyOp, everydayOp } from './sequences.ts';

/* Events of two people and their network, in any order. */

const who = fc.constantFrom(0 as const, 1 as const);
const READ = ['title', 'participants', 'insights'] as const;
const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who,
      do: fc.constant('commit' as const),
      ops: fc.array(fc.oneof({ weight: 3, arbitrary: everydayOp }, anyOp), { minLength: 1, maxLength: 3 }),
      reads: fc.option(fc.constantFrom(...READ), { freq: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ who, do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ who, do: fc.constantFrom('offline' as const, 'online' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      who,
      do: fc.constantFrom('push' as const, 'push, the answer lost' as const, 'pull' as const),
    }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

interface Person {
  readonly peer: Peer;
  readonly store: Store;
  readonly undo: Undo;
}

interface World {
  readonly log: Log;
  readonly people: readonly [Person, Person];
}

async function createWorld(): Promise<World> {
  const log = createLog();
  const now = createClock();
  const person = (actor: string): Person => {
    const peer = createPeer(log, { companyId: COMPANY, actor, person: actor, now });
    return { peer, ...withUndo(peer.store) };
  };
  const people = [person('anna'), person('pavel')] as const;
  await people[0].store.commit([
    ...['r1', 'r2'].map((id) => creation('research', { id })),
    creation('audience', { id: 'a1' }),
  ]);
  return { log, people };
}

async function take({ people }: World, step: Step): Promise<void> {
  const { peer, store, undo } = people[step.who];
  switch (step.do) {
    case 'commit': {
      const read = (await store.get('research', 'r1')) ?? null;
      const expected = step.reads === null ? [] : [asRead('research', 'r1', read, [step.reads])];
      // A commit that does not fit its author's view is refused at once: nothing was done, and no one else ever learns of it.
      await store.commit(step.ops, { expect: expected }).catch(() => undefined);
      return;
    }
    case 'undo':
    case 'redo':
      await undo[step.do]();
      return;
    case 'offline':
      return peer.goOffline();
    case 'online':
      return peer.goOnline();
    case 'push':
      return peer.push();
    case 'push, the answer lost':
      return peer.push(true);
    case 'pull':
      return peer.pull();
  }
}

/** The records of the company that a store holds, by name. */
async function recordsOf(store: Store): Promise<ReadonlyMap<string, StoredRecord>> {
  return new Map((await store.dump()).map(({ kind, record }) => [`${kind}/${record.id}`, record]));
}

/* Parts of a record that an operation writes, and an expectation reads: a path, or a whole record. */

type Path = readonly string[];
const LIFE = 'whether it lives';
const recordOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind}/${id}`;
const covers = (a: Path, b: Path): boolean => a.every((part, index) => part === b[index]);
const overlap = (some: readonly Path[], others: readonly Path[]): boolean =>
  some.some((a) => others.some((b) => covers(a, b) || covers(b, a)));

function writesOf(op: Op): readonly Path[] {
  const record = recordOf(op);
  switch (op.op) {
    case 'set':
      return Object.keys(op.fields).map((field) => [record, field]);
    case 'setMember':
      return Object.keys(op.fields).map((field) => [record, op.map, op.key, field]);
    case 'put':
    case 'drop':
      return [[record, op.map, op.key]];
    default:
      return [[record]];
  }
}

function readsOf(expected: Expectation): readonly Path[] {
  const record = recordOf(expected);
  const facts = (expected.holds ?? []) as readonly { map?: string; key?: string; field?: string }[];
  return [
    [record, LIFE],
    ...facts.map(({ map, key, field }) => [record, map, key, field].filter((part) => part !== undefined)),
  ];
}

const valueAt = (record: StoredRecord | undefined, [, ...path]: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined,
    record,
  );

/** A commit that the log has. */
interface Done {
  readonly commit: MadeCommit;
  readonly place: number;
  /** Paths really written: an `ensure` of an existing record writes nothing. */
  readonly writes: readonly Path[];
  /** Paths replaced unseen. */
  readonly unseen: readonly Path[];
}

/** Does all accepted commits again, one after another in the log's order, by the rules of the domain alone. */
function replay({ log, people }: World): {
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly done: readonly Done[];
} {
  const made = new Map(people.flatMap(({ peer }) => peer.made.map((commit) => [commit.id, commit] as const)));
  const records = new Map<string, StoredRecord>();
  const done = log.entries.map(({ commitId }, place): Done => {
    const commit = made.get(commitId ?? '');
    if (!commit) throw new Error(`the log has a commit that nobody made: ${commitId}`);
    const unseen = unseenIn(commit, records);
    const writes = commit.ops.flatMap((op) => {
      const before = records.get(recordOf(op));
      const after = applyOp(before, op, commit.at);
      records.set(recordOf(op), after);
      return after === before ? [] : writesOf(op);
    });
    return { commit, place, writes, unseen };
  });
  return { records, done };
}

/** Returns the paths that a commit replaces though its author saw another value there: others' words, unseen. */
function unseenIn(commit: MadeCommit, before: ReadonlyMap<string, StoredRecord>): readonly Path[] {
  const own: Path[] = [];
  const unseen: Path[] = [];
  for (const op of commit.ops) {
    const saw = commit.saw.get(recordOf(op));
    for (const path of writesOf(op)) {
      const isFirst = !overlap([path], own);
      const isField = path.length > 1 && saw?.deletedAt === null;
      if (isFirst && isField && !isSame(valueAt(before.get(recordOf(op)), path), valueAt(saw, path))) unseen.push(path);
      if (op.op !== 'ensure') own.push(path);
    }
  }
  return unseen;
}

const refusedAt = ({ store }: Person): readonly RefusedCommit[] => {
  const state = store.sync();
  return state.mode === 'team' ? state.refused : [];
};

/** Returns a person's commits that are neither in the log nor set aside, or both: lost on the way, or done behind their back. */
function strayOf(person: Person, done: readonly Done[]): readonly MadeCommit[] {
  const accepted = new Set(done.map(({ commit }) => commit.id));
  const refused = new Set(refusedAt(person).map(({ ops }) => ops));
  return person.peer.made.filter(({ id, ops }) => accepted.has(id) === refused.has(ops));
}

/**
 * Returns a person's commits refused though neither others' unseen commits nor their own earlier refused ones touched the paths
 * they read or write.
 */
function needlessAt(person: Person, done: readonly Done[]): readonly MadeCommit[] {
  const refused = new Set(refusedAt(person).map(({ ops }) => ops));
  const { made } = person.peer;
  return made.filter(({ ops, expect, actor, seen }, at) => {
    if (!refused.has(ops)) return false;
    const touched = [...ops.flatMap(writesOf), ...expect.flatMap(readsOf)];
    const others = done.filter(({ commit, place }) => commit.actor !== actor && place >= seen);
    const before = made.slice(0, at).filter((commit) => refused.has(commit.ops));
    const against = [...others.flatMap(({ writes }) => writes), ...before.flatMap((one) => one.ops.flatMap(writesOf))];
    return !overlap(touched, against);
  });
}

const data = (records: ReadonlyMap<string, StoredRecord>): Map<string, unknown> =>
  new Map(
    [...records].map(([name, { createdAt: _c, updatedAt: _u, deletedAt, ...fields }]) => [
      name,
      { ...fields, living: deletedAt === null },
    ]),
  );

it('two people who work apart end with the same records, and nobody loses what did not conflict', async () => {
  const seen = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40, size: 'max' }), async (steps) => {
      const world = await createWorld();
      for (const step of steps) await take(world, step);
      for (const { peer } of world.people) peer.goOnline();

      const [anna, pavel] = await Promise.all(world.people.map(({ store }) => recordsOf(store)));
      expect(anna).toEqual(pavel);
      const { records, done } = replay(world);
      expect(data(anna ?? new Map())).toEqual(data(records));
      expect(done.filter(({ unseen }) => unseen.length > 0)).toEqual([]);
      expect(new Set(done.map(({ commit }) => commit.id)).size).toBe(done.length);
      for (const person of world.people) {
        expect(person.store.sync()).toMatchObject({ mode: 'team', connection: 'online', unsent: 0 });
        expect(strayOf(person, done)).toEqual([]);
        expect(needlessAt(person, done)).toEqual([]);
        seen.refused += refusedAt(person).length;
      }
      seen.accepted += done.length;
    }),
    { numRuns: 200 },
  );
  // It is no proof if nothing met: both ends of a conflict are drawn, often.
  expect(seen.accepted).toBeGreaterThan(300);
  expect(seen.refused).toBeGreaterThan(20);
});
