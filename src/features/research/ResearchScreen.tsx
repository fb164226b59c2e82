import { MessagesSquare, Upload } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { type Material, type Passage, type Research, type ResearchSummary } from '../../domain/research/research.ts';
import type { ResearchFilter } from '../../domain/research/filter.ts';
import { ExportButton } from '../../patterns/list/ExportButton.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useAskedAction } from '../../patterns/useAskedAction.ts';
import { useDialogHome } from '../../patterns/useDialogHome.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { Row } from '../../ui/Row.tsx';
import type { DownloadMaterial, MaterialActions } from './files/materialActions.ts';
import type { OpenResearch } from './ResearchDetails.tsx';
import type { DialogState, ResearchDialogsProps } from './ResearchDialogs.tsx';
import type { ShownTextHit } from './ResearchItem.tsx';
import type { EditTarget } from './researchEdits.ts';
import { ResearchList } from './ResearchList.tsx';
import { ResearchTabs, type ResearchTab } from './codes/ResearchTabs.tsx';
import type { Stretch } from './reading/selectedPassage.ts';
import { Behind, Wide } from './ResearchScreen.styles.ts';
import { ReportButton } from './report/ReportButton.tsx';
import { STUDY_LIST } from './screen/studyList.ts';
import { useFoundStudies } from './screen/useFoundStudies.ts';
import { UploadDialog } from './screen/uploadDialog.ts';
import { useKeptScroll } from './screen/useKeptScroll.ts';

const ResearchDialogs = onDemand(() => import('./ResearchDialogs.tsx').then((module) => module.ResearchDialogs));

/** Props of the screen; everything comes in as props. */
export interface ResearchScreenProps extends Omit<ResearchDialogsProps, keyof DialogState | 'open'> {
  /** All studies, newest first. */
  studies: Loadable<readonly ResearchSummary[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The filter, as the address has it. */
  filter: ResearchFilter;
  /** Where materials hold the words searched for, by study. Undefined while they are being searched. */
  textHits: ReadonlyMap<string, ShownTextHit> | undefined;
  /** The section's views, each with its address. Default none: the list is alone. */
  tabs?: readonly ResearchTab[];
  /** Another view in place of the list; null, the default: the list. */
  view?: ReactNode;
  /** The reading view or a report, in place of the list or of another view; null, the default, while nothing is read. */
  reading?: ReactNode;
  /** Id of the open study, or null. */
  openId: string | null;
  /** The open study with what belongs to it. */
  opened: Loadable<OpenResearch>;
  /** Act that the address asks to begin, or null (the default): `upload` opens the upload form. */
  action?: 'upload' | null;
  /** It was begun. A stable function. */
  onActionTaken?: () => void;
  /** Address of the dialog «Связи» of a record. A stable function. */
  linksHref: LinksHref;
  /** The list, the open study or the text is to be loaded again. */
  onRetry: () => void;
  /** A material is to be read, at a quote or from its beginning; null closes the reader. */
  onRead: (materialId: string | null, place: Stretch | null) => void;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: ResearchFilter, how: 'typing' | 'chosen') => void;
  /** A study was opened or closed. */
  onOpenChange: (id: string | null) => void;
  /** «Экспорт» of the studies that pass the filter. */
  onExport: (studies: readonly ResearchSummary[], filter: ResearchFilter) => Promise<unknown>;
  /** Actions on the files of the open study. A stable object. */
  files: MaterialActions;
  /** A material's original file is to be saved. */
  onDownload: DownloadMaterial;
  /** A dialog is open, now or before, that offers what a study can be linked to. A stable function. */
  onOptionsWanted?: () => void;
  /** «Отчёт» of these studies. A stable function. */
  onReport: (ids: readonly string[]) => void;
  /** The way to an interview is to be shown. A stable function. */
  onInterview: () => void;
}

const fetchUpload = (): void => void UploadDialog.preload().catch(() => undefined);

const NO_TABS: readonly ResearchTab[] = [];

