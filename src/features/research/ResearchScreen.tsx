import { Download, Upload } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { Hypothesis } from '../../domain/hypothesis.ts';
import type { LinksHref } from '../../domain/links.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_STATUSES,
  RESEARCH_TYPE_LABELS,
  RESEARCH_TYPES,
  type Material,
  type Passage,
  type Research,
  type ResearchSummary,
} from '../../domain/research.ts';
import {
  filterResearch,
  NO_RESEARCH_FILTER,
  readStatusFilter,
  readTypeFilter,
  type ResearchFilter,
} from '../../domain/researchFilter.ts';
import type { BacklogForm, HypothesisForm, ResearchForm, SelectedQuote } from '../../domain/researchRules.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import { quoted } from '../../domain/format.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/FilterBar.tsx';
import { ListHead } from '../../patterns/ListHead.tsx';
import { ListStates } from '../../patterns/ListStates.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import type { PickOption } from '../../patterns/PickList.tsx';
import { useBusy } from '../../patterns/useBusy.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { OpenResearch } from './ResearchDetails.tsx';
import type { TextHit } from './ResearchItem.tsx';
import type { Stretch } from './selectedPassage.ts';
import type { UploadControls } from './UploadResearchDialog.tsx';

/** What the list is made of comes after the first frame, beside the data: this is the screen that the product opens with. */
const ResearchList = onDemand(() => import('./ResearchList.tsx').then((module) => module.ResearchList));
const UploadResearchDialog = onDemand(() =>
  import('./UploadResearchDialog.tsx').then((module) => module.UploadResearchDialog),
);
const AddToBacklogDialog = onDemand(() =>
  import('./AddToBacklogDialog.tsx').then((module) => module.AddToBacklogDialog),
);
const DeleteResearchDialog = onDemand(() =>
  import('./DeleteResearchDialog.tsx').then((module) => module.DeleteResearchDialog),
);
const MaterialReader = onDemand(() => import('./MaterialReader.tsx').then((module) => module.MaterialReader));

/** A material in the reading view. */
export interface Reading {
  readonly material: Material;
  readonly studyTitle: string;
  readonly text: Loadable<string>;
  /** Where to open it, highlighted. */
  readonly place: Stretch | null;
}

/** What the screen shows; everything comes in as props. */
export interface ResearchScreenProps {
  /** All studies, newest first. */
  studies: Loadable<readonly ResearchSummary[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The filter, as the address has it. */
  filter: ResearchFilter;
  /** Where materials hold the words searched for, by study. Undefined while they are being searched. */
  textHits: ReadonlyMap<string, TextHit> | undefined;
  /** Id of the open study, or null. */
  openId: string | null;
  /** The open study with what belongs to it. */
  opened: Loadable<OpenResearch>;
  /** The material that is read, or null. */
  reading: Reading | null;
  /** What the address asks to begin, or null (the default): `upload` opens the upload form. */
  action?: 'upload' | null;
  /** It was begun. A stable function. */
  onActionTaken?: () => void;
  /** Experiments and hypotheses a new study can be linked to. */
  experimentOptions: readonly PickOption[];
  hypothesisOptions: readonly PickOption[];
  /** Address of the dialog «Связи» of a record. A stable function. */
  linksHref: LinksHref;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: ResearchFilter, how: 'typing' | 'chosen') => void;
  /** A study was opened or closed. */
  onOpenChange: (id: string | null) => void;
  /** The list, the open study or the text is to be loaded again. */
  onRetry: () => void;
  /** The upload form was sent. */
  onUpload: (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;
  /** The upload form was sent without its required fields. */
  onUploadInvalid: () => void;
  /** «Экспорт» of the studies that pass the filter. */
  onExport: (studies: readonly ResearchSummary[]) => Promise<unknown>;
  /** A hypothesis was confirmed into the backlog. */
  onAddToBacklog: (hypothesis: Hypothesis, form: BacklogForm) => Promise<Outcome>;
  /** Removal was confirmed. */
  onDelete: (research: Research) => Promise<Outcome>;
  /** A material is to be read, at a quote or from its beginning; null closes the reader. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
  /** A material's original file is to be saved. */
  onDownload: (material: Material) => void;
  /** Selected words became a hypothesis. */
  onCreateHypothesis: (quote: SelectedQuote, form: HypothesisForm) => Promise<Outcome>;
  /** Selected words became an insight. */
  onAddInsight: (quote: SelectedQuote, text: string) => Promise<Outcome>;
}

/** Height of a closed row, px. */
const ROW_HEIGHT = 70;

const STATUS_OPTIONS = [
  { value: 'all', label: 'Все статусы' },
  ...RESEARCH_STATUSES.map((status) => ({ value: status, label: RESEARCH_STATUS_LABELS[status] })),
];
const TYPE_OPTIONS = [
  { value: 'all', label: 'Все типы' },
  ...RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] })),
];

const NO_STUDIES: readonly ResearchSummary[] = [];
const NO_HITS: ReadonlyMap<string, TextHit> = new Map();

function searchedFor(filter: ResearchFilter): string {
  const parts = [
    filter.query.trim() ? `запрос ${quoted(filter.query)}` : '',
    filter.status === 'all' ? '' : `статус «${RESEARCH_STATUS_LABELS[filter.status]}»`,
    filter.type === 'all' ? '' : `тип «${RESEARCH_TYPE_LABELS[filter.type]}»`,
  ].filter(Boolean);
  return `Искали: ${parts.join(', ')}. Поиск смотрит названия, описания, авторов и тексты материалов.`;
}

