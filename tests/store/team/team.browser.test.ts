import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { editCard } from '#src/domain/boards/cardEdits.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { leftBy } from '#src/domain/core/undo.ts';
import { editStudy } from '#src/domain/research/editing.ts';
import type { Research } from '#src/domain/research/research.ts';

import { createDatabase } from '#store/indexedDb/schema.ts';
import { envelopeOf, spaceOf } from '#store/plan.ts';
import { ONLY_PERSON, type Store } from '#store/port.ts';
import type { Change } from '#store/port.ts';
import { nothing } from '#store/team/edges.ts';
import { joinByLink, takeCopy, unsentCommits } from '#store/team/joinAndLeave.ts';
import { shareCompany, stopSharing } from '#store/team/share.ts';
import { unsentFiles } from '#store/team/unsent/unsentFiles.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createTeamServer, type TeamServer } from '../../support/servers/teamServer.ts';
import { COMPANY, refusal, storeContract } from '../contract.ts';
import { createClock, creation, loaded } from '../examples.ts';
import { createDevice, unsentOn, type Device } from './teamDevices.ts';

/** Their member record is whose name the examples' comments are in. */
const OWNER = { id: ONLY_PERSON, name: 'Анна', memberId: 'member-1' };

const isCatchingUp = (store: Store) => (store.sync() as { readonly isCatchingUp?: true }).isCatchingUp ?? false;

describe('the store of shared companies', () => {
  storeContract(
    async () => {
      const server = createTeamServer();
      // The network stops except for the moments after a commit: loaded records are checked as they are here.
      let waiting = 0;
      let move = nothing;
      let moving = new Promise<void>((resolve) => {
        move = resolve;
      });
      const device = createDevice(server, OWNER, {
        now: createClock(),
        through: (fetcher) => async (path, init) => {
          if (waiting === 0 && /\/(?:commits|changes)/.test(String(path))) await moving;
          return fetcher(path, init);
        },
      });
      for (const id of [COMPANY, 'company-2']) {
        // The examples claim values that no server would accept; that is not the contract's subject.
        server.addCompany(id, OWNER).believes = true;
        await device.join(id);
      }
      const opened = new Set<string>();
      const settled = {
        mode: 'team',
        connection: 'online',
        unsent: 0,
        refused: [],
        role: 'Owner',
        memberId: 'member-1',
      } as const;
      const settle = async (store: Store): Promise<void> => {
        waiting += 1;
        move();
        await eventually(
          async () => {
            expect(await unsentOn(device.name, [...opened])).toBe(0);
            expect(store.sync()).toMatchObject({ unsent: 0 });
          },
          { interval: 2 },
        );
        waiting -= 1;
        // Another tab may be waiting for what it committed at the same time.
        if (waiting > 0) return;
        moving = new Promise<void>((resolve) => {
          move = resolve;
        });
      };
      return {
        origin: 'tab',
        settled,
        async open(companyId = COMPANY, actor?: string) {
          const store = await device.open(companyId, actor);
          opened.add(companyId);
          return {
            ...store,
            get actor() {
              return store.actor;
            },
            get status() {
              return store.status;
            },
            sync() {
              const state = store.sync();
              if (state.mode !== 'team') return state;
              // The first pull waits for the network, too.
              const { isCatchingUp: _first, ...rest } = state;
              return rest;
            },
            async commit(ops, options) {
              const committed = await store.commit(ops, options);
              await settle(store);
              return committed;
            },
          };
        },
        async write(named, record) {
          const db = createDatabase(device.name, { autoOpen: true });
          await db.records.put({ ...envelopeOf(named, record), space: spaceOf(named.kind, COMPANY), record });
          db.close();
        },
        dispose: device.dispose,
      };
    },
    { runs: 5 },
  );
});

const ANNA = { id: 'anna', name: 'Анна' };
const PAVEL = { id: 'pavel', name: 'Павел' };
const set = (fields: Partial<Record<'title' | 'description', string>>): Op => ({
  op: 'set',
  kind: 'research',
  id: 'research-1',
  fields,
});

