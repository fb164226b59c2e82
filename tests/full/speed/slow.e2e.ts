import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, workspaceOpen } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** Statements that only data can support. */
const CLAIMS = /пока нет|ещё нет|Ничего не|не найден|\(0\)|(?:^|\s)0(?:$|[\s%])/;

/** Keeps every other use of the workspace's database waiting, by a transaction that does not end until it is let go. */
const holdDatabase = (other: Page): Promise<void> =>
  other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('orientir');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const store = database.transaction(names, 'readwrite').objectStore('meta');
          store.transaction.addEventListener('complete', () => database.close());
          document.documentElement.dataset.holding = '';
          const again = (): void => {
            store.get('nothing').addEventListener('success', () => {
              resolve();
              if (document.documentElement.dataset.holding !== undefined) again();
            });
          };
          again();
        });
      }),
  );
const letGo = (other: Page): Promise<void> =>
  other.evaluate(() => {
    delete document.documentElement.dataset.holding;
  });

const linesOf = async (shown: Page): Promise<string[]> =>
  (await shown.locator('body').innerText()).split('\n').map((line) => line.trim());

const ADDRESSES = [
  '/',
  '/?open=research-edtech',
  '/?action=upload',
  '/chat',
  '/vision',
  '/strategy',
  '/strategy?tab=product',
  '/journey',
  '/experiments',
  '/experiments?view=table',
  '/experiments?backlog=1',
  '/audiences',
  '/audiences?open=audience-edtech-pm',
  '/profile',
  ...['balance', 'billing', 'teams', 'companies', 'settings'].map((section) => `/profile?section=${section}`),
];

it('before its data has come no screen says that there is none', async () => {
  await page.goto('/');
  await workspaceOpen(page);
  const other = await openBehind(page);
  await other.goto('/');
  await page.bringToFront();
  for (const address of ADDRESSES) {
    await holdDatabase(other);
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('template') === null);
    await page.locator('main h1').waitFor();
    const before = await linesOf(page);
    await letGo(other);
    await workspaceOpen(page);
    await expect.poll(() => linesOf(page), { message: address }).not.toEqual(before);
    const claims = before.filter((line) => CLAIMS.test(line));
    expect({ address, claims }).toEqual({ address, claims: [] });
  }
});