/** Исследования: find a study, read it, take its hypotheses to the backlog (specification §2 «Research list»). */
export function ResearchScreen(props: ResearchScreenProps) {
  const { studies, filter, textHits, openId, opened, reading, onFilterChange, onOpenChange, onRead } = props;
  const { action = null, onActionTaken } = props;
  const [uploading, setUploading] = useState<'unused' | 'open' | 'closed'>('unused');
  const [asked, setAsked] = useState<'upload' | null>(null);
  if (action !== asked) {
    setAsked(action);
    if (action === 'upload') setUploading('open');
  }
  useEffect(() => {
    if (action) onActionTaken?.();
  }, [action, onActionTaken]);
  const [adding, setAdding] = useState<Hypothesis | null>(null);
  const [deleting, setDeleting] = useState<Research | null>(null);
  const [exporting, exportList] = useBusy(props.onExport);

  useEffect(() => void ResearchList.preload(), []);

  const all = studies.state === 'ready' ? studies.value : NO_STUDIES;
  const applied = useDeferredValue(filter);
  const hits = textHits?.size ? textHits : NO_HITS;
  const found = useMemo(() => filterResearch(all, applied, new Set(hits.keys())), [all, applied, hits]);

  // «Ничего не найдено» is said when the texts have been searched, too.
  const searching = textHits === undefined && found.length === 0 && all.length > 0;

  const openPassage = useCallback(
    (passage: Passage) => onRead(passage.materialId, { start: passage.start, end: passage.end }),
    [onRead],
  );
  const read = useCallback((material: Material) => onRead(material.id, null), [onRead]);
  const { linksHref, onDownload, onRetry } = props;

  // The same element while its parts are the same: a key in the search field draws the field, and the list after it.
  const list = useMemo(
    () => (
      <ResearchList
        fallback={<Skeleton height={ROW_HEIGHT * Math.min(found.length, 7)} />}
        studies={found}
        hits={hits}
        linksHref={linksHref}
        rowHeight={ROW_HEIGHT}
        openId={openId}
        opened={opened}
        onOpenChange={onOpenChange}
        onRetry={onRetry}
        onAddHypothesis={setAdding}
        onRead={read}
        onOpenPassage={openPassage}
        onDownload={onDownload}
        onDelete={setDeleting}
      />
    ),
    [found, hits, linksHref, openId, opened, onOpenChange, onRetry, read, openPassage, onDownload],
  );

  const startUpload = () => setUploading('open');

  return (
    <div>
      <PageHeader
        {...SCREEN_HEADINGS.research}
        actions={
          <>
            <Button variant="primary" icon={<Upload />} onClick={startUpload} aria-haspopup="dialog">
              Загрузить исследование
            </Button>
            <Button
              icon={<Download />}
              busy={exporting}
              disabled={found.length === 0}
              onClick={() => void exportList(found)}
            >
              Экспорт
            </Button>
          </>
        }
      />
      <FilterBar
        searchLabel="Поиск исследований..."
        query={filter.query}
        onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
        choices={[
          { name: 'status', label: 'Статус', options: STATUS_OPTIONS, value: filter.status },
          { name: 'type', label: 'Тип', options: TYPE_OPTIONS, value: filter.type },
        ]}
        onChoose={(values) =>
          onFilterChange(
            {
              ...filter,
              ...(values.status === undefined ? {} : { status: readStatusFilter(values.status) }),
              ...(values.type === undefined ? {} : { type: readTypeFilter(values.type) }),
            },
            'chosen',
          )
        }
      />
      <ListHead title="Список исследований" count={studies.state === 'ready' ? found.length : null} />
      <BrokenNote count={props.brokenCount} />
      <div aria-busy={applied !== filter}>
        {searching ? (
          <EmptyState title="Ищем в текстах материалов…">
            В названиях, описаниях и именах авторов таких слов нет.
          </EmptyState>
        ) : (
          <ListStates
            list={studies}
            found={found.length}
            rowHeight={ROW_HEIGHT}
            emptyTitle="Исследований пока нет"
            emptyText="Здесь собираются интервью, опросы и наблюдения: загрузите расшифровку, и из слов респондентов можно будет сделать гипотезы."
            emptyAction={
              <Button icon={<Upload />} onClick={startUpload} aria-haspopup="dialog">
                Загрузить первое исследование
              </Button>
            }
            searchedFor={searchedFor(applied)}
            onReset={() => onFilterChange(NO_RESEARCH_FILTER, 'chosen')}
            onRetry={onRetry}
          >
            {list}
          </ListStates>
        )}
      </div>
      {uploading === 'unused' ? null : (
        <UploadResearchDialog
          open={uploading === 'open'}
          onOpenChange={(open) => setUploading(open ? 'open' : 'closed')}
          experiments={props.experimentOptions}
          hypotheses={props.hypothesisOptions}
          onUpload={props.onUpload}
          onInvalid={props.onUploadInvalid}
        />
      )}
      {adding ? (
        <AddToBacklogDialog hypothesis={adding} onConfirm={props.onAddToBacklog} onClose={() => setAdding(null)} />
      ) : null}
      {deleting ? (
        <DeleteResearchDialog research={deleting} onConfirm={props.onDelete} onClose={() => setDeleting(null)} />
      ) : null}
      {reading ? (
        <MaterialReader
          key={reading.material.id}
          {...reading}
          query={filter.query}
          onClose={() => onRead(null, null)}
          onRetry={onRetry}
          onCreateHypothesis={props.onCreateHypothesis}
          onAddInsight={props.onAddInsight}
        />
      ) : null}
    </div>
  );
}
