import type { ReactNode } from 'react';

import type { ResearchTab } from '#src/features/research/codes/ResearchTabs.tsx';
import { onDemand, type OnDemand } from '#src/ui/onDemand.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { SECTION_VIEWS, SHOWN_VIEWS, type SectionView } from './url.ts';
import { sectionViewHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';

/** Views are looked at later than the list: their code and what they read come when one is opened. */
const SCREENS: Readonly<Partial<Record<SectionView, OnDemand<object>>>> = {
  codes: onDemand(() => import('./codes/CodesRoute.tsx').then((module) => module.CodesRoute)),
  findings: onDemand(() => import('./findings/FindingsRoute.tsx').then((module) => module.FindingsRoute)),
  groups: onDemand(() => import('./across/PassageGroupsRoute.tsx').then((module) => module.PassageGroupsRoute)),
  table: onDemand(() => import('./across/CodeTableRoute.tsx').then((module) => module.CodeTableRoute)),
};

/** The tabs over the list and its views, the shown one marked. */
export const tabsOf = (shown: SectionView | null): readonly ResearchTab[] => [
  { label: 'Исследования', href: PATHS.research, isCurrent: shown === null },
  ...SECTION_VIEWS.filter(({ view }) => SHOWN_VIEWS.includes(view)).map(({ view, label }) => ({
    label,
    href: sectionViewHref(view),
    isCurrent: view === shown,
  })),
];

/** Returns the view in place of the list; null: the list itself. */
export function viewOf(shown: SectionView | null): ReactNode {
  const Screen = shown === null ? undefined : SCREENS[shown];
  return Screen ? <Screen key={shown} fallback={<Skeleton height={320} />} /> : null;
}
