import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { inOrderOfAge } from '#src/domain/workspace.ts';
import { AppShell } from '#src/features/shell/AppShell.tsx';

import { useCompanyChoice } from '../company.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { LINKS_URL } from '../linksView.ts';
import { navItems } from '../navigation.ts';
import { PATHS, RAIL_ROUTES, ROUTE_LABELS, TOP_ROUTES } from '../paths.ts';
import { paletteShortcut, usePaletteKey } from '../palette/usePaletteKey.ts';
import { useRail } from '../rail.ts';
import { StoreBanner } from '../StoreBanner.tsx';
import { useTheme } from '../theme.ts';
import { UpdateBanner } from '../UpdateBanner.tsx';
import { useUndoKeys } from '../undoKeys.ts';
import { useFileUrl } from '../useFileUrl.ts';
import { useUrlState } from '../useUrlState.ts';
import { useAll, useRecord } from '../workspace/queries.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { sectionAt } from './screenCode.ts';

const LinksOverlay = onDemand(() => import('./LinksOverlay.tsx').then((module) => module.LinksOverlay));
/** The palette and the search in records: loaded when first opened. */
const PaletteHost = onDemand(() => import('../palette/PaletteHost.tsx').then((module) => module.PaletteHost));

/** Names the page after its section, and takes the focus to its content when the section changes. */
function usePageChange(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    const name = sectionAt(pathname);
    document.title = name ? `${ROUTE_LABELS[name]} — Ориентир` : 'Ориентир';
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The shell around every screen: who, which company, where; an error in a screen stays inside it. */
export function ShellRoute() {
  const { pathname } = useLocation();
  const { companyId, chooseCompany } = useCompanyChoice();
  const [railOpen, setRailOpen] = useRail();
  const [theme, setTheme] = useTheme();
  const profile = useRecord('profile', 'profile');
  const companies = useAll('company').data;
  const switchable = useMemo(() => inOrderOfAge(companies?.items ?? []), [companies]);
  const userPicture = useFileUrl(profile.data?.avatarFileId ?? null);
  const [links, setLinks] = useUrlState(LINKS_URL);
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused');
  const togglePalette = useCallback(() => setPalette((now) => (now === 'open' ? 'closed' : 'open')), []);
  usePageChange(pathname);
  useUndoKeys();
  usePaletteKey(togglePalette);
  return (
    <AppShell
      topItems={navItems(TOP_ROUTES, pathname)}
      railItems={navItems(RAIL_ROUTES, pathname)}
      userName={profile.data?.name ?? ''}
      userPicture={userPicture}
      companies={switchable}
      companyId={companyId}
      onCompanyChange={chooseCompany}
      searchShortcut={paletteShortcut()}
      onSearch={() => setPalette('open')}
      addCompanyHref={PATHS.onboarding}
      railOpen={railOpen}
      onRailOpenChange={setRailOpen}
      theme={theme}
      onThemeChange={setTheme}
      banner={
        <>
          <StoreBanner />
          <UpdateBanner />
        </>
      }
    >
      <CrashBoundary key={pathname}>
        <Outlet />
      </CrashBoundary>
      {links === null ? null : (
        <CrashBoundary key={links}>
          <LinksOverlay at={links} onClose={() => setLinks(() => null, 'push')} />
        </CrashBoundary>
      )}
      {palette === 'unused' ? null : (
        <PaletteHost
          open={palette === 'open'}
          onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
          theme={theme}
          onThemeChange={setTheme}
          companies={switchable}
          companyId={companyId}
          onCompanyChange={chooseCompany}
        />
      )}
    </AppShell>
  );
}
