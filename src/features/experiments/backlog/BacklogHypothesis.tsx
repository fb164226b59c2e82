import { FlaskConical, Pencil } from 'lucide-react';
import { memo, useContext } from 'react';
import { styled } from 'styled-components';

import type { ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import type { Evidence } from '../../../domain/research/hypotheses/evidence.ts';
import type { Hypothesis } from '../../../domain/research/hypothesis.ts';
import type { StudyHref } from '../../../domain/research/research.ts';
import { ordered, type Keyed, type TextItem } from '../../../domain/core/record.ts';
import { HYPOTHESIS_TERMS } from '../../../domain/research/words/hypothesisTerms.ts';
import { EvidenceQuote } from '../../../patterns/evidence/EvidenceQuote.tsx';
import { EvidenceSlots } from '../../../patterns/evidence/EvidenceSlots.ts';
import { HypothesisEvidence } from '../../../patterns/evidence/HypothesisEvidence.tsx';
import { ExperimentLine } from '../../../patterns/ExperimentLine.tsx';
import { ShowHistory } from '../../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../../patterns/CommentsButton.tsx';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { ProductBadge } from '../../../patterns/list/ProductBadge.tsx';
import { StageBadge } from '../../../patterns/StageBadge.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../../theme/tokens.ts';
import { AccordionItem } from '../../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LatinText } from '../../../ui/LatinText.tsx';
import { Row } from '../../../ui/Row.tsx';

export interface BacklogHypothesisProps {
  /** The hypothesis; it waits for an experiment. */
  hypothesis: Hypothesis;
  /** Experiments that tested it already, newest first. Default none. */
  experiments?: readonly ExperimentSummary[];
  /** Address of an experiment. */
  experimentHref: (id: string) => string;
  /** Address of the study a quote comes from, at its place where that is known; null when it was removed. */
  studyHref: StudyHref;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** «Изменить». */
  onEdit: (hypothesis: Hypothesis) => void;
  /** «Создать эксперимент». */
  onCreate: (hypothesis: Hypothesis) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${widths.reading});
  gap: ${spaces[4]}px;
  justify-items: start;
  /* Sized by what they hold: a word without an end must not count as one. */
  overflow-wrap: anywhere;

  & h4 {
    font-size: ${fontSizes.sm};
    color: var(--color-ink-soft);
  }
  & ul {
    display: grid;
    gap: ${spaces[1]}px;
  }
`;

/** One below the other in a list, scores are compared; and one that comes late must not make the title beside it narrower. */
const ScoreColumn = styled.span`
  display: flex;
  min-height: 1.25rem;
  ${media.desktop} {
    width: 248px;
  }
`;

/** A field of the hypothesis, a text or lines; nothing while it is empty. */
function Part({ title, text = '', items = {} }: { title: string; text?: string; items?: Keyed<TextItem> }) {
  const lines = ordered(items);
  if (text.trim() === '' && lines.length === 0) return null;
  return (
    <section>
      <h4>
        <LatinText text={title} />
      </h4>
      {lines.length === 0 ? (
        <p>{text}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.key}>{line.text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NONE: readonly ExperimentSummary[] = [];

/**
 * A hypothesis of the backlog: quotes with their study, JTBD, context, gains, pains, metrics, and its way to an experiment. Its words
 * come with it, not after it: arriving above its buttons they would move them from under the pointer that presses.
 */
export const BacklogHypothesis = memo(function BacklogHypothesis(props: BacklogHypothesisProps) {
  const { hypothesis, experiments = NONE, experimentHref, studyHref, linksHref, onCreate, onEdit } = props;
  const { score, scoreLine } = useContext(EvidenceSlots);
  const hrefOf = ({ researchId, passage }: Evidence) => (researchId ? studyHref(researchId, passage) : null);
  return (
    <AccordionItem
      value={hypothesis.id}
      headingLevel={3}
      title={hypothesis.text}
      summary={hypothesis.description || hypothesis.jtbd || hypothesis.touchpoint}
      badges={
        <>
          <CommentsButton variant="row" kind="hypothesis" id={hypothesis.id} of={hypothesis.text} />
          <ProductBadge productId={hypothesis.productId} />
          <StageBadge stage={hypothesis.stage} />
          <Badge>{hypothesis.touchpoint}</Badge>
          <ScoreColumn>{scoreLine(hypothesis)}</ScoreColumn>
        </>
      }
    >
      <Root>
        <Part title={HYPOTHESIS_TERMS.hypothesis.description} text={hypothesis.description} />
        {score(hypothesis)}
        {hypothesis.madeBy ? <ModelMark madeBy={hypothesis.madeBy} /> : null}
        <HypothesisEvidence hypothesis={hypothesis}>
          {(quote) => <EvidenceQuote quote={quote} href={hrefOf(quote)} />}
        </HypothesisEvidence>
        <Part title={HYPOTHESIS_TERMS.hypothesis.jtbd} text={hypothesis.jtbd} />
        <Part title={HYPOTHESIS_TERMS.hypothesis.context} text={hypothesis.context} />
        <Part title={HYPOTHESIS_TERMS.hypothesis.gains} items={hypothesis.gains} />
        <Part title={HYPOTHESIS_TERMS.hypothesis.pains} items={hypothesis.pains} />
        <Part title={HYPOTHESIS_TERMS.hypothesis.metrics} items={hypothesis.metrics} />
        <Part title={HYPOTHESIS_TERMS.hypothesis.comment} text={hypothesis.comment} />
        {experiments.length > 0 ? (
          <section>
            <h4>Эксперименты</h4>
            <ul>
              {experiments.map((experiment) => (
                <li key={experiment.id}>
                  <ExperimentLine experiment={experiment} href={experimentHref(experiment.id)} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Row>
          <Button needs="Researcher" variant="primary" icon={<FlaskConical />} onClick={() => onCreate(hypothesis)}>
            Создать эксперимент
          </Button>
          <Button
            needs="Researcher"
            icon={<Pencil />}
            aria-label={`Изменить гипотезу: ${hypothesis.text}`}
            onClick={() => onEdit(hypothesis)}
          >
            Изменить
          </Button>
          <ShowLinks href={linksHref} of={hypothesis.text} />
          <CommentsButton kind="hypothesis" id={hypothesis.id} of={hypothesis.text} />
          <ShowHistory kind="hypothesis" id={hypothesis.id} of={hypothesis.text} />
        </Row>
      </Root>
    </AccordionItem>
  );
});
