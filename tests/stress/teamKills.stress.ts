import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

import { Browser, listenTo, type Heard } from '#tests/server/support/team.ts';
import { npmStart, type Started } from '../support/servers/npmStart.ts';
import { startOn, type OwnChromium } from '../support/chromium/ownChromium.ts';
import { shareOpenCompany } from '../support/page/team.ts';
import { editVisionCard, saveVisionCard, visionCard } from '../support/page/visionCard.ts';
import { countOf, report } from './counts.ts';

let profile: string;
let server: Started;
let running: OwnChromium | undefined;
beforeAll(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'orientir-team-kills-'));
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
});
afterEach(() => running?.kill());
afterAll(async () => {
  server.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** How far what was saved has come when its browser dies. */
const MOMENTS = ['taken, the answer never came', 'nothing was sent', 'whatever the network did'] as const;

/** Returns the header's button when nothing waits to be sent. */
const saved = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Сохранено' });

/**
 * Puts the page's next push where it is to be when the browser dies.
 * @returns resolves when it is there
 */
async function holdPush(page: Page, moment: (typeof MOMENTS)[number]): Promise<() => Promise<void>> {
  if (moment === 'whatever the network did') return async () => undefined;
  let reached!: () => void;
  const there = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.route('**/commits', async (route) => {
    if (moment === 'nothing was sent' || (await route.fetch()).ok()) reached();
  });
  return () => there;
}

/** A colleague's copy of the company, straight from the server. */
class Colleague {
  private readonly browser = new Browser(server.address);
  private company = '';
  private heard: Heard | undefined;

  async join(link: string): Promise<void> {
    const { companies } = await this.browser.enter(link.split('#')[1] ?? '', 'Павел');
    this.company = companies[0]?.id ?? '';
    this.heard = await listenTo(this.browser, this.company);
  }

  /** Resolves when the server has taken so many changes. */
  async hears(seq: number): Promise<void> {
    await this.heard?.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq >= seq);
  }

  /** How many changes the server has taken, and all that is there, as text. */
  async sees(): Promise<{ seq: number; text: string }> {
    const { records, seq } = await this.browser.pull(this.company);
    return { seq, text: JSON.stringify(records) };
  }

  leave(): void {
    this.heard?.close();
  }
}

describe('the browser of one who works in a shared company killed as a commit resolves', () => {
  it('brings what was saved to the server, once, when it starts again', async () => {
    const kills = countOf('teamKills');
    const colleague = new Colleague();
    running = await startOn(profile, server.address);
    await colleague.join(await shareOpenCompany(running.page, await server.ownerLink()));
    const cookies = await running.page.context().cookies();
    const lost: string[] = [];
    const twice: string[] = [];
    const missed: string[] = [];
    const sentAgain = Object.fromEntries(MOMENTS.map((moment) => [moment, 0]));
    const dying: number[] = [];
    await running.page.goto('/vision');

    for (let round = 0; round < kills; round += 1) {
      const moment = MOMENTS[round % MOMENTS.length] ?? MOMENTS[0];
      await editVisionCard(running.page).waitFor();
      await saved(running.page).waitFor();
      const { seq } = await colleague.sees();
      const reached = await holdPush(running.page, moment);
      const text = `сохранено в круге ${round}`;
      await saveVisionCard(running.page, text);
      const since = performance.now();
      await reached();
      await running.kill();
      dying.push(performance.now() - since);
      const isThere = (await colleague.sees()).seq > seq;
      const isExpected =
        moment === 'whatever the network did' || isThere === (moment === 'taken, the answer never came');
      if (!isExpected) missed.push(`${text}: ${moment}`);

      running = await startOn(profile, server.address);
      // Chromium puts cookies on the disk twice a minute: one that signed in just before would have to do it again.
      await running.page.context().addCookies(cookies);
      let asked = 0;
      running.page.on('request', (request) => {
        if (request.url().endsWith('/commits')) asked += 1;
      });
      await running.page.goto('/vision');
      await visionCard(running.page).getByText(text).waitFor();
      await colleague.hears(seq + 1);
      // Nothing is left to be sent: one that went twice would have gone by now.
      await saved(running.page).waitFor();
      const after = await colleague.sees();
      if (!after.text.includes(text)) lost.push(text);
      if (after.seq !== seq + 1) twice.push(text);
      if (asked > 0) sentAgain[moment] = (sentAgain[moment] ?? 0) + 1;
    }
    report('The browser in a shared company killed as a commit resolves', {
      kills,
      ...Object.fromEntries(MOMENTS.map((moment) => [`sent after the start: ${moment}`, sentAgain[moment]])),
      lost: lost.length,
      twice: twice.length,
      'from confirmation to death, ms, longest': Math.round(Math.max(...dying)),
    });
    expect({ lost, twice, missed }).toEqual({ lost: [], twice: [], missed: [] });
    colleague.leave();
  });
});
