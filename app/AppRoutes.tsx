import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { ComingScreen } from '#src/features/shell/ComingScreen.tsx';

import { PATHS, ROUTE_LABELS, type RouteName } from './paths.ts';
import {
  AudiencesRoute,
  ChatRoute,
  ExperimentsRoute,
  JourneyRoute,
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
  vision: VisionRoute,
  strategy: StrategyRoute,
  research: ResearchRoute,
  journey: JourneyRoute,
  experiments: ExperimentsRoute,
  audiences: AudiencesRoute,
  profile: ProfileRoute,
} as const;

/** Sections whose screens are not built yet, and what one will do there. They say so. */
const COMING: Readonly<Partial<Record<RouteName, string>>> = {
  onboarding: 'Короткое знакомство с продуктом и создание новой компании с пустым рабочим пространством.',
};

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
        {(Object.keys(COMING) as RouteName[]).map((name) => (
          <Route
            key={name}
            path={PATHS[name]}
            element={<ComingScreen title={ROUTE_LABELS[name]} purpose={COMING[name] ?? ''} />}
          />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
