import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { counted } from '#src/domain/core/format.ts';
import { shelfOf } from '#src/domain/kindFacts.ts';
import { TAKEN_UP_SHELVES } from '#src/domain/research/kinds.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { envelopeOf, spaceOf } from '#store/plan.ts';
import { parseRow } from '#src/domain/plan.ts';

import { launch, openProfile, type Faults } from '../support/page/browser.ts';
import { workspaceOpen } from '../support/page/journey.ts';
import { EXAMPLE_KINDS, example } from '../store/examples.ts';
import { LONG, SEED, countOf, report } from './counts.ts';
import { anyDamage, damaged, type Damage } from './damage.ts';
import type { Kind } from '#src/domain/records.ts';

interface Row {
  readonly space: string;
  readonly kind: Kind;
  readonly id: string;
  readonly record: unknown;
}

let browser: Browser;
let page: Page;
let faults: Faults;
let whole: readonly Row[];
beforeAll(async () => {
  browser = await launch();
  ({ page, faults } = await openProfile(browser, inject('appUrl')));
  await page.goto('/');
  await workspaceOpen(page);
  const sample = await page.evaluate(async () => {
    const opening = indexedDB.open('orientir');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const reading = opening.result.transaction('records').objectStore('records').getAll();
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    opening.result.close();
    return reading.result as Row[];
  });
  // Kinds of which the sample has none.
  const others = EXAMPLE_KINDS.filter((kind) => !sample.some((row) => row.kind === kind)).map((kind): Row => {
    const record = example(kind);
    return { space: spaceOf(kind, SAMPLE_COMPANY_ID), kind, id: record.id, record };
  });
  whole = [...sample, ...others];
});
afterAll(() => browser.close());

/** Puts these rows in place of all records, past every check of the store; the address is one without the app. */
async function put(rows: readonly Row[]): Promise<void> {
  await page.goto('/favicon.svg');
  const given = rows.map((row) => ({ ...row, ...envelopeOf(row, row.record), space: row.space, record: row.record }));
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('orientir');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const writing = opening.result.transaction(['records', 'summaries'], 'readwrite');
    writing.objectStore('records').clear();
    writing.objectStore('summaries').clear();
    for (const row of all) writing.objectStore('records').put(row);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(writing.error));
    });
    opening.result.close();
  }, given);
}

/** Whether screens that report damage read a record: hypotheses that only a study holds are read with it. */
const isRead = ({ kind, record }: Row): boolean =>
  kind !== 'hypothesis' || TAKEN_UP_SHELVES.some((shelf) => shelf === shelfOf(kind, record));

/** How many living records of these kinds the store must set aside. */
const brokenOf = (rows: readonly Row[], kinds: readonly Kind[]): number =>
  rows.filter(
    (row) =>
      kinds.includes(row.kind) &&
      isRead(row) &&
      envelopeOf(row, row.record).live === 1 &&
      !parseRow(row.kind, row.id, row.record).ok,
  ).length;

const idOf = (kind: Kind, rows: readonly Row[]): string =>
  encodeURIComponent(rows.find((row) => row.kind === kind)?.id ?? '');

/** Every screen with what it unfolds, and the kinds whose damaged records it reports by their number. */
const screens = (rows: readonly Row[]): readonly (readonly [address: string, reports: readonly Kind[]])[] => [
  ['/', ['research']],
  [`/?open=${idOf('research', rows)}`, ['research']],
  [`/?open=${idOf('research', rows)}&material=${idOf('material', rows)}`, ['research']],
  ['/chat', []],
  ['/onboarding', []],
  ['/vision', []],
  ['/strategy', []],
  ['/strategy?tab=product', []],
  ['/strategy?tab=marketing', []],
  ['/journey', ['hypothesis', 'experiment']],
  ['/journey?view=cjm', ['hypothesis', 'experiment']],
  ['/journey?view=map', ['hypothesis', 'experiment']],
  ['/experiments', ['experiment']],
  [`/experiments?open=${idOf('experiment', rows)}&backlog=1`, ['experiment']],
  [`/experiments?view=board`, ['experiment']],
  ['/audiences', ['audience']],
  [`/audiences?open=${idOf('audience', rows)}&persona=${idOf('persona', rows)}`, ['audience']],
  ['/profile', []],
  ['/profile?section=settings', []],
  ['/profile?section=companies', []],
  ['/profile?section=teams', []],
  ['/profile?section=balance', []],
  ['/profile?section=billing', []],
];

