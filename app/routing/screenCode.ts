import type { ComponentType } from 'react';

import { PATHS, type RouteName } from './paths.ts';

/** Fetches the code of each section's screen; each is a chunk of its own. */
export const SCREEN_CODE: Readonly<Record<RouteName, () => Promise<ComponentType>>> = {
  research: () => import('../sections/research/ResearchRoute.tsx').then((module) => module.ResearchRoute),
  chat: () => import('../sections/chat/ChatRoute.tsx').then((module) => module.ChatRoute),
  onboarding: () => import('../sections/onboarding/OnboardingRoute.tsx').then((module) => module.OnboardingRoute),
  vision: () => import('../sections/boards/VisionRoute.tsx').then((module) => module.VisionRoute),
  strategy: () => import('../sections/boards/StrategyRoute.tsx').then((module) => module.StrategyRoute),
  audiences: () => import('../sections/audiences/AudiencesRoute.tsx').then((module) => module.AudiencesRoute),
  experiments: () => import('../sections/experiments/ExperimentsRoute.tsx').then((module) => module.ExperimentsRoute),
  tactics: () => import('../sections/tactics/TacticsRoute.tsx').then((module) => module.TacticsRoute),
  account: () => import('../sections/account/accountScreen.ts').then((module) => module.accountScreen()),
};

/** The section that an address leads to; undefined where there is none. */
export function sectionAt(href: string): RouteName | undefined {
  const path = href.split(/[?#]/)[0];
  return (Object.keys(PATHS) as RouteName[]).find((name) => PATHS[name] === path);
}
