import { useCallback, useEffect } from 'react';

import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Material, Passage, Research, ResearchSummary } from '../../domain/research/research.ts';
import { Unfolded } from '../../patterns/list/Unfolded.tsx';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { DownloadMaterial, MaterialActions } from './files/materialActions.ts';
import type { OpenResearch, ResearchDetailsProps } from './ResearchDetails.tsx';
import { ResearchItem, type ShownTextHit } from './ResearchItem.tsx';

/** The unfolded row loads after the rows: this is the list that the product opens with. */
const ResearchDetails = onDemand(() => import('./ResearchDetails.tsx').then((module) => module.ResearchDetails));

export interface ResearchListProps {
  /** The studies that pass the filter, in their order. */
  studies: readonly ResearchSummary[];
  /** Where materials hold the words searched for, by study. */
  hits: ReadonlyMap<string, ShownTextHit>;
  /** Address of a record's «Связи». */
  linksHref: LinksHref;
  /** Id of the open study, or null. */
  openId: string | null;
  /** The open study with what belongs to it. */
  opened: Loadable<OpenResearch>;
  /** A study was opened or closed. */
  onOpenChange: (id: string | null) => void;
  /** The open study is to be loaded again. */
  onRetry: () => void;
  /** «Добавить в гипотезы» of a hypothesis. */
  onAddHypothesis: (hypothesis: Hypothesis) => void;
  /** A material is to be read. */
  onRead: (material: Material) => void;
  /** A quote is to be shown in its text. */
  onOpenPassage: (passage: Passage) => void;
  /** Actions on the files of the open study. */
  files: MaterialActions;
  /** A material's original file is to be saved. */
  onDownload: DownloadMaterial;
  /** The open study, an insight or a hypothesis of it is to be corrected. */
  onEdit: ResearchDetailsProps['onEdit'];
  /** A proposed status was taken. */
  onStatusChange: ResearchDetailsProps['onStatusChange'];
  /** An insight of the open study is to be removed. */
  onRemoveInsight: ResearchDetailsProps['onRemoveInsight'];
  /** «Отчёт» of the open study. */
  onReport: (ids: readonly string[]) => void;
  /** The open study is to go out as a project of REFI-QDA. A stable function. */
  onGiveOut: (ids: readonly string[]) => void;
  /** The open study is to be removed. */
  onDelete: (research: Research) => void;
}

const keyOf = (study: ResearchSummary): string => study.id;

/** The studies as one accordion: one open at a time, any number of them (R32). */
export function ResearchList(props: ResearchListProps) {
  const { studies, hits, linksHref, openId, opened, onOpenChange, onRetry } = props;
  const { onAddHypothesis, onRead, onOpenPassage, files, onDownload, onDelete } = props;
  const { onEdit, onStatusChange, onRemoveInsight, onReport, onGiveOut } = props;
  useEffect(() => {
    // After the rows are painted, not in the same breath.
    const timer = setTimeout(() => ResearchDetails.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
  const renderItem = useCallback(
    (study: ResearchSummary) => (
      <ResearchItem study={study} hit={hits.get(study.id)}>
        {study.id === openId ? (
          <Unfolded of={opened} waiting={<Opening />} failedTitle="Исследование не открылось" onRetry={onRetry}>
            {(open) => (
              <ResearchDetails
                fallback={<Opening />}
                open={open}
                linksHref={linksHref}
                onAddHypothesis={onAddHypothesis}
                onRead={onRead}
                onOpenPassage={onOpenPassage}
                files={files}
                onDownload={onDownload}
                onEdit={onEdit}
                onStatusChange={onStatusChange}
                onRemoveInsight={onRemoveInsight}
                onReport={onReport}
                onGiveOut={onGiveOut}
                onDelete={onDelete}
              />
            )}
          </Unfolded>
        ) : null}
      </ResearchItem>
    ),
    [
      hits,
      linksHref,
      openId,
      opened,
      onRetry,
      onAddHypothesis,
      onRead,
      onOpenPassage,
      files,
      onDownload,
      onEdit,
      onStatusChange,
      onRemoveInsight,
      onReport,
      onGiveOut,
      onDelete,
    ],
  );
  return (
    <WindowedAccordion
      label="Исследования"
      items={studies}
      keyOf={keyOf}
      openKey={openId}
      onOpenChange={onOpenChange}
      renderItem={renderItem}
    />
  );
}

function Opening() {
  return (
    <output>
      <VisuallyHidden>Открываем исследование…</VisuallyHidden>
      <Skeleton height={240} />
    </output>
  );
}
