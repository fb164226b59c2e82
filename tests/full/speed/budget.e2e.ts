import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile } from '../../support/page/journey.ts';
import { longTasks } from '../../support/page/longTasks.ts';

let context: BrowserContext;
let page: Page;
eachProfile((profile) => ({ context, page } = profile), { isChanged: true });

/** Every route, and a selector of content drawn by the app; that of the page's own first frame is beside its templates. */
const SCREENS = {
  '/': 'li[data-index]',
  '/chat': ':is([role=log] article, output[data-typing=true])',
  '/onboarding': '[data-scene]',
  '/vision': 'main li section',
  '/strategy': '[role=tabpanel] section',
  '/journey': 'li[data-index]',
  '/experiments': 'li[data-index]',
  '/audiences': 'li[data-index]',
  '/profile': 'main h3',
} as const;

describe.each(Object.entries(SCREENS))('%s', (address, content) => {
  it('is shown without a long task, at the first visit and the next', async () => {
    const shown = `body:not(:has(template)) ${content}`;
    expect(await longTasks(page, address, shown)).toEqual([]);
    // The next visit finds what the first one stored.
    await page.waitForLoadState('networkidle');
    await page.close();
    page = await context.newPage();
    expect(await longTasks(page, address, shown)).toEqual([]);
  });
});
