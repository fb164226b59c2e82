import * as fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../support/page/browser.ts';
import { SEED, countOf, report } from './counts.ts';
import { anyDamage, damaged, type Damage } from './damage.ts';
import type { Taken } from './harness/harness.ts';

/** Longest that a file may take, ms. */
const LONGEST = 5000;

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');

const fixture = (file: string) => async (): Promise<Uint8Array> =>
  new Uint8Array(await readFile(path.join(FIXTURES, file)));

/** A workspace file that the app itself has just saved. */
const workspaceFile = async (): Promise<Uint8Array> =>
  new Uint8Array(Buffer.from(await page.evaluate(() => globalThis.harness.workspaceFile()), 'base64'));

/** One file of each type, and the door that takes it. The workspace first: it replaces what the others have left. */
const FILES: readonly { type: string; file: () => Promise<Uint8Array>; door: string; isZip?: true }[] = [
  { type: 'workspace.zip', file: workspaceFile, door: 'workspace', isZip: true },
  { type: 'txt', file: fixture('transcripts/interview-2-windows-1251.txt'), door: 'study' },
  { type: 'docx', file: fixture('transcripts/interview-4.docx'), door: 'study', isZip: true },
  { type: 'pdf', file: fixture('transcripts/interview-5.pdf'), door: 'study' },
  { type: 'pptx', file: fixture('chat/product.pptx'), door: 'chat', isZip: true },
  { type: 'csv', file: fixture('contacts/semicolon-utf8-bom.csv'), door: 'contacts' },
  { type: 'xlsx', file: fixture('contacts/book.xlsx'), door: 'contacts', isZip: true },
];

/** Change of bytes; places are shares of the length, so that one mutation fits every file. */
type Mutation =
  | { readonly how: 'flip'; readonly at: readonly number[]; readonly value: number }
  | { readonly how: 'cut'; readonly at: number }
  | { readonly how: 'drop' | 'zero' | 'twice'; readonly at: number; readonly share: number }
  | { readonly how: 'insert'; readonly at: number; readonly bytes: Uint8Array };

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
/** Text that parsers stumble over: markup, entities, numbers beyond every range, names of prototypes. */
const WORDS = [
  '<',
  ']]>',
  '<!DOCTYPE x [<!ENTITY a "&a;&a;">]>',
  '&#0;',
  '99999999999999999999',
  '-1',
  '__proto__',
  '\u202e',
  '"',
  'obj endobj',
];
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({
    how: fc.constant('flip' as const),
    at: fc.array(share, { minLength: 1, maxLength: 20 }),
    value: fc.nat(255),
  }),
  fc.record({ how: fc.constant('cut' as const), at: share }),
  fc.record({ how: fc.constantFrom('drop' as const, 'zero' as const, 'twice' as const), at: share, share }),
  fc.record({
    how: fc.constant('insert' as const),
    at: share,
    bytes: fc.oneof(
      fc.constantFrom(...WORDS).map((word) => new TextEncoder().encode(word)),
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
    ),
  }),
);

function mutate(bytes: Uint8Array, change: Mutation): Uint8Array {
  const place = (at: number) => Math.floor(at * bytes.length);
  if (change.how === 'flip') {
    const changed = bytes.slice();
    for (const at of change.at) changed[place(at)] = change.value;
    return changed;
  }
  const at = place(change.at);
  if (change.how === 'cut') return bytes.slice(0, at);
  if (change.how === 'insert') return Buffer.concat([bytes.slice(0, at), change.bytes, bytes.slice(at)]);
  const end = at + Math.ceil((bytes.length - at) * change.share * 0.5);
  if (change.how === 'zero') return bytes.slice().fill(0, at, end);
  const piece = bytes.slice(at, end);
  return Buffer.concat([bytes.slice(0, at), ...(change.how === 'twice' ? [piece, piece] : []), bytes.slice(end)]);
}

interface Mutant {
  readonly changes: readonly Mutation[];
  /** Index of the changed entry of a zip, unpacked; null for the archive's own bytes. */
  readonly entry: number | null;
  /** Damage to a record instead, where the entry holds records: most other changes leave no JSON at all. */
  readonly damage: Damage | null;
}
const mutant: fc.Arbitrary<Mutant> = fc.record({
  changes: fc.array(mutation, { minLength: 1, maxLength: 3 }),
  entry: fc.option(fc.nat(50), { freq: 3 }),
  damage: fc.option(anyDamage, { freq: 2 }),
});

