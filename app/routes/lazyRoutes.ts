import { lazy } from 'react';

import { PATHS } from '../paths.ts';

const loadResearch = () => import('./ResearchRoute.tsx');

/** Each route's code is a chunk of its own. */
export const ResearchRoute = lazy(() => loadResearch().then((module) => ({ default: module.ResearchRoute })));

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  [PATHS.research]: loadResearch,
};

/** Fetches the code of the route that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  await LOADERS[href.split(/[?#]/)[0] ?? '']?.();
}
