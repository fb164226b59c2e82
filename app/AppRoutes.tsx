import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { PATHS } from './paths.ts';
import {
  AudiencesRoute,
  ChatRoute,
  ExperimentsRoute,
  JourneyRoute,
  OnboardingRoute,
  ProfileRoute,
  ResearchRoute,
  StrategyRoute,
  VisionRoute,
} from './routes/lazyRoutes.ts';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { ShellRoute } from './routes/ShellRoute.tsx';

/** Sections and their screens. */
const SCREENS = {
  chat: ChatRoute,
  onboarding: OnboardingRoute,
  vision: VisionRoute,
  strategy: StrategyRoute,
  research: ResearchRoute,
  journey: JourneyRoute,
  experiments: ExperimentsRoute,
  audiences: AudiencesRoute,
  profile: ProfileRoute,
} as const;

/** Every route of the product (specification §2) inside the shell. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShellRoute />}>
        {Object.entries(SCREENS).map(([name, Screen]) => (
          <Route
            key={name}
            path={PATHS[name as keyof typeof SCREENS]}
            element={
              <Suspense>
                <Screen />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
