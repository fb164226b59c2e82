import type { ReactElement, ReactNode } from 'react';

import { AppShell } from '#src/features/shell/AppShell.tsx';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { SCREEN_HEADINGS } from '#src/domain/core/screenHeadings.ts';
import { research } from '#src/samples/research.ts';
import { PageHeader } from '#src/patterns/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FontFaces } from '#src/theme/FontFaces.ts';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { widths } from '#src/theme/tokens.ts';

import { navItems } from '../routing/navigation.ts';
import { PATHS, RAIL_ROUTES, TOP_ROUTES, type RouteName } from '../routing/paths.ts';
import { summariesKey, type HeadStart } from '#store/headStart.ts';
import { tabsOf } from '../sections/research/views.tsx';
import { rowsOfStudies } from './rowsOfStudies.ts';
import { staticMarkup } from './staticMarkup.ts';
import { linksHref } from '../routing/hrefs.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** A section that begins with its head over a skeleton until more is known; the main page begins with its list. */
type Section = Exclude<RouteName, 'research'>;

const SECTIONS = (Object.keys(PATHS) as RouteName[]).filter((name): name is Section => name !== 'research');

/** Nothing is corrected before the app runs. */
const NO_EDITS: ResearchScreenProps['edits'] = {
  saveStudy: never,
  setStatus: nothing,
  saveInsight: never,
  removeInsight: nothing,
  restoreStudy: never,
  saveHypothesis: never,
  restoreHypothesis: never,
};

const NO_FILES: MaterialActions = {
  onAdd: never,
  onReplace: never,
  onAttach: never,
  onRename: never,
  onMove: never,
  onRemove: never,
  onFailedUnseen: nothing,
};

/** Content of the main page before the app runs. */
function Main({ studies }: Pick<ResearchScreenProps, 'studies'>) {
  return (
    <ResearchScreen
      studies={studies}
      brokenCount={0}
      filter={NO_RESEARCH_FILTER}
      textHits={undefined}
      openId={null}
      tabs={tabsOf(null)}
      opened={LOADING}
      experimentOptions={LOADING}
      hypothesisOptions={LOADING}
      audienceOptions={LOADING}
      author=""
      edits={NO_EDITS}
      linksHref={linksHref}
      onFilterChange={nothing}
      onOpenChange={nothing}
      onRetry={nothing}
      onUpload={never}
      onUploadFolder={never}
      onUploadInvalid={nothing}
      onExport={never}
      onAddToBacklog={never}
      onDelete={never}
      onRead={nothing}
      onInterview={nothing}
      files={NO_FILES}
      onDownload={nothing}
      onReport={nothing}
      refi={never}
    />
  );
}

/** Rows of the list after the first start (R2). */
const SAMPLE_ROWS = rowsOfStudies(research);

/** A section's content until more is known; nothing where its head says whose it is. */
function Head({ name }: { name: Section }) {
  return name === 'account' ? null : (
    // The assistant is one reading column.
    <div style={{ maxWidth: name === 'chat' ? widths.reading : undefined }}>
      <PageHeader {...SCREEN_HEADINGS[name]} />
      <Skeleton height={320} />
    </div>
  );
}

interface ShellProps {
  /** The section whose page it is. */
  name: RouteName;
  children: ReactNode;
}

/** Shell around a section, before any data. */
function Shell({ name, children }: ShellProps) {
  return (
    <AppShell
      topItems={navItems(TOP_ROUTES, PATHS[name])}
      railItems={navItems(RAIL_ROUTES, PATHS[name])}
      userName=""
      companies={[]}
      companyId=""
      onCompanyChange={nothing}
      addCompanyHref={PATHS.onboarding}
      railOpen={false}
      onRailOpenChange={nothing}
      searchShortcut=""
      onSearch={nothing}
      theme={undefined}
      onThemeChange={nothing}
    >
      {children}
    </AppShell>
  );
}

/** A frame as the build writes it into a page. */
interface Frame {
  html: string;
  css: string;
}

/** An element's frame: until index.html has put the address's own in, and where there is none, only the shell may show. */
function frameOf(element: ReactElement): Frame {
  const { html, css } = staticMarkup(element);
  return { html, css: `${css}:root[data-elsewhere] #root main{visibility:hidden}` };
}

/** Renders the first frame of a section in its own page, shown until it is known whether the sample may appear. */
function renderSection(name: Section): Frame {
  return frameOf(
    <>
      <GlobalStyle />
      <Shell name={name}>
        <Head name={name} />
      </Shell>
    </>,
  );
}

/**
 * The first frame of the main page, before any data, and those of the other sections as templates, for hosts that answer every
 * address with it: its own script chooses by the address.
 */
function renderMain(): Frame {
  return frameOf(
    <>
      <GlobalStyle />
      <Shell name="research">
        <Main studies={LOADING} />
      </Shell>
      {/* In a browser where the app never started: the rows that the first start will store. */}
      <template data-sample="">
        <Main studies={ready(SAMPLE_ROWS.items)} />
      </template>
      {SECTIONS.map((name) => (
        <template key={name} data-path={PATHS[name]}>
          <Head name={name} />
        </template>
      ))}
    </>,
  );
}

/** Content that app/build/prerenderPages.ts writes into the built pages. */
export interface Pages {
  /** Faces that the page's head names; they stay, the rest makes room for the app. */
  fonts: string;
  main: Frame;
  /** Data of the main page's rows over the sample. */
  sampleReads: HeadStart;
  /** Frames of the other sections, by their address. */
  sections: Record<string, Frame>;
}

/** Draws the first frame of every page. */
export function renderPages(): Pages {
  return {
    fonts: staticMarkup(<FontFaces />).css,
    main: renderMain(),
    sampleReads: [{ key: summariesKey(SAMPLE_COMPANY_ID, 'research'), data: SAMPLE_ROWS }],
    sections: Object.fromEntries(SECTIONS.map((name) => [PATHS[name], renderSection(name)])),
  };
}
