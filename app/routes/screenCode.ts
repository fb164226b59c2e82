import type { ComponentType } from 'react';

import { PATHS, type RouteName } from '../paths.ts';

/** Fetches the code of each section's screen; each is a chunk of its own. */
export const SCREEN_CODE: Readonly<Record<RouteName, () => Promise<ComponentType>>> = {
  research: () => import('./ResearchRoute.tsx').then((module) => module.ResearchRoute),
  chat: () => import('./ChatRoute.tsx').then((module) => module.ChatRoute),
  onboarding: () => import('./OnboardingRoute.tsx').then((module) => module.OnboardingRoute),
  vision: () => import('./VisionRoute.tsx').then((module) => module.VisionRoute),
  strategy: () => import('./StrategyRoute.tsx').then((module) => module.StrategyRoute),
  audiences: () => import('./AudiencesRoute.tsx').then((module) => module.AudiencesRoute),
  experiments: () => import('./ExperimentsRoute.tsx').then((module) => module.ExperimentsRoute),
  journey: () => import('./JourneyRoute.tsx').then((module) => module.JourneyRoute),
  profile: () => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute),
};

/** The section that an address leads to; undefined where there is none. */
export function sectionAt(href: string): RouteName | undefined {
  const path = href.split(/[?#]/)[0];
  return (Object.keys(PATHS) as RouteName[]).find((name) => PATHS[name] === path);
}
