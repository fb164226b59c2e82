import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { toast } from '../../support/page/journey.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { pressAll, watchRefusals, type Walked } from '../../support/page/pressAll.ts';
import { openScreen, SCREENS } from '../../support/page/screens.ts';
import { FIRST_SIGN_IN, joinAs, linkFor, shareOpenCompany } from '../../support/page/team.ts';

/**
 * Actions without the right are unavailable: a viewer, and a researcher in the account area, press everything that can be pressed
 * on every screen, and nothing of it is refused.
 */

let server: Started;
let browser: Browser;
const pages = new Map<'Viewer' | 'Researcher', Page>();

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  const { page: anna } = await openProfile(browser, server.address);
  const links = {
    Researcher: await shareOpenCompany(anna, await server.ownerLink()),
    Viewer: await linkFor(anna, 'Viewer'),
  };
  for (const role of ['Viewer', 'Researcher'] as const) {
    const { page } = await openProfile(browser, server.address);
    await watchRefusals(page);
    await joinAs(page, links[role], role === 'Viewer' ? 'Вера Смирнова' : 'Павел Никитин');
    pages.set(role, page);
  }
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  server.stop();
});

/** Presses everything on these screens, as a member with the role. */
async function walk(role: 'Viewer' | 'Researcher', addresses: readonly string[]): Promise<Walked> {
  const page = pages.get(role);
  if (!page) throw new Error(`nobody is ${role}`);
  const walked: Walked = { pressed: [], barred: new Set(), refused: [] };
  for (const screen of SCREENS.filter(({ address }) => addresses.includes(address))) {
    await pressAll(page, () => openScreen(page, screen), walked);
  }
  return walked;
}

const ALL = SCREENS.map(({ address }) => address);

describe('what a role does not allow', () => {
  describe('is nowhere offered to a viewer', () => {
    let pressed = 0;
    const barred = new Set<string>();
    it.each(ALL)('on %s', async (address) => {
      const walked = await walk('Viewer', [address]);
      pressed += walked.pressed.length;
      for (const name of walked.barred) barred.add(name);
      expect(walked.refused).toEqual([]);
    });
    it('and there was much to press', () => {
      expect(pressed).toBeGreaterThan(100);
      expect(barred.size).toBeGreaterThan(60);
    });
  });

  it('takes nothing back from what a viewer may do: their own word goes by the key', async () => {
    const page = pages.get('Viewer');
    if (!page) throw new Error('nobody is Viewer');
    await page.goto('/vision?talk=board:vision');
    const field = page.getByRole('textbox', { name: 'Комментарий', exact: true });
    await field.fill('Сказано не там');
    await field.press('Control+Enter');
    const said = page.getByRole('region', { name: 'Обсуждение: Сказано не там' });
    await said.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await said.waitFor({ state: 'detached' });
    await toast(page, 'Изменение отменено').waitFor();
  });

  it('is not done by a key of the reader either: why is said, and nothing comes of it', async () => {
    const page = pages.get('Viewer');
    if (!page) throw new Error('nobody is Viewer');
    const why = page.locator('.Toastify').getByText(/^Только для исследователей/);
    await page.goto('/?open=research-edtech');
    await page
      .getByRole('button', { name: /^Читать: / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Выбрать реплику \d+/ })
      .nth(1)
      .click();
    const marked = await page.locator('[data-passages]').count();
    await page.keyboard.press('q');
    await why.waitFor();
    expect(await page.locator('[data-passages]').count()).toBe(marked);
  });

  it('is not offered to a researcher in the account area', async () => {
    const { pressed, barred, refused } = await walk(
      'Researcher',
      ALL.filter((address) => address.startsWith('/profile')),
    );
    expect(refused).toEqual([]);
    expect(pressed.length).toBeGreaterThan(10);
    expect(barred.size).toBeGreaterThan(10);
  });
});
