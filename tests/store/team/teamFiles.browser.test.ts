import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { saveWorkspace } from '#store/archive/workspaceFile.ts';
import { hashBlob } from '#store/hash.ts';
import type { Store } from '#store/port.ts';
import { nothing } from '#store/team/edges.ts';
import { takeCopy } from '#store/team/joinAndLeave.ts';
import { refusedFiles } from '#store/team/unsent/refusedFiles.ts';
import { shareCompany } from '#store/team/share.ts';
import { eventually } from '#tests/support/eventually.ts';

import { createTeamServer, type TeamServer } from '../../support/servers/teamServer.ts';
import { COMPANY, refusal } from '../contract.ts';
import { creation } from '../examples.ts';
import { createDevice, type Device } from './teamDevices.ts';

const ANNA = { id: 'anna', name: 'Анна' };
const PAVEL = { id: 'pavel', name: 'Павел' };
const MEGABYTE = 1024 * 1024;

let server: TeamServer;
let devices: Device[];
const device = (...given: Parameters<typeof createDevice> extends [unknown, ...infer Rest] ? Rest : never): Device => {
  const made = createDevice(server, ...given);
  devices.push(made);
  return made;
};
beforeEach(() => {
  server = createTeamServer();
  server.addCompany(COMPANY, ANNA).members.set('pavel', 'Researcher');
  devices = [];
});
afterEach(async () => {
  for (const one of devices) await one.dispose();
});

/** Puts a file into a store, and a material that names it. */
async function addMaterial(store: Store, blob: Blob): Promise<string> {
  const fileId = await store.files.put(blob);
  await store.commit([creation('material', { id: `material-${fileId.slice(0, 8)}`, fileId })]);
  return fileId;
}
const atServer = (id: string) => server.companies.get(COMPANY)?.files.has(id) ?? false;
const isUp = (id: string): Promise<void> => eventually(() => expect(atServer(id)).toBe(true));
/** Waits until a store has heard of a file's material. */
const knows = (store: Store, fileId: string): Promise<void> =>
  eventually(async () => expect(await store.get('material', `material-${fileId.slice(0, 8)}`)).toBeDefined());

