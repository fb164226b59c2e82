import { lazy } from 'react';

import { PATHS } from '../paths.ts';

const loadResearch = () => import('./ResearchRoute.tsx');
const loadAudiences = () => import('./AudiencesRoute.tsx');
const loadChat = () => import('./ChatRoute.tsx');
const loadVision = () => import('./VisionRoute.tsx');
const loadStrategy = () => import('./StrategyRoute.tsx');
const loadExperiments = () => import('./ExperimentsRoute.tsx');
const loadJourney = () => import('./JourneyRoute.tsx');
const loadProfile = () => import('./ProfileRoute.tsx');

/** Each route's code is a chunk of its own. */
export const ResearchRoute = lazy(() => loadResearch().then((module) => ({ default: module.ResearchRoute })));

/** As {@link ResearchRoute}. */
export const ExperimentsRoute = lazy(() => loadExperiments().then((module) => ({ default: module.ExperimentsRoute })));

/** As {@link ResearchRoute}. */
export const JourneyRoute = lazy(() => loadJourney().then((module) => ({ default: module.JourneyRoute })));

/** As {@link ResearchRoute}. */
export const AudiencesRoute = lazy(() => loadAudiences().then((module) => ({ default: module.AudiencesRoute })));

/** As {@link ResearchRoute}. */
export const ChatRoute = lazy(() => loadChat().then((module) => ({ default: module.ChatRoute })));

/** As {@link ResearchRoute}. */
export const VisionRoute = lazy(() => loadVision().then((module) => ({ default: module.VisionRoute })));

/** As {@link ResearchRoute}. */
export const StrategyRoute = lazy(() => loadStrategy().then((module) => ({ default: module.StrategyRoute })));

/** As {@link ResearchRoute}. */
export const ProfileRoute = lazy(() => loadProfile().then((module) => ({ default: module.ProfileRoute })));

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  [PATHS.research]: loadResearch,
  [PATHS.chat]: loadChat,
  [PATHS.vision]: loadVision,
  [PATHS.strategy]: loadStrategy,
  [PATHS.audiences]: loadAudiences,
  [PATHS.experiments]: loadExperiments,
  [PATHS.journey]: loadJourney,
  [PATHS.profile]: loadProfile,
};

/** Fetches the code of the route that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  await LOADERS[href.split(/[?#]/)[0] ?? '']?.();
}
