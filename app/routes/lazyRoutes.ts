import { lazy } from 'react';

import { PATHS } from '../paths.ts';

const loadResearch = () => import('./ResearchRoute.tsx');
const loadExperiments = () => import('./ExperimentsRoute.tsx');

/** Each route's code is a chunk of its own. */
export const ResearchRoute = lazy(() => loadResearch().then((module) => ({ default: module.ResearchRoute })));

/** As {@link ResearchRoute}. */
export const ExperimentsRoute = lazy(() => loadExperiments().then((module) => ({ default: module.ExperimentsRoute })));

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  [PATHS.research]: loadResearch,
  [PATHS.experiments]: loadExperiments,
};

/** Fetches the code of the route that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  await LOADERS[href.split(/[?#]/)[0] ?? '']?.();
}
