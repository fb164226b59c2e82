import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { SCREENS } from './routes/lazyRoutes.ts';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { ShellRoute } from './routes/ShellRoute.tsx';

/** Every route of the product (specification §2) inside the shell. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShellRoute />}>
        {SCREENS.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
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
