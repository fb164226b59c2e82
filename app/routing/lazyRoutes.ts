import { onDemand, type OnDemand } from '#src/ui/onDemand.ts';

import { PATHS, type RouteName } from './paths.ts';
import { SCREEN_CODE, sectionAt } from './screenCode.ts';

const screens = Object.entries(SCREEN_CODE).map(([name, load]) => [name as RouteName, onDemand(load)] as const);

/** Every section's address and screen. */
export const SCREENS = screens.map(([name, Screen]) => ({ path: PATHS[name], Screen }));

function screenAt(href: string): OnDemand<object> | undefined {
  const section = sectionAt(href);
  return screens.find(([name]) => name === section)?.[1];
}

/** Whether the screen that an address leads to can be drawn at once; also true where there is none. */
export function isRouteHere(href: string): boolean {
  return screenAt(href)?.isHere() ?? true;
}

/** Fetches the code of the screen that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  await screenAt(href)?.preload();
}
