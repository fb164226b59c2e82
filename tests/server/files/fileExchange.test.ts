import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fetchFile } from '#store/team/files/fetchFile.ts';
import { createFileApi } from '#store/team/files/fileApi.ts';
import type { FileLedger } from '#store/team/files/fileLedger.ts';
import { sendFiles } from '#store/team/files/sendFiles.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { joinedBy, startTestServer, withCompany, type Browser, type TestServer } from '#tests/server/support/team.ts';

/* The browser's side of files over a real server. */

const MEGABYTE = 1024 * 1024;

function blobOf(length: number, seed: number): Blob {
  const bytes = new Uint8Array(length);
  let state = seed;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return new Blob([bytes]);
}
const hash = async (blob: Blob): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex');

/** `fetch` of a user's page; `before` may fail a request. */
const fetchOf = ({ address, cookie }: Browser, before: (method: string) => void = () => undefined): typeof fetch =>
  (async (path: string, init: RequestInit = {}) => {
    before(init.method ?? 'GET');
    return fetch(`${address}${path}`, { ...init, headers: { ...init.headers, Origin: address, Cookie: cookie } });
  }) as typeof fetch;

function ledgerOf(files: ReadonlyMap<string, Blob>): FileLedger & { readonly noted: Map<string, string> } {
  const noted = new Map<string, string>();
  return {
    noted,
    waiting: async () => [...files.keys()].filter((id) => !noted.has(id)),
    refused: async () => ({
      tooLarge: [...noted.values()].filter((state) => state === 'tooLarge').length,
      unreadable: [...noted.values()].filter((state) => state === 'unreadable').length,
    }),
    read: async (id) => files.get(id),
    note: async (id, state) => void noted.set(id, state),
    forgetRefused: async () => undefined,
    erasing: async () => [...noted].filter(([, state]) => state === 'erasing').map(([id]) => id),
    forget: async (id) => void noted.delete(id),
  };
}

const edges = { after: (_ms: number, call: () => void) => (call(), () => undefined), random: () => 0 };
const forever = new AbortController().signal;

const gone = (): void => {
  throw new TypeError('no network');
};

const send = (ledger: FileLedger, by: Browser, before?: (method: string) => void, told: number[][] = []) =>
  sendFiles({
    companyId: 'company-1',
    api: createFileApi(fetchOf(by, before)),
    ledger,
    onLeft: (left, { tooLarge, unreadable }) => told.push([left, tooLarge, unreadable]),
    signal: forever,
  });
const get = (id: string, by: Browser, before?: (method: string) => void) =>
  fetchFile({ companyId: 'company-1', id, api: createFileApi(fetchOf(by, before)), hash, edges });

describe.each(ENGINES)('files of a device over a server on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { FILE_MB: '20' } });
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('go up one after another, go on after a cut, and come to a colleague as they were', async () => {
    const blobs = [blobOf(18 * MEGABYTE, 1), blobOf(1000, 2), new Blob([])];
    const files = new Map(await Promise.all(blobs.map(async (blob) => [await hash(blob), blob] as const)));
    const ledger = ledgerOf(files);
    const told: number[][] = [];
    let pieces = 0;
    const cut = (method: string): void => {
      if (method === 'PATCH' && (pieces += 1) === 3) throw new TypeError('no network');
    };
    expect(await send(ledger, owner, cut, told)).toEqual({ kind: 'offline' });
    expect(told).toEqual([[3, 0, 0]]);
    expect(await send(ledger, owner, cut, told)).toBeNull();
    // Five of the big one, the cut one again, and one for each small one.
    expect(pieces).toBe(8);
    expect(told.at(-1)).toEqual([0, 0, 0]);

    const colleague = await joinedBy(owner, 'company-1', 'Viewer');
    let asked = 0;
    for (const [id, blob] of files) {
      const fetched = await get(id, colleague, () => {
        if ((asked += 1) === 2) throw new TypeError('no network');
      });
      expect(fetched.kind === 'fetched' && (await hash(fetched.blob))).toBe(id);
      expect(fetched.kind === 'fetched' && fetched.blob.size).toBe(blob.size);
    }
  });

  it('one that the server has no room for, or that is damaged, holds up none of the others', async () => {
    const [big, sound] = [blobOf(21 * MEGABYTE, 3), blobOf(2000, 4)];
    const wrong = await hash(blobOf(10, 5));
    const ids = [await hash(big), wrong, await hash(sound)];
    const ledger = ledgerOf(new Map([big, blobOf(11, 6), sound].map((blob, at) => [ids[at] ?? '', blob])));
    const told: number[][] = [];
    expect(await send(ledger, owner, undefined, told)).toBeNull();
    expect([...ledger.noted.values()]).toEqual(['tooLarge', 'unreadable', 'there']);
    expect(told.at(-1)).toEqual([0, 1, 1]);
    expect(await get(wrong, owner)).toEqual({ kind: 'none' });
  });

  it('are erased there when they were erased here', async () => {
    const blob = blobOf(3000, 12);
    const id = await hash(blob);
    const files = new Map([[id, blob]]);
    const ledger = ledgerOf(files);
    expect(await send(ledger, owner)).toBeNull();
    files.delete(id);
    ledger.noted.set(id, 'erasing');
    expect(await send(ledger, owner, gone)).toEqual({ kind: 'offline' });
    expect(ledger.noted.get(id)).toBe('erasing');
    expect(await send(ledger, owner)).toBeNull();
    expect(ledger.noted.has(id)).toBe(false);
    expect(await get(id, owner)).toEqual({ kind: 'none' });
  });

  it('are not there for who is out, and wait where the network is gone', async () => {
    expect(await get(await hash(blobOf(1, 9)), owner)).toEqual({ kind: 'none' });
    expect(await get('0'.repeat(64), owner, gone)).toEqual({ kind: 'failed', problem: { kind: 'offline' } });
  });
});
