import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useContext, useRef } from 'react';
import { styled } from 'styled-components';

import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import { ordered, type DateText } from '../../domain/core/record.ts';
import { proposeStatus, transcriptsHeld } from '../../domain/research/editing.ts';
import type { Material, Passage, Research, ResearchStatus } from '../../domain/research/research.ts';
import { byPriority } from '../../domain/research/hypotheses/backlog.ts';
import { TERMS } from '../../domain/terms.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { ExperimentLine } from '../../patterns/ExperimentLine.tsx';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useMissing, useTold } from '../../ui/context/rights.ts';
import { Row } from '../../ui/Row.tsx';
import { HypothesisRow, type ExperimentLink } from './HypothesisRow.tsx';
import { InsightList } from './InsightList.tsx';
import type { DownloadMaterial, MaterialActions } from './files/materialActions.ts';
import { MaterialsSection } from './files/MaterialsSection.tsx';
import { PeopleSlots } from './people/PeopleSlots.ts';
import { ResearchFacts, type AskedAudience } from './ResearchFacts.tsx';
import type { EditTarget } from './researchEdits.ts';
import { StatusProposal } from './StatusProposal.tsx';

/** An open study with everything that belongs to it. */
export interface OpenResearch {
  readonly research: Research;
  readonly hypotheses: readonly Hypothesis[];
  readonly materials: readonly Material[];
  /** Experiments it belongs to. */
  readonly experiments: readonly ExperimentLink[];
  /** Experiments made of its hypotheses, by hypothesis, newest first. */
  readonly experimentsOf: ReadonlyMap<string, readonly ExperimentLink[]>;
  /** Backlog hypotheses that it looks into, in words. */
  readonly relatedHypotheses: readonly string[];
  /** The audience that was asked; null when none is named. */
  readonly audience: AskedAudience | null;
  /** Calendar date of today: a study whose last day is past is proposed to be completed. */
  readonly today: DateText;
}

export interface ResearchDetailsProps {
  /** The study and what belongs to it. */
  open: OpenResearch;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** «Добавить в гипотезы» on a hypothesis. */
  onAddHypothesis: (hypothesis: Hypothesis) => void;
  /** Opens a material's reading view. */
  onRead: (material: Material) => void;
  /** Opens a material at a quote. */
  onOpenPassage: (passage: Passage) => void;
  /** Actions on its files. */
  files: MaterialActions;
  /** Saves a material's original file. */
  onDownload: DownloadMaterial;
  /** The study, an insight or a hypothesis of it is to be corrected. */
  onEdit: (target: EditTarget) => void;
  /** A proposed status was taken. */
  onStatusChange: (research: Research, status: ResearchStatus) => void;
  /** An insight is to be removed; the way back is the caller's. */
  onRemoveInsight: (research: Research, key: string) => void;
  /** «Отчёт» of the study. */
  onReport: (ids: readonly string[]) => void;
  /** The study is to go out as a project of REFI-QDA. */
  onGiveOut: (ids: readonly string[]) => void;
  /** Asks to remove the study. */
  onDelete: (research: Research) => void;
}

const Root = styled.div`
  min-width: 0;
  /* A word without end must not push the page: it counts for the narrowest width, too. */
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  padding-block-end: ${spaces[2]}px;

  & > p {
    max-width: ${widths.reading};
    white-space: pre-wrap;
    text-wrap: pretty;
  }
  & h4 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
  & section > ul,
  & section > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
`;

/** An expanded study: what it was, its materials, «Ключевые инсайты» and its hypotheses (R32). */
export function ResearchDetails({ open, linksHref, ...act }: ResearchDetailsProps) {
  const { research, hypotheses, materials, experiments, relatedHypotheses } = open;
  const insights = ordered(research.insights);
  const questions = ordered(research.questions);
  const proposal = proposeStatus(research, materials, open.today);
  const { arranged } = useContext(EvidenceSlots);
  const noInsights = useMissing('Инсайтов пока нет. Откройте материал, выделите важные слова и нажмите «Инсайт».');
  const noHypotheses = useMissing(
    'Гипотез пока нет. Откройте материал, выделите слова респондента и нажмите «Гипотеза».',
  );
  const hypothesisCount = useTold(hypotheses.length);
  const root = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusHome(root, editButton);
  return (
    <Root ref={root}>
      <AlsoHere kind="research" id={research.id} place="edge" />
      {research.description === '' ? null : <p>{research.description}</p>}
      <ResearchFacts research={research} held={transcriptsHeld(materials)} audience={open.audience} />
      {proposal ? (
        <StatusProposal proposal={proposal} onAccept={(status) => act.onStatusChange(research, status)} />
      ) : null}
      <MaterialsSection
        study={research}
        materials={materials}
        actions={act.files}
        onRead={act.onRead}
        onDownload={act.onDownload}
      />
      {useContext(PeopleSlots).ofStudy(research)}
      {questions.length > 0 ? (
        <section>
          <h4>{TERMS.research.questions}</h4>
          <InsightList lines={questions} onOpenPassage={act.onOpenPassage} />
        </section>
      ) : null}
      <section>
        <h4>{TERMS.research.insights}</h4>
        {insights.length === 0 ? <p>{noInsights}</p> : null}
        <InsightList
          lines={insights}
          onOpenPassage={act.onOpenPassage}
          onEdit={(key) => act.onEdit({ what: 'insight', key })}
          onRemove={(key) => act.onRemoveInsight(research, key)}
        />
      </section>
      <section>
        <h4>Новые гипотезы исследования{hypothesisCount}</h4>
        {hypotheses.length === 0 ? <p>{noHypotheses}</p> : null}
        {arranged(byPriority(hypotheses), (shown) => (
          <ol>
            {shown.map((hypothesis) => (
              <li key={hypothesis.id}>
                <HypothesisRow
                  hypothesis={hypothesis}
                  experiments={open.experimentsOf.get(hypothesis.id)}
                  linksHref={linksHref('hypothesis', hypothesis.id)}
                  onAdd={act.onAddHypothesis}
                  onEdit={({ id }) => act.onEdit({ what: 'hypothesis', id })}
                  onOpenPassage={act.onOpenPassage}
                />
              </li>
            ))}
          </ol>
        ))}
      </section>
      {experiments.length > 0 || relatedHypotheses.length > 0 ? (
        <section>
          <h4>Связи</h4>
          <ul>
            {experiments.map((experiment) => (
              <li key={experiment.id}>
                <ExperimentLine experiment={experiment} href={experiment.href} />
              </li>
            ))}
            {relatedHypotheses.map((text) => (
              <li key={text}>Гипотеза: {text}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Row>
        <Button
          needs="Researcher"
          ref={editButton}
          size="sm"
          icon={<Pencil />}
          onClick={() => act.onEdit({ what: 'study' })}
        >
          Изменить исследование
        </Button>
        <Button size="sm" icon={<ScrollText />} onClick={() => act.onReport([research.id])}>
          Отчёт
        </Button>
        <Button size="sm" aria-haspopup="dialog" onClick={() => act.onGiveOut([research.id])}>
          В REFI-QDA
        </Button>
        <ShowLinks href={linksHref('study', research.id)} of={research.title} />
        <CommentsButton kind="research" id={research.id} of={research.title} />
        <ShowHistory kind="research" id={research.id} of={research.title} />
        <Button needs="Researcher" variant="quiet" size="sm" icon={<Trash2 />} onClick={() => act.onDelete(research)}>
          Удалить исследование
        </Button>
      </Row>
    </Root>
  );
}
