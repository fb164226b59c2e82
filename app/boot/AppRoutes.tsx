import { Route, Routes } from 'react-router-dom';

import { SCREENS } from '../routing/lazyRoutes.ts';
import { NotFoundRoute } from '../shell/NotFoundRoute.tsx';
import { ShellRoute } from '../shell/ShellRoute.tsx';
import { useShownLocation } from '../routing/useShownLocation.ts';

/** Every route of the product (R10) inside the shell. */
export function AppRoutes() {
  return (
    <Routes location={useShownLocation()}>
      <Route element={<ShellRoute />}>
        {SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
