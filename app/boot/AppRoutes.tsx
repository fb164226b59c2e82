import { Route, Routes } from 'react-router-dom';

import { onDemand } from '#src/ui/onDemand.ts';

import { SCREENS } from '../routing/lazyRoutes.ts';
import { JOIN_PATH, LOGIN_PATH } from '../shared/team/server.ts';
import { SharedRights } from '../shell/SharedRights.tsx';
import { ShellRoute } from '../shell/ShellRoute.tsx';
import { useShownLocation } from '../routing/useShownLocation.ts';

const NotFoundRoute = onDemand(() => import('../shell/NotFoundRoute.tsx').then((module) => module.NotFoundRoute));

const LoginRoute = onDemand(() => import('../sections/team/LoginRoute.tsx').then((module) => module.LoginRoute));

const JoinRoute = onDemand(() => import('../sections/team/JoinRoute.tsx').then((module) => module.JoinRoute));

/** Every route of the product (R10) inside the shell. */
export function AppRoutes() {
  return (
    <Routes location={useShownLocation()}>
      <Route
        element={
          <SharedRights>
            <ShellRoute />
          </SharedRights>
        }
      >
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={JOIN_PATH} element={<JoinRoute />} />
        <Route path={LOGIN_PATH} element={<LoginRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
