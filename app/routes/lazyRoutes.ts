import { onDemand } from '#src/ui/onDemand.ts';

import { PATHS } from '../paths.ts';

/** Every section's screen; each one's code is a chunk of its own. */
const ROUTES = {
  research: onDemand(() => import('./ResearchRoute.tsx').then((module) => module.ResearchRoute)),
  chat: onDemand(() => import('./ChatRoute.tsx').then((module) => module.ChatRoute)),
  onboarding: onDemand(() => import('./OnboardingRoute.tsx').then((module) => module.OnboardingRoute)),
  vision: onDemand(() => import('./VisionRoute.tsx').then((module) => module.VisionRoute)),
  strategy: onDemand(() => import('./StrategyRoute.tsx').then((module) => module.StrategyRoute)),
  audiences: onDemand(() => import('./AudiencesRoute.tsx').then((module) => module.AudiencesRoute)),
  experiments: onDemand(() => import('./ExperimentsRoute.tsx').then((module) => module.ExperimentsRoute)),
  journey: onDemand(() => import('./JourneyRoute.tsx').then((module) => module.JourneyRoute)),
  profile: onDemand(() => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute)),
} as const;

/** Every section's address and screen. */
export const SCREENS = Object.entries(ROUTES).map(([name, Screen]) => ({
  path: PATHS[name as keyof typeof ROUTES] as string,
  Screen,
}));

const screenAt = (href: string) => {
  const path = href.split(/[?#]/)[0];
  return SCREENS.find((screen) => screen.path === path)?.Screen;
};

/** Whether the screen that an address leads to can be drawn at once; also true where there is none. */
export function isRouteHere(href: string): boolean {
  return screenAt(href)?.isHere() ?? true;
}

/** Fetches the code of the screen that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  await screenAt(href)?.preload();
}
