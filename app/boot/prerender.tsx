import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { AppShell } from '#src/features/shell/AppShell.tsx';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { SCREEN_HEADINGS } from '#src/domain/core/screenHeadings.ts';
import { research } from '#src/samples/research.ts';
import { PageHeader } from '#src/patterns/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FontFaces } from '#src/theme/FontFaces.ts';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { widths } from '#src/theme/tokens.ts';

import { navItems } from '../routing/navigation.ts';
import { PATHS, RAIL_ROUTES, TOP_ROUTES } from '../routing/paths.ts';
import type { HeadStart } from '../workspace/headStart.ts';
import { tabsOf } from '../sections/research/views.tsx';
import { rowsOfStudies } from './rowsOfStudies.ts';
import { linksHref } from '../routing/hrefs.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** Sections whose first frame is their head over a skeleton; the main page has its own. */
const HEADED = (Object.keys(SCREEN_HEADINGS) as (keyof typeof SCREEN_HEADINGS)[]).filter((name) => name !== 'research');

/** An element as static markup, and the rules it needs. */
function rendered(element: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(element));
    return { html, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '') };
  } finally {
    sheet.seal();
  }
}

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

/** The main page's content as it stands before the app runs. */
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
      files={NO_FILES}
      onDownload={nothing}
      onReport={nothing}
      refi={never}
    />
  );
}

/** What the first start puts into the list (R2). */
const SAMPLE_ROWS = rowsOfStudies(research);

/**
 * The first frame of the main page, before any data, and those of the other sections as templates: what
 * app/build/prerenderShell.ts writes into index.html, whose own script chooses by the address. The fonts go into its head and
 * stay; the rest makes room for the app.
 */
export function renderShell(): { html: string; css: string; fonts: string; sampleStudies: HeadStart } {
  const { html, css } = rendered(
    <>
      <GlobalStyle />
      <AppShell
        topItems={navItems(TOP_ROUTES, PATHS.research)}
        railItems={navItems(RAIL_ROUTES, PATHS.research)}
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
        <Main studies={LOADING} />
      </AppShell>
      {/* In a browser where nobody ever started, the rows that the first start will put there. */}
      <template data-sample="">
        <Main studies={ready(SAMPLE_ROWS.items)} />
      </template>
      {HEADED.map((name) => (
        <template key={name} data-path={PATHS[name]}>
          {/* The assistant is one reading column. */}
          <div style={{ maxWidth: name === 'chat' ? widths.reading : undefined }}>
            <PageHeader {...SCREEN_HEADINGS[name]} />
            <Skeleton height={320} />
          </div>
        </template>
      ))}
    </>,
  );
  return {
    html,
    // Until index.html has put the address's own frame in, and where there is none, only the shell may show.
    css: `${css}:root[data-elsewhere] #root main{visibility:hidden}`,
    fonts: rendered(<FontFaces />).css,
    sampleStudies: SAMPLE_ROWS,
  };
}
