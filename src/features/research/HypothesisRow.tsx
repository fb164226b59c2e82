import { Pencil, Quote as QuoteIcon } from 'lucide-react';
import { useContext, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { ExperimentSummary } from '../../domain/experiments/experiment.ts';
import type { Evidence } from '../../domain/research/hypotheses/evidence.ts';
import { RELEVANCE_LABELS, type Hypothesis } from '../../domain/research/hypothesis.ts';
import type { Passage } from '../../domain/research/research.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { HypothesisEvidence } from '../../patterns/evidence/HypothesisEvidence.tsx';
import { ExperimentLine } from '../../patterns/ExperimentLine.tsx';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { ModelMark } from '../../patterns/evidence/ModelMark.tsx';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { QuoteLink } from './reading/QuoteLink.tsx';
import { RELEVANCE_TONES } from './researchTones.ts';

/** An experiment that a study or a hypothesis leads to. */
export interface ExperimentLink extends Pick<ExperimentSummary, 'id' | 'name' | 'status' | 'verdict'> {
  readonly href: string;
}

export interface HypothesisRowProps {
  /** The hypothesis. */
  hypothesis: Hypothesis;
  /** Experiments made of it, newest first: their verdicts are what became of it. Default none. */
  experiments?: readonly ExperimentLink[];
  /** «Добавить в гипотезы»; only new ones can be added (R34). */
  onAdd: (hypothesis: Hypothesis) => void;
  /** «Изменить гипотезу». */
  onEdit: (hypothesis: Hypothesis) => void;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** Opens the material at a quote. */
  onOpenPassage: (passage: Passage) => void;
}

/** Label of the button in each status (R34). */
const BUTTON_LABELS: Readonly<Record<Hypothesis['status'], string>> = {
  new: 'Добавить в гипотезы',
  added: 'Добавлено',
  in_backlog: 'В бэклоге',
};

const Root = styled.article`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${spaces[2]}px ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > h5 {
    margin: 0;
    font-size: ${fontSizes.md};
    font-weight: 500;
    line-height: 1.4;
    text-wrap: pretty;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    grid-column: 1 / -1;
    align-items: center;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};

    & > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  & > a {
    justify-self: start;
  }
  & > ul {
    display: grid;
    gap: ${spaces[1]}px;
  }
  & > p,
  & > ul {
    grid-column: 1 / -1;
    font-size: ${fontSizes.sm};
  }
  /* Last in reading order, beside the hypothesis where there is room. */
  & > button {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
  }
  ${media.mobile} {
    grid-template-columns: 1fr;
    & > button {
      grid-row: auto;
      grid-column: 1;
    }
  }
`;

const NONE: readonly ExperimentLink[] = [];

/** Words with who said them and, when that was in another study, which. */
function signedFrom(quote: Evidence, { researchId }: Pick<Hypothesis, 'researchId'>): Evidence {
  if (quote.researchId === researchId || quote.research === '') return quote;
  return { ...quote, respondent: [quote.respondent, quote.research].filter(Boolean).join(' · ') };
}

/** A hypothesis of a study, with the words it comes from and its way into the backlog. */
export function HypothesisRow(props: HypothesisRowProps) {
  const { hypothesis, experiments = NONE, linksHref, onAdd, onEdit, onOpenPassage } = props;
  const { status, text } = hypothesis;
  const { score } = useContext(EvidenceSlots);
  const root = useRef<HTMLElement>(null);
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    // A button that is switched off drops the focus to the top of the page, in some browsers before this is called.
    if (status === 'new' || !holdsFocus.current) return;
    holdsFocus.current = false;
    root.current?.querySelector<HTMLElement>('a[href*="links="]')?.focus();
  }, [status]);
  return (
    <Root ref={root}>
      <h5>{text}</h5>
      <div>
        <StageBadge stage={hypothesis.stage} />
        <Badge tone={RELEVANCE_TONES[hypothesis.relevance]}>{RELEVANCE_LABELS[hypothesis.relevance]}</Badge>
        <span>
          <span>{hypothesis.touchpoint}</span> · приоритет {hypothesis.priority}
        </span>
        {score(hypothesis)}
        {hypothesis.madeBy ? <ModelMark madeBy={hypothesis.madeBy} /> : null}
      </div>
      <HypothesisEvidence hypothesis={hypothesis}>
        {(quote) => (
          <QuoteLink quote={signedFrom(quote, hypothesis)} icon={<QuoteIcon aria-hidden />} onOpen={onOpenPassage} />
        )}
      </HypothesisEvidence>
      {hypothesis.comment ? (
        <p>
          Комментарий: <bdi>{hypothesis.comment}</bdi>
        </p>
      ) : null}
      {experiments.length > 0 ? (
        <ul aria-label="Эксперименты">
          {experiments.map((experiment) => (
            <li key={experiment.id}>
              <ExperimentLine experiment={experiment} href={experiment.href} />
            </li>
          ))}
        </ul>
      ) : null}
      <Row>
        <Button
          needs="Researcher"
          variant="quiet"
          size="sm"
          icon={<Pencil />}
          aria-label={`Изменить гипотезу: ${text}`}
          onClick={() => onEdit(hypothesis)}
        >
          Изменить
        </Button>
        <ShowLinks href={linksHref} of={text} />
        <CommentsButton kind="hypothesis" id={hypothesis.id} of={text} />
        <ShowHistory kind="hypothesis" id={hypothesis.id} of={text} />
      </Row>
      <Button
        needs="Researcher"
        size="sm"
        disabled={status !== 'new'}
        aria-label={`${BUTTON_LABELS[status]}: ${text}`}
        onFocus={() => (holdsFocus.current = true)}
        onBlur={() => (holdsFocus.current = false)}
        onClick={() => onAdd(hypothesis)}
      >
        {BUTTON_LABELS[status]}
      </Button>
    </Root>
  );
}