/** Исследования: find a study, read it, take its hypotheses to the backlog (R32). */
export function ResearchScreen(props: ResearchScreenProps) {
  const { studies, filter, textHits, openId, opened, onFilterChange, onOpenChange, onRead } = props;
  const { action = null, onActionTaken } = props;
  const [uploading, setUploading] = useState<DialogState['uploading']>('unused');
  useAskedAction(action, () => setUploading('open'), onActionTaken);
  const [adding, setAdding] = useState<Hypothesis | null>(null);
  const [deleting, setDeleting] = useState<Research | null>(null);
  const [giving, setGiving] = useState<readonly string[] | null>(null);
  /** Edited part, and its study. */
  const [edit, setEdit] = useState<{ readonly of: string | null; readonly target: EditTarget } | null>(null);
  // Once something was asked for they stay: they keep what was typed.
  const isAsked = uploading !== 'unused' || adding !== null || deleting !== null || giving !== null || edit !== null;
  const [withDialogs, setWithDialogs] = useState(isAsked);
  if (isAsked && !withDialogs) setWithDialogs(true);
  useEffect(() => {
    // After the rows are painted, not in the same breath.
    const timer = setTimeout(() => ResearchDialogs.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
  const { onOptionsWanted } = props;
  useEffect(() => {
    if (withDialogs) onOptionsWanted?.();
  }, [withDialogs, onOptionsWanted]);
  const { tabs = NO_TABS, view = null, reading = null } = props;
  useKeptScroll(reading ? 'reading' : view ? 'view' : 'list');
  useDialogHome(reading ? 'reading' : null, () => null);
  const { narrowed, hits, isSearching } = useFoundStudies(studies, filter, textHits);
  const { found } = narrowed;

  const openPassage = useCallback(
    (passage: Passage) => onRead(passage.materialId, { start: passage.start, end: passage.end }),
    [onRead],
  );
  const read = useCallback((material: Material) => onRead(material.id, null), [onRead]);
  const startEdit = useCallback((target: EditTarget) => setEdit({ of: openId, target }), [openId]);
  // Back from the study takes its form along; a study that is gone leaves it, with what was typed.
  const isLeft =
    edit !== null && edit.of !== openId && studies.state === 'ready' && studies.value.some(({ id }) => id === edit.of);
  const { linksHref, files, onDownload, onRetry, edits, onReport } = props;

  // The same element while its parts are the same: a key in the search field draws the field, and the list after it.
  const list = useMemo(
    () => (
      <ResearchList
        studies={found}
        hits={hits}
        linksHref={linksHref}
        openId={openId}
        opened={opened}
        onOpenChange={onOpenChange}
        onRetry={onRetry}
        onAddHypothesis={setAdding}
        onRead={read}
        onOpenPassage={openPassage}
        files={files}
        onDownload={onDownload}
        onEdit={startEdit}
        onStatusChange={edits.setStatus}
        onRemoveInsight={edits.removeInsight}
        onReport={onReport}
        onGiveOut={setGiving}
        onDelete={setDeleting}
      />
    ),
    [
      found,
      hits,
      linksHref,
      openId,
      opened,
      onOpenChange,
      onRetry,
      read,
      openPassage,
      files,
      onDownload,
      edits,
      startEdit,
      onReport,
    ],
  );

  const screen = (
    <ListScreen
      {...STUDY_LIST}
      {...narrowed}
      create={{
        label: 'Загрузить исследование',
        first: 'Загрузить первое исследование',
        icon: <Upload />,
        onNear: fetchUpload,
        onClick: () => setUploading('open'),
      }}
      also={{
        label: SCREEN_HEADINGS.interview.title,
        first: 'Провести первое интервью',
        icon: <MessagesSquare />,
        onClick: props.onInterview,
      }}
      file={<ExportButton items={found} onExport={(items) => props.onExport(items, narrowed.applied)} />}
      views={
        <Row style={{ justifyContent: 'flex-end' }}>
          <ReportButton studies={found} onChoose={onReport} />
          <Button
            size="sm"
            aria-haspopup="dialog"
            disabled={found.length === 0}
            onClick={() => setGiving(found.map(({ id }) => id))}
          >
            Все в REFI-QDA
          </Button>
        </Row>
      }
      onFilterChange={onFilterChange}
      brokenCount={props.brokenCount}
      settled={textHits !== undefined}
      searching={
        isSearching ? (
          <EmptyState title="Ищем в текстах материалов…">
            В названиях, описаниях и именах авторов таких слов нет.
          </EmptyState>
        ) : undefined
      }
      onRetry={onRetry}
      dialogs={
        withDialogs ? (
          <ResearchDialogs
            {...props}
            uploading={uploading}
            onUploadingChange={setUploading}
            adding={adding}
            onAddingEnd={() => setAdding(null)}
            deleting={deleting}
            onDeletingEnd={() => setDeleting(null)}
            giving={giving}
            onGivingEnd={() => setGiving(null)}
            open={opened.state === 'ready' && opened.value.research.id === edit?.of ? opened.value : null}
            editing={isLeft ? null : (edit?.target ?? null)}
            onEditingEnd={() => setEdit(null)}
          />
        ) : null
      }
    >
      {list}
    </ListScreen>
  );
  return (
    <>
      <Behind data-away={reading ? '' : undefined} inert={reading !== null}>
        {tabs.length > 0 ? <ResearchTabs tabs={tabs} /> : null}
        <Behind data-away={view ? '' : undefined} inert={view !== null}>
          {screen}
        </Behind>
        {view}
      </Behind>
      {reading ? <Wide>{reading}</Wide> : null}
    </>
  );
}