let server: TeamServer;
let devices: Device[];
const device = (...given: Parameters<typeof createDevice> extends [unknown, ...infer Rest] ? Rest : never): Device => {
  const made = createDevice(server, ...given);
  devices.push(made);
  return made;
};
beforeEach(() => {
  server = createTeamServer();
  devices = [];
});
afterEach(async () => {
  for (const one of devices) await one.dispose();
});

/** All that a store has of its company, sound or not, by name. */
const recordsOf = async (store: Store): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    (await store.dump())
      .filter(({ kind }) => kind !== 'profile')
      .map(({ kind, record }) => [`${kind}/${record.id}`, record]),
  );
const atServer = (companyId = COMPANY): ReadonlyMap<string, unknown> =>
  new Map([...(server.companies.get(companyId)?.records ?? [])].map(([name, { stored }]) => [name, stored]));
const taken = (companyId = COMPANY) => server.companies.get(companyId)?.taken ?? [];
/** Waits until a store has what the server has, and nothing waits. */
const meet = (...stores: Store[]): Promise<void> =>
  eventually(
    async () => {
      for (const store of stores) {
        expect(store.sync()).toMatchObject({ unsent: 0 });
        expect(await recordsOf(store)).toEqual(atServer(store.companyId));
      }
    },
    { interval: 20 },
  );

