import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { areSeveral } from '../../domain/boards/products/product.ts';
import { media } from '../../theme/media.ts';
import { spaces, widths } from '../../theme/tokens.ts';
import type { Called } from './CalledName.tsx';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { ProductSwitcher, type ProductSwitcherProps } from './ProductSwitcher.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import type { NavItem } from './nav.ts';
import { OpenCompany } from './OpenCompany.tsx';
import { OpenProduct } from './OpenProduct.tsx';
import { Rail } from './Rail.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ThemeToggle, type ThemeName } from './ThemeToggle.tsx';
import { TopBar } from './TopBar.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { SkipLink } from './SkipLink.tsx';

/** The sheet brings the dialog library; it is loaded when a phone first needs it. */
const NavSheet = onDemand(() => import('./NavSheet.tsx').then((module) => module.NavSheet));

export interface AppShellProps {
  /** Links of the top bar, in their fixed order (R11). */
  topItems: readonly NavItem[];
  /** Links of the rail and of the phone's sheet (R11). */
  railItems: readonly NavItem[];
  /** Who uses the product; empty while it is not known. */
  userName: string;
  /** Picture of the user, or undefined for initials. */
  userPicture?: string;
  /** The user's companies. */
  companies: readonly Called[];
  /** The company whose workspace is open. */
  companyId: string;
  /** Opens another workspace. */
  onCompanyChange: (id: string) => void;
  /** Where a company is added. */
  addCompanyHref: string;
  /** The open company's products, above it. Default: not spoken of. */
  productChoice?: Omit<ProductSwitcherProps, 'collapsed'>;
  /** Whether the rail shows names. */
  railOpen: boolean;
  /** Called with the wanted state of the rail. */
  onRailOpenChange: (open: boolean) => void;
  /** Shortcut of the search, as the person's keyboard has it; empty while that is not known. */
  searchShortcut: string;
  /** «Поиск» was pressed: the palette is to open. */
  onSearch: () => void;
  /** Sync state of the company's data: a SyncButton. Default none, for a company of this browser alone. */
  status?: ReactNode;
  /** The theme, or undefined before the page has loaded. */
  theme: ThemeName | undefined;
  /** Called with the other theme. */
  onThemeChange: (theme: ThemeName) => void;
  /** Head of the first sheet of paper: a PrintHead. Default none. */
  printHead?: ReactNode;
  /** A message above every screen: storage in trouble, a newer version in another tab. */
  banner?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

const Body = styled.div`
  display: flex;
  align-items: flex-start;
  ${media.print} {
    display: block;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: calc(100dvh - 56px);
  padding: ${spaces[6]}px ${spaces[6]}px ${spaces[8]}px;

  & > * {
    max-width: ${widths.page};
    margin-inline: auto;
  }
  &:focus {
    outline: none;
  }
  /* What stands beside the screen (CommentsFrame) has its room. */
  [data-beside] & {
    margin-inline-end: ${widths.talk};
  }
  ${media.mobile} {
    padding: ${spaces[4]}px ${spaces[4]}px ${spaces[7]}px;
  }
  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`;

const NONE = [] as const;

/** Frame that stays while screens change: navigation, the company, the theme. */
export function AppShell(props: AppShellProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const main = useRef<HTMLElement>(null);
  const switcher = {
    companies: props.companies,
    companyId: props.companyId,
    onCompanyChange: props.onCompanyChange,
    addHref: props.addCompanyHref,
  };
  const company = (
    <OpenCompany companies={props.companies} companyId={props.companyId} onCompanyChange={props.onCompanyChange} />
  );
  const product = props.productChoice ? <OpenProduct {...props.productChoice} /> : null;
  const actions = (
    <>
      {props.status}
      <SearchButton shortcut={props.searchShortcut} onOpen={props.onSearch} />
      <ThemeToggle theme={props.theme} onThemeChange={props.onThemeChange} />
    </>
  );
  useEffect(() => {
    if (window.matchMedia(media.mobile.replace('@media ', '')).matches) void NavSheet.preload();
  }, []);
  return (
    <>
      <SkipLink target={main} />
      <TopBar
        items={props.topItems}
        userName={props.userName}
        userPicture={props.userPicture}
        company={
          <>
            {company}
            {product}
          </>
        }
        actions={actions}
      />
      <MobileHeader
        onMenuOpen={() => setSheet('open')}
        // There is room for one name: the menu shows the company's as well.
        company={areSeveral(props.productChoice?.products ?? NONE) ? product : company}
        actions={actions}
      />
      {props.printHead}
      {sheet === 'unused' ? null : (
        <NavSheet
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          items={props.railItems}
          footer={
            <>
              {props.productChoice ? <ProductSwitcher {...props.productChoice} /> : null}
              <CompanySwitcher {...switcher} />
            </>
          }
        />
      )}
      <Body>
        <Rail
          items={props.railItems}
          open={props.railOpen}
          onOpenChange={props.onRailOpenChange}
          footer={
            <>
              {props.productChoice ? <ProductSwitcher {...props.productChoice} collapsed={!props.railOpen} /> : null}
              <CompanySwitcher {...switcher} collapsed={!props.railOpen} />
            </>
          }
        />
        <Main id="content" ref={main} tabIndex={-1}>
          {props.banner}
          {props.children}
        </Main>
      </Body>
    </>
  );
}
