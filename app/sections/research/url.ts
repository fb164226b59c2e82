import type { InterviewStep } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { readStatusFilter, readTypeFilter, type ResearchFilter } from '#src/domain/research/filter.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** The section's views beside its list, in the order of their tabs. */
export type SectionView = 'codes' | 'table' | 'groups' | 'findings';

/** As in INTERVIEW_STEPS, whose rules come later than the list. */
const STEPS: readonly InterviewStep[] = ['whom', 'ask', 'call'];

/** Names of the section's views as their tabs have them. */
export const SECTION_VIEWS: readonly { readonly view: SectionView; readonly label: string }[] = [
  { view: 'codes', label: 'Коды' },
  { view: 'table', label: 'Таблица' },
  { view: 'groups', label: 'Группы' },
  { view: 'findings', label: 'Находки' },
];

/** The way back from a text to the view that led to it. */
export const BACK_LABELS: Readonly<Record<SectionView, string>> = {
  codes: 'К кодам',
  table: 'К таблице',
  groups: 'К группам',
  findings: 'К находкам',
};

/** Views that have a screen (views.tsx): an address that names another leads to the list. */
export const SHOWN_VIEWS: readonly SectionView[] = ['codes', 'table', 'groups', 'findings'];

/** State of the screen Исследования in its address. */
export interface ResearchView extends ResearchFilter {
  /** The view in place of the list; null: the list. */
  readonly view: SectionView | null;
  /** The open study. */
  readonly open: string | null;
  /** The material in the reading view. */
  readonly material: string | null;
  /** The studies whose report is open; none: no report is. */
  readonly report: readonly string[];
  /** The round of interviews whose page is open. */
  readonly round: string | null;
  /** The step on the way to an interview that is shown. */
  readonly interview: InterviewStep | null;
  /** The scenario that is written on that way: its id, or where its draft comes from. */
  readonly writing: string | null;
  /** Where it is opened, highlighted. */
  readonly place: { readonly start: number; readonly end: number } | null;
  /** Its text is typed, or corrected. */
  readonly typing: boolean;
}

function readPlace(text: string | null): ResearchView['place'] {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '');
  if (!match) return null;
  const [start, end] = [Number(match[1]), Number(match[2])];
  return start < end ? { start, end } : null;
}

/** The view that an address names; null when there is none such. */
export const readSectionView = (params: URLSearchParams): SectionView | null =>
  SHOWN_VIEWS.find((view) => view === params.get('view')) ?? null;

const readStep = (params: URLSearchParams): InterviewStep | null =>
  STEPS.find((step) => step === params.get('interview')) ?? null;

/** The most studies a report is about that an address names: it must fit into one. */
const MOST_STUDIES = 50;

const readIds = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => id !== ''))].slice(0, MOST_STUDIES);

/** `?view=codes&q=…&status=…&type=…&open=…&report=…,…&round=…&interview=ask&scenario=…&material=…&at=120-180&typing=1` */
export const RESEARCH_VIEW: UrlCodec<ResearchView> = {
  read: (params) => ({
    view: readSectionView(params),
    query: params.get('q') ?? '',
    status: readStatusFilter(params.get('status')),
    type: readTypeFilter(params.get('type')),
    open: params.get('open') || null,
    material: params.get('material') || null,
    report: readIds(params.get('report')),
    round: params.get('round') || null,
    interview: readStep(params),
    writing: readStep(params) === 'ask' ? params.get('scenario') || null : null,
    // A place is one in the open material.
    place: params.get('material') ? readPlace(params.get('at')) : null,
    typing: params.has('material') && params.get('typing') === '1',
  }),
  write: (view, params) => {
    setOrDrop(params, 'view', view.view ?? '');
    setOrDrop(params, 'q', view.query);
    setOrDrop(params, 'status', view.status, 'all');
    setOrDrop(params, 'type', view.type, 'all');
    setOrDrop(params, 'open', view.open ?? '');
    setOrDrop(params, 'report', view.report.join(','));
    setOrDrop(params, 'round', view.round ?? '');
    setOrDrop(params, 'interview', view.interview ?? '');
    setOrDrop(params, 'scenario', view.writing ?? '');
    setOrDrop(params, 'material', view.material ?? '');
    setOrDrop(params, 'at', view.place ? `${view.place.start}-${view.place.end}` : '');
    setOrDrop(params, 'typing', view.typing ? '1' : '');
  },
};
