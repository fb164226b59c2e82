import { describe, expect, it } from 'vitest';

import { createPresence } from '#store/team/presence.ts';
import type { Colleague, PresencePlace } from '#src/domain/sync/presence.ts';
import type { Presence } from '#src/domain/sync/protocol.ts';

import { createTime } from './handTime.ts';

const NOWHERE: PresencePlace = { record: null, isTyping: false };
const STUDY: PresencePlace = { record: { kind: 'research', id: 'r-1' }, isTyping: false };
const MARINA: Presence = { tab: 't-9', person: { id: 'p-9', name: 'Марина' }, ...STUDY };

const mine = (place: PresencePlace): Presence => ({ tab: 't-1', person: { id: 'me', name: 'Я' }, ...place });

/** A tab of «me» whose server gives the set answers. */
function createTab({ hasStream = true } = {}) {
  const time = createTime();
  const said: (PresencePlace & { readonly tab: string; readonly at: number })[] = [];
  const left: string[] = [];
  let leave: (() => void) | null = null;
  let back: (() => void) | null = null;
  const shown: (readonly Colleague[] | null)[] = [];
  const here = createPresence({
    companyId: 'company-1',
    api: {
      sayPlace: async (_companyId, place) => {
        said.push({ ...place, at: time.now() });
        return { ok: true, value: null };
      },
      leavePlace: async (_companyId, tab) => {
        left.push(tab);
        return { ok: true, value: null };
      },
    },
    edges: {
      ...time,
      onReturn(call) {
        back = call;
        return () => undefined;
      },
      onLeave(call) {
        leave = call;
        return () => {
          leave = null;
        };
      },
    },
    newId: () => 't-1',
    me: () => 'me',
    hasStream: () => hasStream,
  });
  here.onList((list) => shown.push(list));
  return { time, here, said, shown, left, leave: () => leave?.(), back: () => back?.() };
}

describe('who is where, as a tab knows it', () => {
  it('says nothing before the server has told who is here, and then where it is, once', async () => {
    const { time, here, said } = createTab();
    here.say(STUDY);
    await time.pass(60_000);
    expect(said).toEqual([]);
    here.hear([MARINA]);
    expect(said).toEqual([{ tab: 't-1', ...STUDY, at: 60_000 }]);
    here.hear([MARINA, mine(STUDY)]);
    await time.pass(120_000);
    expect(said).toHaveLength(1);
  });

  it('says again what did not come, and what the server forgot', async () => {
    const { time, here, said } = createTab();
    here.hear([]);
    await time.pass(11_000);
    expect(said.map(({ at }) => at)).toEqual([0, 5000, 10_000]);
    here.hear([mine(NOWHERE)]);
    await time.pass(30_000);
    expect(said).toHaveLength(3);
    here.hear([]);
    expect(said).toHaveLength(4);
  });

  it('says the last of many places, not each', async () => {
    const { time, here, said } = createTab();
    here.hear([mine(NOWHERE)]);
    for (let turn = 0; turn < 20; turn += 1) here.say({ ...STUDY, isTyping: turn % 2 === 0 });
    await time.pass(1000);
    expect(said.map(({ isTyping }) => isTyping)).toEqual([true, false]);
  });

  it.each([true, false])(
    'says at every pulse that it is still here, with a stream of its own (%s)',
    async (hasStream) => {
      const { time, here, said } = createTab({ hasStream });
      here.hear([]);
      for (let pulse = 0; pulse < 3; pulse += 1) {
        await time.pass(1000);
        here.hear([mine(NOWHERE), MARINA]);
        await time.pass(9000);
        here.hear([mine(NOWHERE)]);
      }
      expect(said.map(({ at }) => at)).toEqual([0, 10_000, 20_000, 30_000]);
      // Once is enough, however long the server is silent.
      await time.pass(60_000);
      expect(said).toHaveLength(4);
      here.setOnline(false);
      here.hear([mine(NOWHERE)]);
      here.setOnline(true);
      here.stop();
      here.hear([mine(NOWHERE)]);
      expect(said).toHaveLength(4);
    },
  );

  it('says that it is gone when its company is closed in it, and only then', () => {
    const follower = createTab({ hasStream: false });
    follower.here.hear([mine(NOWHERE)]);
    follower.here.stop();
    const silent = createTab({ hasStream: false });
    silent.here.stop();
    const leader = createTab();
    leader.here.hear([mine(NOWHERE)]);
    leader.here.stop();
    expect([follower.left, silent.left, leader.left]).toEqual([['t-1'], [], []]);
  });

  it('says that it is gone where no stream of its own says so', () => {
    const tab = createTab({ hasStream: false });
    tab.leave();
    tab.here.hear([mine(NOWHERE)]);
    tab.leave();
    const leader = createTab();
    leader.here.hear([mine(NOWHERE)]);
    leader.leave();
    expect([tab.left, leader.left]).toEqual([['t-1'], []]);
    // The last that a page does must not bring its tab back; a page that is shown again comes back.
    const said = tab.said.length;
    tab.here.hear([]);
    tab.here.say(STUDY);
    expect(tab.said).toHaveLength(said);
    tab.back();
    expect(tab.said.at(-1)).toMatchObject(STUDY);
    // Once more as its company is closed; then the page's end says nothing.
    tab.here.stop();
    tab.leave();
    expect(tab.left).toEqual(['t-1', 't-1']);
  });

  it('shows nobody while the server does not answer, nor what was before when it is back and silent', async () => {
    const { time, here, shown, said } = createTab();
    here.hear([MARINA]);
    expect(here.list()?.map(({ name }) => name)).toEqual(['Марина']);
    const before = said.length;
    here.setOnline(false);
    expect(here.list()).toBeNull();
    here.say(STUDY);
    await time.pass(60_000);
    expect(said).toHaveLength(before);
    here.hear(null);
    await time.pass(6000);
    here.setOnline(true);
    expect(here.list()).toBeNull();
    expect(shown.at(-1)).toBeNull();
  });

  it('a stream that is back within seconds makes nobody vanish', async () => {
    const { time, here, shown } = createTab();
    here.hear([MARINA]);
    here.hear(null);
    await time.pass(3000);
    here.hear([MARINA]);
    await time.pass(60_000);
    expect(shown).toHaveLength(1);
    here.hear(null);
    await time.pass(6000);
    expect(here.list()).toBeNull();
  });
});