/** Each route once, unfolded. */
const EACH_ROUTE =
  /^\/(\?.*material.*|vision|strategy\?tab=product|journey|experiments\?open.*|audiences\?.*|chat|profile)$/;
const eachRoute = (rows: readonly Row[]) => screens(rows).filter(([address]) => EACH_ROUTE.test(address));

/** Opens every screen over these rows; what is wrong with any of them. */
async function lookAround(rows: readonly Row[], addresses: ReturnType<typeof screens>): Promise<string[]> {
  const wrong: string[] = [];
  await put(rows);
  for (const [address, kinds] of addresses) {
    faults.errors.length = 0;
    await page.goto(address);
    // The list is behind an open text, out of sight.
    await page.locator('h1:visible').first().waitFor();
    const broken = brokenOf(rows, kinds);
    if (broken > 0) {
      const note = `${counted(broken, ['запись', 'записи', 'записей'])} не удалось прочитать`;
      const isThere = await page
        .locator('output, [role=alert]')
        .filter({ hasText: new RegExp(`${note.replaceAll(/\s+/g, '\\s+')}|Application Error`) })
        .first()
        // Behind an open text the list says it, for a user who comes back to it.
        .waitFor({ state: address.includes('material=') ? 'attached' : 'visible', timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
      if (!isThere) wrong.push(`${address}: no word of ${broken} damaged`);
    }
    // All that is read has come: nothing says that it is loading.
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 10_000 });
    if (await page.getByText('Unexpected Application Error!').count()) {
      wrong.push(`${address}: crashed: ${await page.locator('pre').first().textContent()}`);
    }
    wrong.push(...faults.errors.map((error) => `${address}: ${error.slice(0, 300)}`));
  }
  return wrong;
}

describe('damaged records', () => {
  it('of any kind, many at once: every screen opens and reports them', async () => {
    let damagedRecords = 0;
    let setAside = 0;
    let opened = 0;
    const perWorkspace = fc.record({
      damages: fc.array(anyDamage, { minLength: 30, maxLength: 60 }),
      at: fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(perWorkspace, async ({ damages, at }) => {
        const rows = [...whole];
        // A third of them in the order of the kinds, so that each kind meets some; the rest anywhere.
        damages.forEach((damage, index) => {
          const random = at[index] ?? 0;
          const kind = EXAMPLE_KINDS[index];
          const places = rows.flatMap((row, place) => (kind === undefined || row.kind === kind ? [place] : []));
          const place = places[random % places.length] ?? 0;
          const row = rows[place];
          if (row) rows[place] = { ...row, record: damaged(row.record, damage) };
        });
        rows.push({ space: SAMPLE_COMPANY_ID, kind: 'ghost' as Kind, id: 'ghost', record: { id: 'ghost', v: 1 } });
        damagedRecords += damages.length;
        setAside += brokenOf(rows, EXAMPLE_KINDS);
        const addresses = LONG ? screens(rows) : eachRoute(rows);
        opened += addresses.length;
        expect(await lookAround(rows, addresses)).toEqual([]);
      }),
      { seed: SEED, numRuns: countOf('corruptWorkspaces'), endOnFailure: true },
    );
    report('Damaged records', {
      workspaces: countOf('corruptWorkspaces'),
      'records damaged': damagedRecords,
      'of them unreadable, set aside': setAside,
      'screens opened': opened,
      crashed: 0,
    });
  });

  it.runIf(LONG)('all of one kind unreadable, each kind in turn', async () => {
    const kinds = EXAMPLE_KINDS;
    const gone: Damage = { how: 'strange' };
    for (const kind of kinds) {
      const rows = whole.map((row) => (row.kind === kind ? { ...row, record: damaged(row.record, gone) } : row));
      expect({ kind, wrong: await lookAround(rows, eachRoute(rows)) }).toEqual({ kind, wrong: [] });
    }
    report('All of a kind unreadable', {
      kinds: kinds.length,
      'screens opened': kinds.length * eachRoute(whole).length,
    });
  });
});
