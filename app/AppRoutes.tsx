import { Route, Routes } from 'react-router-dom';

import { SCREENS } from './routes/lazyRoutes.ts';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { ShellRoute } from './routes/ShellRoute.tsx';
import { useShownLocation } from './routes/useShownLocation.ts';

/** Every route of the product (specification §2) inside the shell. */
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
