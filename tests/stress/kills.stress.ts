import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

import { startOn, type OwnChromium } from '../support/chromium/ownChromium.ts';
import { editVisionCard, saveVisionCard, visionCard } from '../support/page/visionCard.ts';
import { countOf, report } from './counts.ts';

let profile: string;
let running: OwnChromium | undefined;
beforeAll(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'orientir-kills-'));
});
afterEach(() => running?.kill());
afterAll(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));

describe('the browser killed right after a confirmed save', () => {
  it('has everything when it starts again', async () => {
    const kills = countOf('kills');
    const saved: string[] = [];
    const lost: string[] = [];
    const dying: number[] = [];
    let text = '';
    // One start more than kills: what the last one left is looked at, too.
    for (let round = 0; round <= kills; round += 1) {
      running = await startOn(profile);
      const { page } = running;
      // In turn the app's screen, where the toast confirms, and the store alone, where a commit's promise does.
      const inApp = round % 2 === 0;
      const isLast = round === kills;
      if (inApp || isLast) {
        await page.goto(`${inject('appUrl')}/vision`);
        await editVisionCard(page).waitFor();
        const there = await visionCard(page).getByText(text).count();
        if (text !== '' && there === 0) lost.push(text);
      }
      if (!inApp || isLast) {
        await page.goto(inject('harnessUrl'));
        lost.push(...(await page.evaluate((ids) => globalThis.harness.lostSaves(ids), saved)));
      }
      if (isLast) break;
      if (inApp) {
        text = `сохранено в круге ${round}`;
        await saveVisionCard(page, text);
      } else {
        const id = `круг-${round}`;
        await page.evaluate((one) => globalThis.harness.save(one), id);
        saved.push(id);
      }
      const since = performance.now();
      await running.kill();
      dying.push(performance.now() - since);
    }
    report('Kills right after a confirmed save', {
      kills,
      'confirmed by the toast of the app': kills - saved.length,
      'confirmed by the promise of the store': saved.length,
      lost: lost.length,
      'from confirmation to death, ms, longest': Math.round(Math.max(...dying)),
    });
    expect(lost).toEqual([]);
  });
});
