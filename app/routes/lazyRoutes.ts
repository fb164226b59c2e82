import { createElement, lazy, useState, type ComponentType } from 'react';

import { PATHS } from '../paths.ts';

interface RouteCode {
  /** The screen; where its code is not there yet, the nearest Suspense waits for it. */
  readonly Route: ComponentType;
  /** Fetches the code; nothing when it is there. */
  readonly preload: () => Promise<ComponentType>;
}

/** A route whose code is a chunk of its own. What has been fetched is drawn at once: React's `lazy` alone would draw a fallback first. */
function routeOf(load: () => Promise<ComponentType>): RouteCode {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await preload() }));
  return {
    preload,
    Route() {
      const [Screen] = useState<ComponentType>(() => loaded ?? Late);
      return createElement(Screen);
    },
  };
}

const ROUTES = {
  research: routeOf(() => import('./ResearchRoute.tsx').then((module) => module.ResearchRoute)),
  chat: routeOf(() => import('./ChatRoute.tsx').then((module) => module.ChatRoute)),
  onboarding: routeOf(() => import('./OnboardingRoute.tsx').then((module) => module.OnboardingRoute)),
  vision: routeOf(() => import('./VisionRoute.tsx').then((module) => module.VisionRoute)),
  strategy: routeOf(() => import('./StrategyRoute.tsx').then((module) => module.StrategyRoute)),
  audiences: routeOf(() => import('./AudiencesRoute.tsx').then((module) => module.AudiencesRoute)),
  experiments: routeOf(() => import('./ExperimentsRoute.tsx').then((module) => module.ExperimentsRoute)),
  journey: routeOf(() => import('./JourneyRoute.tsx').then((module) => module.JourneyRoute)),
  profile: routeOf(() => import('./ProfileRoute.tsx').then((module) => module.ProfileRoute)),
} as const;

/** Every section's address and screen. */
export const SCREENS = Object.entries(ROUTES).map(([name, { Route }]) => ({
  path: PATHS[name as keyof typeof ROUTES],
  Screen: Route,
}));

/** Fetches the code of the route that an address leads to; nothing when it is there already or has none of its own. */
export async function preloadRoute(href: string): Promise<void> {
  const path = href.split(/[?#]/)[0];
  const entry = Object.entries(ROUTES).find(([name]) => PATHS[name as keyof typeof ROUTES] === path);
  await entry?.[1].preload();
}