function made(original: Uint8Array, { changes, entry, damage }: Mutant, isZip: boolean): Uint8Array {
  const change = (bytes: Uint8Array) => changes.reduce(mutate, bytes);
  if (!isZip || entry === null) return change(original);
  const entries = unzipSync(original);
  const names = Object.keys(entries);
  const name = names[entry % names.length] ?? '';
  const bytes = entries[name] ?? new Uint8Array();
  const changed = damage && name.endsWith('.ndjson') ? withDamage(bytes, damage) : change(bytes);
  return zipSync(sealed({ ...entries, [name]: changed }, name));
}

/** Lines of records, the first of them damaged. */
function withDamage(bytes: Uint8Array, damage: Damage): Uint8Array {
  const [first = '', ...others] = Buffer.from(bytes).toString().split('\n');
  return Buffer.from([JSON.stringify(damaged(JSON.parse(first), damage)), ...others].join('\n'));
}

/** Entries of a workspace file with the checksum that a forger would not forget, so that what is inside is read at all. */
function sealed(entries: Record<string, Uint8Array>, changed: string): Record<string, Uint8Array> {
  const manifest = entries['manifest.json'];
  const kind = /^records\/(\w+)\.ndjson$/.exec(changed)?.[1];
  const bytes = entries[changed];
  if (!manifest || kind === undefined || !bytes) return entries;
  const said = JSON.parse(Buffer.from(manifest).toString()) as { records: { kind: string }[] };
  const seal = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const records = said.records.map((part) => (part.kind === kind ? { ...part, ...seal } : part));
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify({ ...said, records })) };
}

let browser: Browser;
let page: Page;
let errors: readonly string[];
beforeAll(async () => {
  browser = await launch();
  const opened = await openProfile(browser, inject('harnessUrl'));
  page = opened.page;
  errors = opened.faults.errors;
  await page.goto('/');
  await page.evaluate(() => globalThis.harness.openWithData());
});
afterAll(() => browser.close());

/** Gives a file to the page; tells a page that does not answer from one that is slow. */
async function give(door: string, name: string, bytes: Uint8Array): Promise<Taken> {
  const given = { door, name, base64: Buffer.from(bytes).toString('base64') };
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<Taken>((resolve) => {
    timer = setTimeout(() => resolve({ how: 'hang', detail: '', ms: Infinity, written: {}, torn: '' }), 4 * LONGEST);
  });
  const taken = page.evaluate((file) => globalThis.harness.give(file.door, file.name, file.base64), given);
  try {
    return await Promise.race([taken, hang]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a study's upload and a workspace file have written all or nothing. */
const isWhole = ({ how, written, torn }: Taken, door: string): boolean => {
  const { records = 0, summaries = 0 } = written;
  // Unnamed bytes of a refused file do not matter; `torn` looks at all the rest.
  if (door === 'workspace') return torn === '';
  if (how !== 'read' || door !== 'study') return Object.keys(written).length === 0;
  return summaries === 1 && (records === 2 || records === 3);
};

describe('mutated files', () => {
  const figures: Record<string, Record<string, unknown>> = {};
  afterAll(() => report('Mutated files', figures));

  for (const { type, file, door, isZip = false } of FILES) {
    it(`${type}: read or refused with a reason, within ${LONGEST / 1000} s, wholly stored or not at all`, async () => {
      const original = await file();
      const counts = { read: 0, refused: 0, slowest: 0 };
      const reasons = new Set<string>();
      expect(await give(door, `цел.${type}`, original)).toMatchObject({ how: 'read' });
      await fc.assert(
        fc.asyncProperty(mutant, async (one) => {
          const taken = await give(door, `проба.${type}`, made(original, one, isZip));
          if (taken.how === 'read') counts.read += 1;
          else {
            counts.refused += 1;
            reasons.add(taken.how);
          }
          counts.slowest = Math.max(counts.slowest, Math.round(taken.ms));
          expect(taken).not.toMatchObject({ how: expect.stringMatching(/^(crash|hang|reader_failed)$/) });
          expect(taken.ms).toBeLessThan(LONGEST);
          expect({ ...taken, isWhole: isWhole(taken, door) }).toEqual({ ...taken, isWhole: true });
          expect(errors).toEqual([]);
        }),
        { seed: SEED, numRuns: countOf('mutants'), endOnFailure: true },
      );
      figures[type] = { ...counts, reasons: [...reasons].join(', ') };
    });
  }
});