describe('two people in a shared company', () => {
  let anna: Device;
  let pavel: Device;
  beforeEach(async () => {
    server.addCompany(COMPANY, ANNA).members.set('pavel', 'Researcher');
    anna = device(ANNA);
    pavel = device(PAVEL);
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
  });

  it('see what the other does, with who did it; what lives with the person stays with them', async () => {
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const heard: Change[] = [];
    his.onChange((change) => heard.push(change));
    await hers.commit([creation('profile'), creation('research')]);
    await meet(hers, his);
    await eventually(() =>
      expect(heard).toEqual([{ origin: 'remote', actor: 'anna', records: [{ kind: 'research', id: 'research-1' }] }]),
    );
    expect(atServer().has('profile/profile')).toBe(false);
    await his.commit([set({ title: 'От Павла' })]);
    await meet(hers, his);
    expect(await hers.get('research', 'research-1')).toMatchObject({ title: 'От Павла' });
  });

  it('have the server’s word for who, when and what before; a wrong clock and a wrong name are nobody’s conflict', async () => {
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    await hers.commit([creation('board', { history: {} }), creation('research', { history: {} })]);
    await meet(hers, his);
    let made = 0;
    const late = { at: '2099-01-01T00:00:00.000Z', by: 'Никто', newId: () => `key-${(made += 1)}` };
    const board = async () => (await hers.get('board', 'vision')) ?? null;
    const study = async () => (await hers.get('research', 'research-1')) as Research;
    anna.setOnline(false);
    await hers.commit(editCard(await board(), 'vision', 'vision', 'Раз', late));
    await hers.commit(editCard(await board(), 'vision', 'vision', 'Два', late));
    const ops = editStudy(await study(), { title: 'Иначе' }, late);
    const { inverse } = await hers.commit(ops);
    expect(JSON.stringify(await study())).toContain('Никто');
    anna.setOnline(true);
    await meet(hers, his);
    expect(hers.sync()).toMatchObject({ refused: [] });
    expect(JSON.stringify([...atServer().values()])).not.toMatch(/2099-01|Никто/);
    expect((await board())?.cards.vision).toMatchObject({ content: 'Два' });
    expect(Object.values((await study()).history)).toMatchObject([{ was: 'Онбординг', by: '' }]);
    // The server's corrections are no reason not to undo it.
    await hers.commit(inverse, { expect: leftBy(ops) });
    await meet(hers, his);
    expect(await study()).toMatchObject({ title: 'Онбординг', history: {} });
  }); // prettier-ignore

  it('work on without a network; where both changed the same, the later one is set aside with both values', async () => {
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    await hers.commit([creation('research')]);
    await meet(hers, his);
    anna.setOnline(false);
    await hers.commit([set({ title: 'От Анны' })]);
    await hers.commit([set({ description: 'Тоже от Анны' })]);
    expect(hers.sync()).toMatchObject({ mode: 'team', unsent: 2 });
    await his.commit([set({ title: 'От Павла' })]);
    await meet(his);
    anna.setOnline(true);
    await meet(hers, his);
    expect(await hers.get('research', 'research-1')).toMatchObject({
      title: 'От Павла',
      description: 'Тоже от Анны',
    });
    const state = hers.sync();
    const [one] = state.mode === 'team' ? state.refused : [];
    expect(one).toMatchObject({ ops: [set({ title: 'От Анны' })], refusal: { code: 'conflict' } });
    await hers.settleRefused(one?.id ?? '');
    expect(hers.sync()).toMatchObject({ refused: [] });
  });

  it('each in two tabs: one of them exchanges, both know', async () => {
    const [first, second] = [await anna.open(COMPANY), await anna.open(COMPANY)];
    const his = await pavel.open(COMPANY);
    await first.commit([creation('research')]);
    await second.commit([set({ title: 'Из второй вкладки' })]);
    await meet(first, second, his);
    expect(taken().map(({ commit }) => commit.ops.length)).toEqual([1, 1]);
    // The one that exchanged is closed: the other takes its place.
    first.close();
    await second.commit([set({ title: 'Вторая одна' })]);
    await meet(second, his);
    anna.setOnline(false);
    const third = await anna.open(COMPANY);
    await third.commit([set({ title: 'Третья' })]);
    await eventually(() => expect(second.sync()).toMatchObject({ unsent: 1 }));
  });

  it('say that something may be on its way until a pull has ended that began after they were opened', async () => {
    const hers = await anna.open(COMPANY);
    await hers.commit([creation('research')]);
    await meet(hers);
    let isHeld = true;
    const release: (() => void)[] = [];
    const slow = device(PAVEL, {
      through: (fetcher) => async (path, init) => {
        const response = await fetcher(path, init);
        if (isHeld && String(path).includes('/changes')) await new Promise<void>((resolve) => release.push(resolve));
        return response;
      },
    });
    await slow.join(COMPANY, 'Researcher');
    slow.setOnline(false);
    const his = await slow.open(COMPANY);
    expect(his.sync()).toMatchObject({ mode: 'team', isCatchingUp: true });
    slow.setOnline(true);
    await eventually(() => expect(release).toHaveLength(1));
    // It comes while the answer of a pull that knows nothing of it is under way.
    const second = await slow.open(COMPANY);
    await hers.commit([creation('audience')]);
    await meet(hers);
    const heard: boolean[] = [];
    second.onSync(async () => {
      if (isCatchingUp(second)) return;
      heard.push((await second.get('audience', 'audience-1')) !== undefined);
    });
    release[0]?.();
    await eventually(() => expect(isCatchingUp(his)).toBe(false));
    expect(await his.get('research', 'research-1')).toBeDefined();
    await eventually(() => expect(release).toHaveLength(2));
    expect(isCatchingUp(second)).toBe(true);
    isHeld = false;
    release[1]?.();
    await eventually(() => expect(heard[0]).toBe(true));
    expect(isCatchingUp(second)).toBe(false);
    // Once caught up a tab stays so without a network; one that is opened then knows nothing.
    slow.setOnline(false);
    expect(isCatchingUp(await slow.open(COMPANY))).toBe(true);
    expect(isCatchingUp(second)).toBe(false);
  });

  it('loses nothing with a tab that dies as a commit resolves, and sends it once', async () => {
    let isLost = true;
    const dying = device(ANNA, {
      // The server takes the commit, and no tab lives to receive the answer.
      through: (fetcher) => async (path, init) => {
        const response = await fetcher(path, init);
        return isLost && String(path).endsWith('/commits') ? new Promise(nothing as never) : response;
      },
    });
    await dying.join(COMPANY);
    const store = await dying.open(COMPANY);
    await store.commit([creation('research')]);
    await eventually(() => expect(taken()).toHaveLength(1));
    await store.commit([set({ title: 'Последнее' })]);
    store.close();
    isLost = false;
    const again = await dying.open(COMPANY);
    expect(await again.get('research', 'research-1')).toMatchObject({ title: 'Последнее' });
    await meet(again);
    expect(taken()).toHaveLength(2);
    expect(atServer().get('research/research-1')).toMatchObject({ title: 'Последнее' });
  });

  it('may put a backup in place twice without a network: what went with the first and is in the second comes back', async () => {
    const hers = await anna.open(COMPANY);
    await hers.commit([creation('research'), creation('audience')]);
    await meet(hers);
    const backup = await hers.dump();
    anna.setOnline(false);
    await hers.load([loaded('company', { id: COMPANY })], { replace: true });
    await hers.load(backup, { replace: true });
    anna.setOnline(true);
    await meet(hers);
    expect(hers.sync()).toMatchObject({ refused: [] });
    expect(await hers.get('research', 'research-1')).toBeDefined();
    expect(atServer().get('research/research-1')).toMatchObject({ deletedAt: null });
  });

  it('are refused at once what their role does not allow', async () => {
    const his = await pavel.open(COMPANY);
    expect(await refusal(his.commit([creation('channel')]))).toBe('forbidden');
    expect(await recordsOf(his)).toEqual(new Map());
    expect(his.sync()).toMatchObject({ unsent: 0, role: 'Researcher' });
  });

  it('keep what a newer build made, of kinds that this one does not know', async () => {
    const company = server.companies.get(COMPANY);
    const named = { kind: 'hologram', id: 'h1' } as never;
    company?.records.set('hologram/h1', { named, stored: { id: 'h1', depth: 3 }, seq: (company.seq += 1), by: 'anna' });
    const his = await pavel.open(COMPANY);
    const read = async () => {
      const db = createDatabase(pavel.name, { autoOpen: true });
      const row = await db.records.get([COMPANY, 'hologram', 'h1']);
      db.close();
      return row?.record;
    };
    await eventually(async () => expect(await read()).toEqual({ id: 'h1', depth: 3 }));
    expect(await his.dump()).toEqual([]);
  });

  it('forget what one of them erased for good, in what was set aside too', async () => {
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    await hers.commit([creation('research')]);
    await meet(hers, his);
    pavel.setOnline(false);
    await his.commit([set({ title: 'Имя респондента' })]);
    await hers.commit([set({ title: '' })], { erases: true });
    await meet(hers);
    const heard: Change[] = [];
    his.onChange((change) => heard.push(change));
    pavel.setOnline(true);
    await meet(his);
    // Sent commits are judged before the page comes that reports the erasure.
    await eventually(() => expect(his.sync()).toMatchObject({ refused: [] }));
    expect(heard.some(({ erases }) => erases)).toBe(true);
    const db = createDatabase(pavel.name, { autoOpen: true });
    const kept = await Promise.all([db.records, db.outbox, db.shadows, db.refused].map((table) => table.toArray()));
    db.close();
    expect(JSON.stringify(kept)).not.toContain('Имя респондента');
  });

  it('are told when they have no access any more, and keep what they did', async () => {
    const his = await pavel.open(COMPANY);
    await his.commit([creation('research')]);
    await meet(his);
    server.companies.get(COMPANY)?.members.delete('pavel');
    await his.commit([set({ title: 'Напоследок' })]);
    await eventually(() => expect(his.sync()).toMatchObject({ connection: 'noAccess', unsent: 1 }));
    expect(await his.get('research', 'research-1')).toMatchObject({ title: 'Напоследок' });
    // From then on nothing is theirs to change, in a page that is opened later without a network either.
    expect(await refusal(his.commit([set({ title: 'Ещё' })]))).toBe('forbidden');
    his.close();
    pavel.setOnline(false);
    const later = await pavel.open(COMPANY);
    await eventually(() => expect(later.sync()).toMatchObject({ connection: 'noAccess', unsent: 1 }));
    expect(await refusal(later.commit([set({ title: 'Ещё' })]))).toBe('forbidden');
    expect((await unsentCommits(COMPANY, pavel.name)).map(({ ops }) => ops)).toEqual([[set({ title: 'Напоследок' })]]);
    // Let in again, they go on, and what waited is sent.
    server.companies.get(COMPANY)?.members.set('pavel', 'Researcher');
    pavel.setOnline(true);
    await meet(later);
    await eventually(() => expect(later.sync()).toMatchObject({ connection: 'online' }));
    await later.commit([set({ description: 'Снова здесь' })]);
    await meet(later);
    expect(atServer().get('research/research-1')).toMatchObject({ title: 'Напоследок', description: 'Снова здесь' });
  });

  it('have nothing of it any more once they hear that they were removed, but what they have not sent; let in, they have all again', async () => {
    const company = server.companies.get(COMPANY);
    let isUp = true;
    const his = device(PAVEL, {
      through: (fetcher) => async (path, init) => {
        if (!isUp && String(path).includes('/files/')) throw new TypeError('cut');
        return fetcher(path, init);
      },
    });
    await his.join(COMPANY, 'Researcher');
    const [hers, store] = [await anna.open(COMPANY), await his.open(COMPANY)];
    const sentFile = await hers.files.put(new Blob(['слова Марины']));
    await hers.commit([
      creation('company', { name: 'Контора' }),
      creation('research'),
      creation('research', { id: 'erased', title: 'Сотрут' }),
      creation('research', { id: 'other', title: 'Чужое' }),
      creation('participant', { id: 'p1', name: 'Марина Тайная' }),
      creation('material', { id: 'm1', fileId: sentFile }),
    ]);
    await meet(hers, store);
    await eventually(async () => expect(await store.files.get(sentFile)).toBeDefined());
    isUp = false;
    const unsentFile = await store.files.put(new Blob(['не дошло']));
    await store.commit([creation('material', { id: 'm2', name: 'интервью.txt', fileId: unsentFile })]);
    await meet(store);
    his.setOnline(false);
    await store.commit([set({ title: 'Напоследок' })]);
    await store.commit([{ op: 'set', kind: 'participant', id: 'p1', fields: { notes: 'Позвонить' } }]);
    await store.commit([{ op: 'set', kind: 'research', id: 'erased', fields: { description: 'О стёртом' } }]);
    company?.members.delete('pavel');
    company?.former.add('pavel');
    await hers.commit([{ op: 'set', kind: 'research', id: 'erased', fields: { title: '' } }], { erases: true });
    await meet(hers);
    const heard: Change[] = [];
    store.onChange((change) => heard.push(change));
    his.setOnline(true);
    await eventually(() => expect(store.sync()).toMatchObject({ connection: 'noAccess', isCleared: true, unsent: 2 }));
    expect(heard.some(({ erases }) => erases)).toBe(true);
    const db = createDatabase(his.name, { autoOpen: true });
    const tables = [db.records, db.summaries, db.outbox, db.shadows, db.refused, db.searchParts];
    const kept = JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
    const blobs = await db.blobs.toCollection().primaryKeys();
    db.close();
    expect(kept).not.toMatch(/Марина Тайная|Чужое|Сотрут|О стёртом/);
    expect(kept).toContain('Контора');
    expect(blobs).toEqual([unsentFile]);
    // The file they take along is there with its name.
    const { files, unreadable } = await unsentFiles(COMPANY, his.name);
    expect([files.map(({ name }) => name), unreadable]).toEqual([['интервью.txt'], 0]);
    expect(await files[0]?.blob.text()).toBe('не дошло');
    expect(await store.get('research', 'research-1')).toMatchObject({ title: 'Напоследок' });

    company?.members.set('pavel', 'Researcher');
    isUp = true;
    his.setOnline(true);
    await meet(store);
    await eventually(() => {
      expect(store.sync()).toMatchObject({ connection: 'online' });
      expect(store.sync()).not.toHaveProperty('isCleared');
    });
    expect(atServer().get('research/research-1')).toMatchObject({ title: 'Напоследок' });
    expect(atServer().get('participant/p1')).toMatchObject({ name: 'Марина Тайная', notes: 'Позвонить' });
    await eventually(() => expect(company?.files.has(unsentFile)).toBe(true));
  });

  it('hear from the stream that they were let in again, and go on without a word of theirs', async () => {
    const company = server.companies.get(COMPANY);
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    await hers.commit([creation('research')]);
    await meet(hers, his);
    company?.members.delete('pavel');
    company?.former.add('pavel');
    await hers.commit([set({ title: 'Без него' })]);
    await eventually(() => expect(his.sync()).toMatchObject({ connection: 'noAccess', isCleared: true }));
    company?.members.set('pavel', 'Researcher');
    await hers.commit([set({ title: 'Снова с ним' })]);
    await eventually(() => expect(his.sync()).toMatchObject({ connection: 'online' }));
    await eventually(async () =>
      expect(await his.get('research', 'research-1')).toMatchObject({ title: 'Снова с ним' }),
    );
  });

  it('keep all of a company that the server does not know: it may have come back from an old backup', async () => {
    const his = await pavel.open(COMPANY);
    await his.commit([creation('research')]);
    await meet(his);
    server.companies.delete(COMPANY);
    await his.commit([set({ title: 'Напоследок' })]);
    await eventually(() => expect(his.sync()).toMatchObject({ connection: 'noAccess' }));
    expect(his.sync()).not.toHaveProperty('isCleared');
    expect(await his.get('research', 'research-1')).toBeDefined();
  });

  it('take nothing of the company along when they leave it after that, and the server hears nothing of it', async () => {
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    await hers.commit([creation('company'), creation('research'), creation('participant', { name: 'Марина Тайная' })]);
    await meet(hers, his);
    const own = await pavel.open('his-own');
    await own.commit([creation('company', { id: 'his-own', name: 'Своя' })]);
    server.companies.get(COMPANY)?.members.delete('pavel');
    await his.commit([set({ title: 'Напоследок' })]);
    await eventually(() => expect(his.sync()).toMatchObject({ connection: 'noAccess' }));
    const before = JSON.stringify([...atServer()]);
    await his.eraseCompany(COMPANY);
    const db = createDatabase(pavel.name, { autoOpen: true });
    const kept = await Promise.all([db.records, db.outbox, db.shadows, db.refused, db.teams].map((table) => table.toArray()));
    db.close();
    expect(JSON.stringify(kept)).not.toMatch(/Марина Тайная|Онбординг|Напоследок/);
    expect(await own.get('company', 'his-own')).toMatchObject({ name: 'Своя' });
    expect(JSON.stringify([...atServer()])).toBe(before);
  }); // prettier-ignore
});

