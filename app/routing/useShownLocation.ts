import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

import { keepKeys } from '#src/ui/keptKeys.ts';

import { isRouteHere, preloadRoute } from './lazyRoutes.ts';

/**
 * The address whose screen is drawn. A screen whose code is here is drawn at once; else the present one stays, whole and with
 * its own address, until the code has come. Where it does not come, the new screen is left to say so. «/» and what follows it
 * meanwhile is meant for the new screen's search.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const { pathname } = location;
  const isHere = isRouteHere(pathname);
  if (isHere && shown !== location) setShown(location);
  useEffect(() => {
    if (isHere) return undefined;
    let left = false;
    const show = () => {
      if (!left) setShown(location);
    };
    preloadRoute(pathname).then(show, show);
    return () => {
      left = true;
    };
  }, [isHere, pathname, location]);
  const waits = !isHere && shown.pathname !== pathname;
  useEffect(() => (waits ? keepKeys('search') : undefined), [waits]);
  return isHere ? location : shown;
}
