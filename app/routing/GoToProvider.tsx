import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import { GoToContext, KeptProductContext, type GoTo } from './goTo.ts';
import { keepingProduct, PRODUCT_PARAM } from './productParam.ts';

/** Wraps the router's `navigate`, which is another function at every address, in a stable function. Must be within the router. */
export function GoToProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const present = createPath(location);
  const product = new URLSearchParams(location.search).get(PRODUCT_PARAM);
  const latest = useRef({ navigate, present, product });
  useLayoutEffect(() => {
    latest.current = { navigate, present, product };
  });
  const goTo = useCallback<GoTo>((href) => {
    const now = latest.current;
    const to = keepingProduct(href, now.product);
    // As a browser does: a link to where one is adds no step to the way back.
    void now.navigate(to, { replace: to === now.present });
  }, []);
  return (
    <GoToContext value={goTo}>
      <KeptProductContext value={product}>{children}</KeptProductContext>
    </GoToContext>
  );
}
