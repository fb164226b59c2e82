import { beforeEach, describe, expect, it } from 'vitest';

import { changeRole, deleteMember } from '#app/sections/account/actions.ts';
import { actOnRound, takeNewer } from '#app/sections/research/rounds/roundActions.ts';
import { commitChoice } from '#app/shell/team/actions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { withUndo } from '#store/undo.ts';
import { changeChannel } from '#src/domain/account/settingsRules.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { beginRound } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

import { createClock, creation, EXAMPLES, example } from '../store/examples.ts';

/* Acts towards other people go past Ctrl+Z (R432): they are taken back by their own acts. */

const TERMS = { script: scriptOf(question('a')), keepsMonths: 12 };
const NEWER = { script: scriptOf(question('b')), keepsMonths: 12 };
const AT = '2026-06-01T09:00:00.000Z';
const ELSEWHERE: Op = { op: 'set', kind: 'audience', id: EXAMPLES.audience.id, fields: { name: 'Названо иначе' } };

let backing: ReturnType<typeof createMemoryBacking>;
let clock: ReturnType<typeof createClock>;
const tab = () => withUndo(createMemoryStore({ companyId: 'company-1', now: clock, backing }));
const roundOf = async (store: Store) => {
  const round = await store.get('round', 'round-1');
  if (!round) throw new Error('no round');
  return round;
};

beforeEach(async () => {
  [backing, clock] = [createMemoryBacking(), createClock()];
  const { store } = tab();
  await store.commit([
    creation('audience'),
    creation('member', { role: 'Researcher' }),
    creation('channel', { id: 'widget', value: 'shop.example.com', state: 'active' }),
  ]);
});

/** A study with a round that is prepared, made here. */
async function prepared(store: Store): Promise<void> {
  await store.commit([creation('research')]);
  await store.commit([creation('round')]);
}

const begun = async (store: Store): Promise<void> => {
  await prepared(store);
  await actOnRound(store, await roundOf(store), 'begin', TERMS);
};
const act = async (store: Store, what: 'pause' | 'resume' | 'end'): Promise<void> =>
  actOnRound(store, await roundOf(store), what, null);

const ACTS: readonly (readonly [what: string, before: (store: Store) => Promise<void>, act: (store: Store) => Promise<unknown>])[] = [
  ['beginning a round', prepared, async (store) => actOnRound(store, await roundOf(store), 'begin', TERMS)],
  ['newer questions', begun, async (store) => takeNewer(store, await roundOf(store), NEWER)],
  ['a pause', begun, (store) => act(store, 'pause')],
  ['an end', begun, (store) => act(store, 'end')],
  ['going on', async (store) => { await begun(store); await act(store, 'pause'); }, (store) => act(store, 'resume')],
  ['a colleague’s role', async () => undefined, (store) => changeRole(store, example('member', { role: 'Researcher' }), 'Viewer')],
  ['taking access from a colleague', async () => undefined, (store) => deleteMember(store, example('member'))],
  ['a widget that goes off a site', async () => undefined, (store) => store.commit(changeChannel(true, { ...example('channel'), id: 'widget', value: 'shop.example.com', state: 'active' } as Parameters<typeof changeChannel>[1], 'off', ''))],
]; // prettier-ignore

/**
 * Makes the questions and the people to ask, each a step of its own; then a study with a round that asks them, begun at once or
 * not.
 */
async function onTheWay(store: Store, isBegun: boolean): Promise<void> {
  await store.commit([creation('audience', { id: 'audience-2' })]);
  await store.commit([creation('scenario', { status: 'draft' })]);
  await store.commit([{ op: 'set', kind: 'scenario', id: 'scenario-1', fields: { status: 'active' } }]);
  const asks = creation('round', { audienceId: 'audience-2' });
  await store.commit([creation('research'), asks, ...(isBegun ? beginRound(example('round'), TERMS, AT) : [])]);
}

describe('acts towards other people', () => {
  it.each(ACTS)('%s: Ctrl+Z takes back the change before, and leaves it and what it rests on', async (_what, before, done) => {
    const { store, undo } = tab();
    await before(store);
    await store.commit([ELSEWHERE]);
    await done(store);
    const after = await store.dump();
    expect(await undo.undo()).toEqual({ kind: 'done', ops: [ELSEWHERE] });
    // Whatever else was done here: the study in which people are asked, for one.
    for (let presses = 0; presses < 5; presses += 1) await undo.undo();
    const others = (records: typeof after) => records.filter(({ kind }) => kind !== 'audience');
    expect(others(await store.dump())).toEqual(others(after));
    // Nor does «Повторить» do it again: it does the change again that was taken back.
    expect(await undo.redo()).toMatchObject({ kind: 'done' });
    expect((await undo.redo()).kind).toBe('nothing');
  }); // prettier-ignore

  it('a study in which a colleague has begun a round is not taken away by whoever made it', async () => {
    const [here, there] = [tab(), tab()];
    await here.store.commit([creation('research')]);
    await there.store.commit([creation('round')]);
    await actOnRound(there.store, await roundOf(there.store), 'begin', TERMS);
    expect((await here.undo.undo()).kind).toBe('asks');
    expect((await here.store.get('research', 'research-1'))?.deletedAt).toBeNull();
    expect((await here.undo.undo()).kind).toBe('nothing');
  });

  it('chosen among what did not fit are done, and «Отменить» of that choice is offered for anything else alone', async () => {
    const { store } = tab();
    await begun(store);
    const paused: Op = { op: 'set', kind: 'round', id: 'round-1', fields: { state: 'paused' } };
    expect(await commitChoice(store, [ELSEWHERE, paused])).toBeNull();
    expect((await roundOf(store)).state).toBe('paused');
    const again: Op = { ...ELSEWHERE, fields: { name: 'Ещё иначе' } } as Op;
    const undo = await commitChoice(store, [again]);
    await undo?.();
    expect(await store.get('audience', EXAMPLES.audience.id)).toMatchObject({ name: 'Названо иначе' });
    expect(await commitChoice(store, [])).toBeNull();
  });

  it('what a round stands on that has begun is not taken from under it: each press says so', async () => {
    const { store, undo } = tab();
    await onTheWay(store, true);
    const after = await store.dump();
    // The activation, the scenario, the audience.
    for (let presses = 0; presses < 3; presses += 1)
      expect(await undo.undo()).toMatchObject({ kind: 'asks', round: 'Первый раунд' });
    expect((await undo.undo()).kind).toBe('nothing');
    expect(await store.dump()).toEqual(after);
  });

  it('words of it go back as ever, and all of it under a round that is only prepared', async () => {
    const begun = tab();
    await onTheWay(begun.store, true);
    const named: Op = { op: 'set', kind: 'scenario', id: 'scenario-1', fields: { title: 'Иначе' } };
    await begun.store.commit([named]);
    expect(await begun.undo.undo()).toEqual({ kind: 'done', ops: [named] });
    [backing, clock] = [createMemoryBacking(), createClock()];
    const { store, undo } = tab();
    await onTheWay(store, false);
    for (let presses = 0; presses < 4; presses += 1) expect((await undo.undo()).kind).toBe('done');
    expect((await store.dump()).filter(({ record }) => record.deletedAt === null)).toEqual([]);
  });

  it('a study whose round is no more than prepared goes as it came', async () => {
    const { store, undo } = tab();
    await prepared(store);
    expect([(await undo.undo()).kind, (await undo.undo()).kind]).toEqual(['done', 'done']);
    expect((await store.list('research')).total).toBe(0);
  });
});
