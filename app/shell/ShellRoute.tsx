import { useLocation } from 'react-router-dom';

import { AppShell } from '#src/features/shell/AppShell.tsx';

import { Banners } from './Banners.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OverAll } from './OverAll.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { navItems } from '../routing/navigation.ts';
import { PATHS, RAIL_ROUTES, TOP_ROUTES } from '../routing/paths.ts';
import { usePalette } from '../palette/usePalette.ts';
import { paletteShortcut } from '../palette/usePaletteKey.ts';
import { useRail } from './rail.ts';
import { SharedOutlet, SharedStatus } from './SharedStatus.tsx';
import { useAround } from './useAround.ts';
import { useSwitchable } from './switchable.ts';
import { useCompanySwitch } from './useCompanySwitch.ts';
import { useTheme } from './theme.ts';
import { useUndoKeys } from './undoKeys.ts';
import { usePageChange } from './usePageChange.ts';
import { useFileUrl } from '../shared/useFileUrl.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { onDemand } from '#src/ui/onDemand.ts';

/** The palette and the search in records: loaded when first opened. */
const PaletteHost = onDemand(() => import('../palette/PaletteHost.tsx').then((module) => module.PaletteHost), {
  keys: 'all',
});

/** The shell around every screen: who, which company, where; an error in a screen stays inside it. */
export function ShellRoute() {
  const { pathname } = useLocation();
  const { companyId, switchCompany } = useCompanySwitch();
  const [railOpen, setRailOpen] = useRail();
  const [theme, setTheme] = useTheme();
  const profile = useRecord('profile', 'profile');
  const companies = useAll('company').data;
  const switchable = useSwitchable(companies?.items);
  const around = useAround(pathname, companyId, switchable);
  const [palette, setPalette] = usePalette();
  usePageChange(pathname);
  useUndoKeys();
  return (
    <AppShell
      topItems={navItems(TOP_ROUTES, pathname)}
      railItems={navItems(RAIL_ROUTES, pathname)}
      userPicture={useFileUrl(profile.data?.avatarFileId ?? null)}
      {...around}
      companyId={companyId}
      onCompanyChange={switchCompany}
      searchShortcut={paletteShortcut()}
      onSearch={() => setPalette('open')}
      addCompanyHref={PATHS.onboarding}
      railOpen={railOpen}
      onRailOpenChange={setRailOpen}
      status={<SharedStatus />}
      theme={theme}
      onThemeChange={setTheme}
      printHead={<PrintedHead company={companies?.items.find(({ id }) => id === companyId)?.name ?? ''} />}
      banner={<Banners />}
    >
      <CrashBoundary key={pathname}>
        <SharedOutlet />
      </CrashBoundary>
      <OverAll />
      {palette === 'unused' ? null : (
        <PaletteHost
          open={palette === 'open'}
          onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
          theme={theme}
          onThemeChange={setTheme}
          companies={switchable}
          companyId={companyId}
          onCompanyChange={switchCompany}
        />
      )}
    </AppShell>
  );
}