describe('files of a shared company', () => {
  it('go up when a record names them, and come to a colleague who opens them, once', async () => {
    let fetched = 0;
    const anna = device(ANNA);
    const pavel = device(PAVEL, {
      through: (fetcher) => async (path, init) => {
        if (String(path).includes('/files/') && (init?.method ?? 'GET') === 'GET') fetched += 1;
        return fetcher(path, init);
      },
    });
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const nameless = await hers.files.put(new Blob(['Никто не называет']));
    const id = await addMaterial(hers, new Blob(['Исходный файл']));
    await isUp(id);
    await knows(his, id);
    expect(atServer(nameless)).toBe(false);
    expect(await his.files.get(nameless)).toBeUndefined();
    const [one, same] = await Promise.all([his.files.get(id), his.files.get(id)]);
    expect([await one?.text(), await same?.text()]).toEqual(['Исходный файл', 'Исходный файл']);
    // It is kept, and does not go back up.
    pavel.setOnline(false);
    expect(await (await his.files.get(id))?.text()).toBe('Исходный файл');
    expect(fetched).toBe(1);
  });

  it('go on from where they were cut', async () => {
    const offsets: string[] = [];
    const anna = device(ANNA, {
      through: (fetcher) => async (path, init) => {
        if (init?.method !== 'PATCH') return fetcher(path, init);
        offsets.push(new Headers(init.headers).get('Upload-Offset') ?? '');
        if (offsets.length === 2) throw new TypeError('no network');
        return fetcher(path, init);
      },
    });
    await anna.join(COMPANY);
    const hers = await anna.open(COMPANY);
    await isUp(await addMaterial(hers, new Blob([new Uint8Array(9 * MEGABYTE).fill(7)])));
    expect(offsets.map((offset) => Number(offset) / MEGABYTE)).toEqual([0, 4, 4, 8]);
  });

  it('say in every tab how many are left, and what the server did not take; that holds up none', async () => {
    let release = nothing;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refusedId = await hashBlob(new Blob(['Не уместится']));
    const anna = device(ANNA, {
      through: (fetcher) => async (path, init) => {
        if (init?.method !== 'PATCH') return fetcher(path, init);
        await held;
        if (!String(path).endsWith(refusedId)) return fetcher(path, init);
        return Response.json({ error: 'too_large' }, { status: 413 });
      },
    });
    await anna.join(COMPANY);
    const [first, second] = [await anna.open(COMPANY), await anna.open(COMPANY)];
    await addMaterial(second, new Blob(['Не уместится']));
    const id = await addMaterial(second, new Blob(['Уместится']));
    for (const tab of [first, second]) {
      await eventually(() => expect(tab.sync()).toMatchObject({ files: { left: expect.any(Number) } }));
    }
    release();
    await isUp(id);
    for (const tab of [first, second]) {
      await eventually(() => {
        expect(tab.sync()).toMatchObject({ files: { left: 0, tooLarge: 1, unreadable: 0 } });
      });
    }
    expect(atServer(refusedId)).toBe(false);
    // By name, with the study it is of.
    const { name: fileName, study, ...named } = (await refusedFiles({ companyId: COMPANY, name: anna.name }))[0] ?? {};
    expect(named).toEqual({ id: refusedId, why: 'tooLarge' });
    expect(fileName).toBe((await first.get('material', `material-${refusedId.slice(0, 8)}`))?.name);
    expect(study).toBe('');
  });

  it.each([
    ['takes small pieces only gets them', 512 * 1024, true],
    ['takes nothing of them is told of, and holds up none of the others', 1000, false],
  ])('before which a proxy stands that %s', async (_what, most, isTaken) => {
    let sent = 0;
    const anna = device(ANNA, {
      through: (fetcher) => async (path, init) => {
        if (init?.method !== 'PATCH') return fetcher(path, init);
        sent += 1;
        const { byteLength } = init.body as ArrayBuffer;
        const page = new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 });
        return byteLength > most ? page : fetcher(path, init);
      },
    });
    await anna.join(COMPANY);
    const hers = await anna.open(COMPANY);
    const big = await addMaterial(hers, new Blob([new Uint8Array(5 * MEGABYTE).fill(3)]));
    const small = await addMaterial(hers, new Blob(['Строка']));
    await isUp(small);
    const none = { left: 0, tooLarge: 0, unreadable: 0 };
    await eventually(() =>
      expect({ files: none, ...hers.sync() }).toMatchObject({
        connection: 'online',
        files: { ...none, tooLarge: isTaken ? 0 : 1 },
      }),
    );
    expect(atServer(big)).toBe(isTaken);
    // One piece that is too large, then ten small ones, or one that is still too large; and the line.
    expect(sent).toBe(isTaken ? 12 : 3);
  });

  it('wait with who may only look, and are not asked for twice by who has them', async () => {
    server.companies.get(COMPANY)?.members.set('pavel', 'Viewer');
    const asked: string[] = [];
    const pavel = device(PAVEL, {
      through: (fetcher) => async (path, init) => {
        if (String(path).includes('/files/')) asked.push(init?.method ?? 'GET');
        return fetcher(path, init);
      },
    });
    const anna = device(ANNA);
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Viewer');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const id = await addMaterial(hers, new Blob(['Запись']));
    await his.files.put(new Blob(['Запись']));
    await isUp(id);
    await knows(his, id);
    expect(await (await his.files.get(id))?.text()).toBe('Запись');
    expect(asked).toEqual([]);
  });

  it('that cannot be had are told apart: nobody sent it, no network, another file than was asked for', async () => {
    const [anna, pavel] = [device(ANNA), device(PAVEL)];
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const id = await addMaterial(hers, new Blob(['Запись']));
    await isUp(id);
    await knows(his, id);
    const files = server.companies.get(COMPANY)?.files;
    const bytes = files?.get(id);
    files?.delete(id);
    expect(await his.files.get(id)).toBeUndefined();
    files?.set(id, new TextEncoder().encode('Подменили'));
    expect(await refusal(his.files.get(id))).toBe('invalid');
    pavel.setOnline(false);
    expect(await refusal(his.files.get(id))).toBe('offline');
    pavel.setOnline(true);
    if (bytes) files?.set(id, bytes);
    expect(await (await his.files.get(id))?.text()).toBe('Запись');
  });

  it('that are erased go from the server, too, when the commit before has gone up', async () => {
    const [anna, pavel] = [device(ANNA), device(PAVEL)];
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const id = await addMaterial(hers, new Blob(['С именем']));
    await isUp(id);
    await knows(his, id);
    expect(await (await his.files.get(id))?.text()).toBe('С именем');
    anna.setOnline(false);
    const other = await hers.files.put(new Blob(['Без имени']));
    await hers.commit([{ op: 'set', kind: 'material', id: `material-${id.slice(0, 8)}`, fields: { fileId: other } }], {
      erases: true,
    });
    expect(await hers.files.erase(id)).toBe(true);
    expect(atServer(id)).toBe(true);
    anna.setOnline(true);
    await isUp(other);
    await eventually(() => expect(atServer(id)).toBe(false));
    expect(await hers.files.get(id)).toBeUndefined();
    await eventually(async () => expect(await his.files.get(id)).toBeUndefined());
  });

  it('are not in a file of the workspace that is saved without a network, and all else is', async () => {
    const [anna, pavel] = [device(ANNA), device(PAVEL)];
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const id = await addMaterial(hers, new Blob(['Запись']));
    await isUp(id);
    await knows(his, id);
    pavel.setOnline(false);
    expect((await saveWorkspace(his, new Date())).missingFiles).toBe(1);
    pavel.setOnline(true);
    expect((await saveWorkspace(his, new Date())).missingFiles).toBe(0);
  });

  it('are asked for again after a while, and sent again when the server has lost them', async () => {
    let now = Date.now();
    const anna = device(ANNA, { now: () => new Date(now) });
    await anna.join(COMPANY);
    const first = await anna.open(COMPANY);
    const id = await addMaterial(first, new Blob(['Исходник']));
    await isUp(id);
    await eventually(() => expect(first.sync()).not.toHaveProperty('files'));
    server.companies.get(COMPANY)?.files.delete(id);
    now += 19 * 24 * 60 * 60 * 1000;
    const other = await addMaterial(first, new Blob(['Ещё один']));
    await isUp(other);
    expect(atServer(id)).toBe(false);
    now += 2 * 24 * 60 * 60 * 1000;
    await addMaterial(first, new Blob(['И ещё']));
    await isUp(id);
  });

  it('follow a company that is shared', async () => {
    server.companies.delete(COMPANY);
    const anna = device(ANNA);
    const store = await anna.open(COMPANY);
    const id = await addMaterial(store, new Blob(['До того']));
    const options = { companyId: COMPANY, companyName: 'Стрелка', name: anna.name, edges: anna.edges };
    expect(await shareCompany(options)).toMatchObject({ kind: 'shared' });
    await isUp(id);
    await eventually(() => expect(store.sync()).not.toHaveProperty('files'));
  });

  it('go along with a copy; what nobody has sent is counted', async () => {
    const [anna, pavel] = [device(ANNA), device(PAVEL)];
    await anna.join(COMPANY);
    await pavel.join(COMPANY, 'Researcher');
    const [hers, his] = [await anna.open(COMPANY), await pavel.open(COMPANY)];
    const id = await addMaterial(hers, new Blob(['Запись']));
    await hers.commit([creation('material', { id: 'material-lost', fileId: '0'.repeat(64) })]);
    await isUp(id);
    await knows(his, id);
    await eventually(async () => expect(await his.get('material', 'material-lost')).toBeDefined());
    const at = { companyId: COMPANY, name: pavel.name, edges: pavel.edges };
    expect(await takeCopy(at)).toEqual({ kind: 'left', unsent: 0, filesMissing: 1 });
    pavel.setOnline(false);
    await eventually(() => expect(his.sync()).toEqual({ mode: 'local' }));
    expect(await (await his.files.get(id))?.text()).toBe('Запись');
  });
});
