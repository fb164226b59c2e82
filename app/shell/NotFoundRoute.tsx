import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { NotFoundScreen } from '#src/features/shell/NotFoundScreen.tsx';

/** 404: shows the page and writes the bad path to the console (R10). */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no such path:', pathname);
  }, [pathname]);
  return <NotFoundScreen path={pathname} />;
}
