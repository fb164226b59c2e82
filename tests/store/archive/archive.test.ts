import { strToU8, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { sampleWorkspace } from '#src/samples/workspace.ts';
import { ArchiveError } from '#store/archive/ArchiveError.ts';
import { FORMAT } from '#store/archive/format.ts';
import { inspectArchive } from '#store/archive/readArchive.ts';
import { withoutSecrets } from '#store/archive/secrets.ts';
import { openWorkspace, saveWorkspace } from '#store/archive/workspaceFile.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { LoadedRecord, Store } from '#store/port.ts';
import { seedIfEmpty } from '#store/seed.ts';

import {
  archiveOf,
  blobOf,
  directEngine as engine,
  entriesOf,
  refusalOf,
  withLines,
  withManifest,
} from './archiveExamples.ts';
import { EXAMPLE_KINDS, createClock, loaded } from '../examples.ts';

const NOW = new Date('2026-06-10T12:00:00.000Z');
const SECRETS = new Set(['channel/telegram']);

const sorted = (records: readonly LoadedRecord[]): LoadedRecord[] =>
  records.toSorted((a, b) => (`${a.kind}/${a.record.id}` < `${b.kind}/${b.record.id}` ? -1 : 1));
const dumpOf = async (store: Store) => sorted(await store.dump());
const withoutSecret = (records: readonly LoadedRecord[]) =>
  records.filter(({ kind, record }) => !SECRETS.has(`${kind}/${record.id}`));

async function sampleStore(companyId = 'company-orientir', backing = createMemoryBacking()): Promise<Store> {
  const store = createMemoryStore({ companyId, now: createClock(), backing });
  await seedIfEmpty(store, async () => sampleWorkspace);
  return store;
}

/** Records of a kind in an archive, a line each. */
const linesOf = (entries: Record<string, Uint8Array>, kind: string): string[] =>
  new TextDecoder().decode(entries[`records/${kind}.ndjson`]).trim().split('\n');

describe('a workspace file', () => {
  let store: Store;
  let file: Blob;
  let avatar: string;

  beforeEach(async () => {
    store = await sampleStore();
    avatar = await store.files.put(new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' }));
    await store.commit([{ op: 'set', kind: 'profile', id: 'profile', fields: { avatarFileId: avatar } }]);
    ({ blob: file } = await saveWorkspace(store, NOW, { engine }));
  });

  it('is told of before it is opened', async () => {
    const { manifest, living, unreadable } = await inspectArchive(file);
    expect(manifest).toMatchObject({
      createdAt: NOW.toISOString(),
      company: { id: 'company-orientir' },
      secrets: ['telegram'],
      missingFiles: 0,
    });
    expect(living).toMatchObject({ research: 7, experiment: 16, audience: 5, company: 1, scenario: 4 });
    expect(manifest.files.length).toBe((sampleWorkspace.company.materialText?.length ?? 0) + 1);
    expect(unreadable).toEqual([]);
  });

  it('opened elsewhere gives the same records and bytes', async () => {
    const there = await sampleStore();
    await there.load([loaded('research', { id: 'was-there' })]);
    const company = await openWorkspace(there, file, 'replace', { engine });
    expect(company.id).toBe('company-orientir');
    const before = (await dumpOf(store)).filter(
      ({ kind, record }) =>
        !(kind === 'company' && record.id !== 'company-orientir') &&
        !(kind === 'member' && (record as { companyId?: string }).companyId !== 'company-orientir'),
    );
    const after = await dumpOf(there);
    const own = after.filter(({ kind, record }) =>
      before.some((one) => one.kind === kind && one.record.id === record.id),
    );
    expect(withoutSecret(own)).toEqual(withoutSecret(before));
    expect(await there.get('research', 'was-there')).toBeUndefined();
    const picture = await there.files.get(avatar);
    expect(picture?.type).toBe('image/png');
    expect([...new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([137, 80, 78, 71]);
  });

  it('carries damaged records as they are, and a damaged one never takes the place of a sound one', async () => {
    const backing = createMemoryBacking();
    const broken = await sampleStore('company-orientir', backing);
    const [sound] = (await broken.list('research')).items;
    if (!sound) throw new Error('the sample has no study');
    // Damaged here and sound there; nothing but a value; more than JSON can say.
    backing.write(
      'company-orientir',
      { kind: 'research', id: sound.id },
      { ...sound, title: 7, updatedAt: '2099-01-01' },
    );
    backing.write('company-orientir', { kind: 'research', id: 'value' }, null);
    backing.write('company-orientir', { kind: 'research', id: 'number' }, { id: 'number', participants: 8n });
    const rescued = await saveWorkspace(broken, NOW, { engine });
    const { living, unreadable } = await inspectArchive(rescued.blob);
    expect(living.research).toBe(6);
    expect(unreadable.map(({ id }) => id).toSorted()).toEqual(['number', sound.id, 'value'].toSorted());

    const there = await sampleStore();
    await openWorkspace(there, rescued.blob, 'merge', { engine });
    expect(await there.get('research', sound.id)).toEqual(sound);
    expect((await there.list('research')).broken.map(({ id }) => id).toSorted()).toEqual(['number', 'value']);
    await openWorkspace(there, rescued.blob, 'replace', { engine });
    expect((await there.list('research')).items).toHaveLength(6);
    expect((await there.list('research')).broken).toHaveLength(3);
  });

  it('is saved without files when they cannot be read, and says how many', async () => {
    const { blob, missingFiles } = await saveWorkspace(store, NOW, { engine, withFiles: false });
    expect(missingFiles).toBe((sampleWorkspace.company.materialText?.length ?? 0) + 1);
    const { manifest, living } = await inspectArchive(blob);
    expect(manifest).toMatchObject({ files: [], missingFiles });
    expect(living.research).toBe(7);
  });

  it('holds no secret, and a channel that worked with one has to be set up anew', async () => {
    const entries = await entriesOf(file);
    const text = Object.values(entries)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join('\n');
    expect(text).not.toContain('0000000000:PRIMER');
    const there = await sampleStore();
    await openWorkspace(there, file, 'replace', { engine });
    expect(await there.get('channel', 'telegram')).toMatchObject({ value: '', state: 'setup' });
    const voice = loaded('channel', { id: 'voice', value: 'sip:robot:пароль@sip.example.com', state: 'active' });
    expect(withoutSecrets(voice)).toMatchObject({
      secret: true,
      loaded: { record: { value: 'sip:robot@sip.example.com', state: 'setup' } },
    });
  });

  it('keeps what was removed, and sets aside what cannot be read', async () => {
    const broken = { kind: 'research', record: { id: 'broken', v: 1, title: 5 } } as unknown as LoadedRecord;
    await store.load([broken]);
    await store.commit([{ op: 'remove', kind: 'scenario', id: 'scenario-exit' }]);
    const { blob } = await saveWorkspace(store, NOW, { engine });
    const { living, unreadable } = await inspectArchive(blob);
    expect(unreadable).toMatchObject([{ kind: 'research', id: 'broken' }]);
    expect(living.scenario).toBe(3);
    const there = await sampleStore();
    await openWorkspace(there, blob, 'replace', { engine });
    expect((await there.dump()).find(({ record }) => record.id === 'broken')).toEqual(broken);
    expect((await there.get('scenario', 'scenario-exit'))?.deletedAt).toEqual(expect.any(String));
  });

  it('tells of files that the browser no longer has', async () => {
    await store.load([loaded('material', { fileId: 'ab'.repeat(32) })]);
    expect(await saveWorkspace(store, NOW, { engine })).toMatchObject({ missingFiles: 1 });
  });

  it('merged loses nothing: of two records the later one stays', async () => {
    const there = await sampleStore();
    const fields = { value: '123:МОЙ', state: 'active' } as const;
    await there.commit([{ op: 'set', kind: 'channel', id: 'telegram', fields }]);
    const mine = loaded('research', { id: 'mine' });
    const [study] = sampleWorkspace.company.research ?? [];
    const later = {
      kind: 'research' as const,
      record: { ...study, title: 'Здесь новее', updatedAt: '2099-01-01T00:00:00.000Z' },
    };
    await there.load([mine, later] as LoadedRecord[]);
    await store.commit([{ op: 'set', kind: 'scenario', id: 'scenario-exit', fields: { title: 'Там новее' } }]);
    await store.load([
      loaded('channel', { id: 'telegram', value: 'чужой токен', updatedAt: '2099-01-01T00:00:00.000Z' }),
    ]);
    const { blob } = await saveWorkspace(store, NOW, { engine });
    await openWorkspace(there, blob, 'merge', { engine });
    expect(await there.get('research', 'mine')).toBeDefined();
    expect(await there.get('research', study?.id ?? '')).toMatchObject({ title: 'Здесь новее' });
    expect(await there.get('scenario', 'scenario-exit')).toMatchObject({ title: 'Там новее' });
    expect(await there.get('channel', 'telegram')).toMatchObject({ value: '123:МОЙ', state: 'active' });
  });

  it('of another company takes the place of the open one, or comes beside it; others stay', async () => {
    const backing = createMemoryBacking();
    const other = createMemoryStore({ companyId: 'company-x', now: createClock(), backing });
    await other.load([
      loaded('company', { id: 'company-x', name: 'Икс' }),
      loaded('company', { id: 'company-z', name: 'Зет' }),
      loaded('research', { id: 'of-x' }),
    ]);
    const { blob } = await saveWorkspace(other, NOW, { engine });

    const home = createMemoryBacking();
    const open = await sampleStore('company-orientir', home);
    const before = await dumpOf(open);
    expect(await openWorkspace(open, blob, 'merge', { engine })).toEqual({ id: 'company-x', name: 'Икс' });
    const beside = createMemoryStore({ companyId: 'company-x', now: createClock(), backing: home });
    expect(await beside.get('research', 'of-x')).toBeDefined();
    expect((await dumpOf(open)).filter(({ record }) => record.id !== 'company-x')).toEqual(before);
    expect((await open.list('company')).items.map(({ id }) => id)).not.toContain('company-z');
    // Now that it is here, it does not replace another one unseen.
    await expect(openWorkspace(open, blob, 'replace', { engine })).rejects.toMatchObject({ code: 'conflict' });

    const second = await sampleStore();
    const others = (await second.list('company')).items.map(({ id }) => id).filter((id) => id !== 'company-orientir');
    await openWorkspace(second, blob, 'replace', { engine });
    expect((await second.list('company')).items.map(({ id }) => id).toSorted()).toEqual(
      [...others, 'company-x'].toSorted(),
    );
    expect(await second.list('research')).toMatchObject({ total: 0 });
  });

  it('of the time when companies shared their money still opens: the sample keeps the sample’s, another only its own', async () => {
    const old = await entriesOf(file);
    const payments = linesOf(old, 'transaction');
    const issued = JSON.stringify({ ...(JSON.parse(payments[0] ?? '') as object), id: 'invoice-1' });
    const asFormat1 = async (entries: Record<string, Uint8Array>) => {
      const money = await withLines(entries, 'transaction', [...payments, issued]);
      const cards = await withLines(money, 'paymentCard', linesOf(old, 'paymentCard'));
      return archiveOf(withManifest(await withLines(cards, 'seller', ['{"id":"seller"}']), { format: 1 }));
    };

    const there = await sampleStore();
    await openWorkspace(there, await asFormat1(old), 'replace', { engine });
    expect(await there.list('transaction')).toMatchObject({ total: payments.length + 1, broken: [] });
    expect(await there.list('paymentCard')).toMatchObject({ total: 2 });

    const other = createMemoryStore({ companyId: 'company-x', now: createClock() });
    await other.load([loaded('company', { id: 'company-x' }), loaded('research', { id: 'of-x' })]);
    const { blob } = await saveWorkspace(other, NOW, { engine });
    const mixed = await asFormat1(await entriesOf(blob));
    expect((await inspectArchive(mixed)).living).toEqual({ company: 1, research: 1, transaction: 1 });
    await openWorkspace(other, mixed, 'replace', { engine });
    expect((await other.list('transaction')).items.map(({ id }) => id)).toEqual(['invoice-1']);
    expect(await other.list('paymentCard')).toMatchObject({ total: 0 });
  });

  it('comes back whole, whatever is in it', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
    const anyRecord = fc.record({
      kind: fc.constantFrom(...EXAMPLE_KINDS.filter((kind) => !['company', 'member', 'channel'].includes(kind))),
      id: fc.string({ minLength: 1, maxLength: 12 }),
      deletedAt: fc.constantFrom(null, '2026-03-01T00:00:00.000Z'),
      title: anyText,
    });
    const property = fc.asyncProperty(
      fc.array(anyRecord, { maxLength: 12 }),
      fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 3 }),
      async (records, files) => {
        const here = createMemoryStore({ companyId: 'c', now: createClock() });
        const ids = await Promise.all(files.map((bytes) => here.files.put(blobOf(bytes))));
        await here.load([
          loaded('company', { id: 'c' }),
          ...ids.map((fileId, index) => loaded('material', { id: `file-${index}`, fileId })),
          ...records.map(({ kind, id, deletedAt, title }) =>
            loaded(kind, kind === 'research' ? { id, deletedAt, title } : { id, deletedAt }),
          ),
        ]);
        const { blob } = await saveWorkspace(here, NOW, { engine });
        const there = createMemoryStore({ companyId: 'c', now: createClock() });
        await openWorkspace(there, blob, 'replace', { engine });
        expect(await dumpOf(there)).toEqual(await dumpOf(here));
        for (const [index, id] of ids.entries()) {
          const bytes = await (await there.files.get(id))?.arrayBuffer();
          expect([...new Uint8Array(bytes ?? new ArrayBuffer(0))]).toEqual([...(files[index] ?? [])]);
        }
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it('can be stopped at any moment: nothing has changed', async () => {
    const there = await sampleStore();
    const before = await dumpOf(there);
    const stopping = new AbortController();
    const stopped = openWorkspace(there, file, 'replace', {
      engine,
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: expect.stringMatching(/AbortError|StoreError/) });
    expect(await dumpOf(there)).toEqual(before);
    await expect(saveWorkspace(store, NOW, { engine, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

/** Returns the code of a file's refusal, on inspection and on opening without inspection: then nothing has changed. */
async function refused(archive: Blob): Promise<string> {
  const there = createMemoryStore({ companyId: 'c', now: createClock() });
  await there.load([loaded('research', { id: 'mine' })]);
  const before = await dumpOf(there);
  const code = await refusalOf(openWorkspace(there, archive, 'replace', { engine }));
  expect(await refusalOf(inspectArchive(archive))).toBe(code);
  expect(await dumpOf(there)).toEqual(before);
  return code;
}

describe('a hostile or damaged file', () => {
  let file: Blob;
  let entries: Record<string, Uint8Array>;

  beforeEach(async () => {
    const store = createMemoryStore({ companyId: 'c', now: createClock() });
    const fileId = await store.files.put(new Blob(['Расшифровка интервью '.repeat(40)], { type: 'text/plain' }));
    await store.load([
      loaded('company', { id: 'c', name: 'Компания' }),
      loaded('research', { id: 'r' }),
      loaded('material', { id: 'm', fileId }),
    ]);
    ({ blob: file } = await saveWorkspace(store, NOW, { engine }));
    entries = await entriesOf(file);
  });

  it('of another kind is no archive', async () => {
    expect(await refused(new Blob([]))).toBe('not_zip');
    expect(await refused(new Blob(['просто текст']))).toBe('not_zip');
    expect(await refused(archiveOf({ 'word/document.xml': strToU8('<x/>') }))).toBe('not_ours');
  });

  it('cut off anywhere is refused', async () => {
    const { size } = file;
    for (const length of [10, 100, Math.floor(size / 2), size - 100, size - 22, size - 1]) {
      expect(await refused(file.slice(0, length))).toBe('truncated');
    }
  });

  it('with a byte changed anywhere is refused, or says the same', async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const contents = await inspectArchive(file);
    const others: unknown[] = [];
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const outcome = await inspectArchive(blobOf(changed)).catch((error: unknown) => error);
      // Only what means nothing may change: the time and the attributes of an entry.
      if (!(outcome instanceof ArchiveError)) others.push(outcome);
    }
    expect(others.filter((outcome) => JSON.stringify(outcome) !== JSON.stringify(contents))).toEqual([]);
    expect(others.length).toBeLessThan(bytes.length / 7 / 10);
  });

  it('with a part changed, missing, or added is refused', async () => {
    const research = new TextDecoder().decode(entries['records/research.ndjson']);
    const changed = { ...entries, 'records/research.ndjson': strToU8(research.replace('Онбординг', 'Онбардинг')) };
    expect(await refused(archiveOf(changed))).toBe('changed');
    const [file = ''] = Object.keys(entries).filter((path) => path.startsWith('files/'));
    expect(await refused(archiveOf({ ...entries, [file]: strToU8('не то'.repeat(200).slice(0, 840)) }))).toBe(
      'changed',
    );
    const { [file]: _gone, ...rest } = entries;
    expect(await refused(archiveOf(rest))).toBe('missing');
    expect(await refused(archiveOf({ ...entries, 'readme.txt': strToU8('привет') }))).toBe('stray');
  });

  it('of a newer version is refused by name', async () => {
    expect(await refused(archiveOf(withManifest(entries, { format: FORMAT + 1 })))).toBe('newer');
    expect(await refused(archiveOf(await withLines(entries, 'hologram', ['{"id":"h"}'])))).toBe('newer');
  });

  it('with a wrong manifest is refused', async () => {
    expect(await refused(archiveOf({ ...entries, 'manifest.json': strToU8('{') }))).toBe('not_ours');
    expect(await refused(archiveOf({ ...entries, 'manifest.json': strToU8('[]') }))).toBe('not_ours');
    expect(await refused(archiveOf(withManifest(entries, { product: 'иное' })))).toBe('not_ours');
    expect(await refused(archiveOf(withManifest(entries, { company: { id: 'account', name: '' } })))).toBe('not_ours');
    expect(
      await refused(archiveOf(withManifest(entries, { files: [{ sha256: '../../x', bytes: 1, type: '' }] }))),
    ).toBe('not_ours');
  });

  it('with a path that leaves the archive is refused', async () => {
    for (const path of ['../evil', '/etc/passwd', 'files/../../x', 'a\\..\\b', 'C:/x', 'C:\\x']) {
      expect(await refused(archiveOf({ ...entries, [path]: strToU8('x') }))).toBe('unsafe_path');
    }
  });

  it('with an entry or a record twice is refused', async () => {
    const bytes = zipSync({ ...entries, 'records/researcX.ndjson': entries['records/research.ndjson'] ?? strToU8('') });
    expect(await refused(blobOf(renamed(bytes)))).toBe('duplicate');
    const line = new TextDecoder().decode(entries['records/research.ndjson']).trim();
    expect(await refused(archiveOf(await withLines(entries, 'research', [line, line])))).toBe('duplicate');
  });

  it('that unpacks to far more than it holds is refused', async () => {
    const zeros = new Uint8Array(30 * 1024 * 1024);
    const bomb = await withLines(entries, 'experiment', []);
    const manifest = JSON.parse(new TextDecoder().decode(bomb['manifest.json'])) as {
      records: { kind: string; bytes: number }[];
    };
    const records = manifest.records.map((part) =>
      part.kind === 'experiment' ? { ...part, bytes: zeros.length } : part,
    );
    const archive = archiveOf({ ...withManifest(bomb, { records }), 'records/experiment.ndjson': zeros });
    expect(archive.size).toBeLessThan(60_000);
    expect(await refused(archive)).toBe('bomb');
  });

  it('that lies about its sizes is refused before it has unpacked', async () => {
    const zeros = new Uint8Array(20 * 1024 * 1024);
    const lying = await withLines(entries, 'experiment', ['{"id":"e"}']);
    const size = lying['records/experiment.ndjson']?.length ?? 0;
    const bytes = zipSync({ ...lying, 'records/experiment.ndjson': zeros });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      if (view.getUint32(at, true) === zeros.length) view.setUint32(at, size, true);
    }
    expect(['bomb', 'changed']).toContain(await refused(blobOf(bytes)));
  });

  it('with records of another company, or lines that are no records, is refused', async () => {
    const another = JSON.stringify(loaded('company', { id: 'другая' }).record);
    expect(await refused(archiveOf(await withLines(entries, 'company', [another])))).toBe('stray');
    expect(await refused(archiveOf(await withLines(entries, 'research', ['{"id":""}'])))).toBe('changed');
    expect(await refused(archiveOf(await withLines(entries, 'research', ['не JSON'])))).toBe('changed');
  });

  it('with prototype keys harms nothing', async () => {
    const { record } = loaded('research', { id: 'p' });
    const poisoned = JSON.stringify(record).replace(
      '"insights":{',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"insights":{"__proto__":{"text":"x","quote":"","passage":null,"position":"a"},',
    );
    const archive = archiveOf(await withLines(entries, 'research', [poisoned]));
    const there = createMemoryStore({ companyId: 'c', now: createClock() });
    await openWorkspace(there, archive, 'replace', { engine });
    expect((await there.dump()).find(({ kind }) => kind === 'research')?.record).toEqual(record);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

/** The bytes of an archive with `researcX` renamed to `research`: fflate makes no duplicates by itself. */
function renamed(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const pattern = strToU8('researcX');
  for (let at = 0; at + pattern.length <= copy.length; at += 1) {
    if (pattern.every((byte, index) => copy[at + index] === byte)) copy.set(strToU8('research'), at);
  }
  return copy;
}