const share = (one: Device, more: Partial<Parameters<typeof shareCompany>[0]> = {}) =>
  shareCompany({ companyId: COMPANY, companyName: 'Контора', name: one.name, edges: one.edges, ...more });

describe('a company of this browser', () => {
  const many = Array.from({ length: 120 }, (_, index) => loaded('hypothesis', { id: `h-${index}` }));
  const fill = async (store: Store): Promise<void> => {
    await store.load([loaded('company', { id: COMPANY }), loaded('research'), loaded('profile'), ...many]);
  };
  it('goes up while its people work, in every tab, and a colleague who has a link has it all', async () => {
    const anna = device(ANNA);
    const [store, tab] = [await anna.open(COMPANY), await anna.open(COMPANY)];
    await fill(store);
    expect(store.sync()).toEqual({ mode: 'local' });
    const done: number[] = [];
    const sharing = share(anna, { onProgress: (so) => done.push(so) });
    await tab.commit([set({ title: 'Пока поднималась' })]);
    expect(await sharing).toEqual({ kind: 'shared', companyId: COMPANY, kept: 0, bot: 'none' });
    expect(done.at(-1)).toBe(122);
    await meet(store, tab);
    expect(store.actor).toBe('anna');

    server.links.set('ссылка', { companyId: COMPANY, role: 'Researcher' });
    const pavel = device(null);
    // The same sample in his browser, with something of his own in it.
    const own = await pavel.open(COMPANY);
    await own.commit([creation('company', { id: COMPANY, name: 'Своя' }), creation('audience', { id: 'his' })]);
    own.close();
    const joined = await joinByLink({ token: 'ссылка', personName: 'Павел', name: pavel.name, edges: pavel.edges });
    expect(joined).toMatchObject({ kind: 'joined', companies: [{ id: COMPANY, role: 'Researcher' }] });
    const [moved] = joined.kind === 'joined' ? joined.moved : [];
    const his = await pavel.open(COMPANY);
    await eventually(async () => expect((await his.list('hypothesis')).total).toBe(120));
    expect(await his.get('research', 'research-1')).toMatchObject({ title: 'Пока поднималась' });
    expect((await his.list('audience')).total).toBe(0);
    const kept = await pavel.open(moved?.to ?? '');
    expect(kept.sync()).toEqual({ mode: 'local' });
    expect((await kept.list('audience')).items).toMatchObject([{ id: 'his' }]);
    expect(await kept.get('company', moved?.to ?? '')).toMatchObject({ name: 'Своя' });
  });

  it.each([
    ['let go where nobody wants it connected', undefined, 'left'],
    ['let go where the server did not connect it', false, 'left'],
    ['connected where that is wanted', true, 'connected'],
  ] as const)('a bot’s token goes up with no record: %s', async (_, isConnected, bot) => {
    const secret = '12345:sekret-nashego-bota-ne-skazhu';
    const anna = device(ANNA);
    const [store, tab] = [await anna.open(COMPANY), await anna.open(COMPANY)];
    await fill(store);
    await store.load([
      loaded('company', { id: COMPANY }),
      loaded('research'),
      loaded('channel', { id: 'telegram', value: secret, state: 'active' }),
      loaded('channel', { id: 'voice', value: 'sip:anna:sekret@example.org', state: 'setup' }),
    ]);
    const connected: string[][] = [];
    let typing: Promise<unknown> | null = null;
    const sharing = share(anna, {
      ...(isConnected === undefined
        ? {}
        : { onBot: async (...given: string[]) => connected.push(given) > 0 && isConnected }),
      // Another tab types it in while the company is on its way.
      onProgress: () => {
        typing ??= tab.commit([{ op: 'set', kind: 'channel', id: 'telegram', fields: { value: `${secret}-2` } }]);
      },
    });
    expect(await sharing).toMatchObject({ kind: 'shared', bot });
    await typing;
    await meet(store, tab);
    expect(connected).toEqual(isConnected === undefined ? [] : [[COMPANY, `${secret}-2`]]);
    const served = server.companies.get(COMPANY);
    expect(JSON.stringify([[...(served?.records ?? [])], served?.taken])).not.toContain('sekret');
    expect(JSON.stringify(await store.dump())).not.toContain('sekret');
    const db = createDatabase(anna.name, { autoOpen: true });
    const kept = await Promise.all([db.records, db.shadows, db.outbox, db.refused].map((table) => table.toArray()));
    db.close();
    expect(JSON.stringify(kept)).not.toContain('sekret');
    expect(await store.get('channel', 'telegram')).toMatchObject({ value: '', state: 'setup' });
    expect(await store.get('channel', 'voice')).toMatchObject({ value: 'sip:anna@example.org', state: 'setup' });
  });

  it('can be stopped on its way, gone on with, and given up', async () => {
    const anna = device(ANNA);
    const store = await anna.open(COMPANY);
    await fill(store);
    const controller = new AbortController();
    const onProgress = (done: number): void => {
      if (done > 0) controller.abort();
    };
    // A long text fills a page.
    const long = 'слово '.repeat(20_000);
    await store.load(
      Array.from({ length: 20 }, (_, index) => loaded('research', { id: `r-${index}`, description: long })),
    );
    expect(await share(anna, { signal: controller.signal, onProgress })).toMatchObject({ kind: 'stopped' });
    const before = atServer().size;
    expect(store.sync()).toMatchObject({ mode: 'team', isUploading: true });
    await store.commit([set({ title: 'Пока стоит' })]);
    expect(store.sync()).toMatchObject({ unsent: 1 });

    expect(before).toBeGreaterThan(0);
    expect(await share(anna)).toMatchObject({ kind: 'shared' });
    expect(atServer().size).toBeGreaterThan(before);
    await meet(store);

    const vera = device({ id: 'vera', name: 'Вера' });
    const other = await vera.open('company-2');
    await other.load([loaded('company', { id: 'company-2' }), ...many]);
    const at = { companyId: 'company-2', companyName: 'Другая', name: vera.name, edges: vera.edges };
    const halt = AbortSignal.abort();
    expect(await shareCompany({ ...at, signal: halt })).toMatchObject({ kind: 'stopped' });
    expect(await stopSharing(at)).toBeNull();
    await eventually(() => expect(other.sync()).toEqual({ mode: 'local' }));
    expect((await other.list('hypothesis')).total).toBe(120);
    expect(server.companies.has('company-2')).toBe(false);
  });

  it('shared twice, and from two devices, is shared once; where they differ the person chooses', async () => {
    const [first, second] = [device(ANNA), device(ANNA)];
    const [one, two] = [await first.open(COMPANY), await second.open(COMPANY)];
    await fill(one);
    await fill(two);
    await two.commit([set({ title: 'На втором' })]);
    await two.load([loaded('audience', { id: 'of-two' })]);
    expect(await share(first)).toMatchObject({ kind: 'shared' });
    expect(await share(first)).toMatchObject({ kind: 'shared' });
    expect(await share(second)).toMatchObject({ kind: 'shared' });
    await meet(one, two);
    expect(await one.get('audience', 'of-two')).toBeDefined();
    const state = two.sync();
    expect(state.mode === 'team' ? state.refused.map(({ ops }) => ops[0]?.id) : []).toEqual(['research-1']);
    expect(atServer().size).toBe(123);
  });

  it('whose id is somebody else’s goes up under another one', async () => {
    server.addCompany(COMPANY, PAVEL);
    const anna = device(ANNA);
    const store = await anna.open(COMPANY);
    await fill(store);
    await store.commit([creation('member', { companyId: COMPANY })]);
    const result = await share(anna);
    expect(result).toMatchObject({ kind: 'shared' });
    expect(result.companyId).not.toBe(COMPANY);
    const moved = await anna.open(result.companyId);
    await meet(moved);
    expect((await moved.list('member', { parent: result.companyId })).total).toBe(1);
    expect(atServer().size).toBe(0);
  });

  it('stays here as it is where its person may add none to the server', async () => {
    const anna = device(ANNA, {
      through: (fetcher) => async (path, init) =>
        path === '/api/companies' ? Response.json({ error: 'forbidden' }, { status: 403 }) : fetcher(path, init),
    });
    const store = await anna.open(COMPANY);
    await fill(store);
    expect(await share(anna)).toEqual({ kind: 'failed', why: 'noAccess', companyId: COMPANY });
    expect(await store.get('company', COMPANY)).toBeDefined();
    expect((await store.list('hypothesis')).total).toBe(120);
    expect(store.sync()).toEqual({ mode: 'local' });
  });

  it('is this browser’s own again, with all that was in it, when its copy is taken', async () => {
    server.addCompany(COMPANY, PAVEL).members.set('anna', 'Researcher');
    const [anna, pavel] = [device(ANNA), device(PAVEL)];
    await anna.join(COMPANY, 'Researcher');
    await pavel.join(COMPANY);
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    anna.setOnline(false);
    await his.commit([creation('research')]);
    await meet(his);
    const at = { companyId: COMPANY, name: anna.name, edges: anna.edges };
    expect(await takeCopy(at)).toEqual({ kind: 'failed', why: 'offline' });
    anna.setOnline(true);
    expect(await takeCopy(at)).toEqual({ kind: 'left', unsent: 0, filesMissing: 0 });
    await eventually(() => expect(hers.sync()).toEqual({ mode: 'local' }));
    expect(await hers.get('research', 'research-1')).toBeDefined();
    await hers.commit([set({ title: 'Только здесь' })]);
    await his.commit([set({ title: 'Только там' })]);
    await meet(his);
    expect(taken()).toHaveLength(2);
    expect(await hers.get('research', 'research-1')).toMatchObject({ title: 'Только здесь' });
  });
});
