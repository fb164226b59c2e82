import type { ComponentType } from 'react';

import { readAccountSection } from '#src/domain/account/accountSection.ts';

/**
 * The account area, once the section is here, too, that the page is open at: else its place would be empty for a moment in the first
 * frame. A section that does not come is missed where it is drawn.
 */
export async function accountScreen(): Promise<ComponentType> {
  const [{ AccountRoute }, { ACCOUNT_PANES }] = await Promise.all([
    import('./AccountRoute.tsx'),
    import('./lazyPanes.ts'),
  ]);
  // The build, which draws the first section, has no address.
  const address = typeof location === 'undefined' ? '' : location.search;
  const { section } = readAccountSection(new URLSearchParams(address).get('section'));
  await ACCOUNT_PANES[section].preload().catch(() => undefined);
  return AccountRoute;
}
