import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import { GoToContext, type GoTo } from './goTo.ts';

/** Gives the router's `navigate`, which is another function at every address, a form that stays. Stands within the router. */
export function GoToProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const present = createPath(useLocation());
  const latest = useRef({ navigate, present });
  useLayoutEffect(() => {
    latest.current = { navigate, present };
  });
  const goTo = useCallback<GoTo>((href) => {
    const now = latest.current;
    // As a browser does: a link to where one is adds no step to the way back.
    void now.navigate(href, { replace: href === now.present });
  }, []);
  return <GoToContext value={goTo}>{children}</GoToContext>;
}
