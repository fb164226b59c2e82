import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { hasResults, VERDICT_LABELS } from '../../domain/experiments/experiment.ts';
import { formatDate } from '../../domain/core/format.ts';
import { STAGE_NAMES } from '../../domain/core/stage.ts';
import { EXPERIMENT_TERMS } from '../../domain/experiments/terms.ts';
import { HYPOTHESIS_TERMS } from '../../domain/research/words/hypothesisTerms.ts';
import { TOGETHER_TERMS } from '../../domain/togetherTerms.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { VERDICT_TONES } from '../../patterns/statusTones.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { OpenExperiment } from './openExperiment.ts';
import { RelatedLink } from './RelatedLink.tsx';

export interface ExperimentDetailsProps {
  /** The experiment with what belongs to it. */
  open: OpenExperiment;
  /** Whether the study and the rounds are listed; the dialog lists them itself. Default true. */
  links?: boolean;
  /** What can be done with it: the buttons. */
  actions?: ReactNode;
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[5]}px;

  & > div {
    max-width: 100%;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Texts = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, ${widths.reading});
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    text-wrap: pretty;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;

    & dd {
      margin-block-end: ${spaces[3]}px;
    }
  }
`;

/**
 * An experiment in full: description, segment, stage, deadline, dates, author, value proposition, riskiest assumption and
 * success criteria; when it is finished also results, learnings and next steps (R43).
 */
export function ExperimentDetails({ open, links = true, actions }: ExperimentDetailsProps) {
  const { experiment, assignee, hypothesis, study, rounds } = open;
  const { score } = useContext(EvidenceSlots);
  const done = experiment.status === 'Done' && hasResults(experiment.results);
  const facts = [
    [EXPERIMENT_TERMS.experiment.cjmStage, STAGE_NAMES[experiment.cjmStage]],
    [EXPERIMENT_TERMS.experiment.startDate, experiment.startDate ? formatDate(experiment.startDate) : ''],
    [EXPERIMENT_TERMS.experiment.endDate, experiment.endDate ? formatDate(experiment.endDate) : ''],
    [EXPERIMENT_TERMS.experiment.deadline, experiment.deadline ? formatDate(experiment.deadline) : ''],
    [EXPERIMENT_TERMS.experiment.assigneeId, assignee || 'Не назначен'],
    [EXPERIMENT_TERMS.experiment.author, experiment.author],
    [EXPERIMENT_TERMS.experiment.experimentFormat, experiment.experimentFormat],
  ].filter(([, value]) => value);
  const texts = [
    [EXPERIMENT_TERMS.experiment.scenario, experiment.scenario],
    [EXPERIMENT_TERMS.experiment.customerSegment, experiment.customerSegment],
    [EXPERIMENT_TERMS.experiment.valueProposition, experiment.valueProposition],
    [EXPERIMENT_TERMS.experiment.channels, experiment.channels],
    [EXPERIMENT_TERMS.experiment.riskiestAssumption, experiment.riskiestAssumption],
    [EXPERIMENT_TERMS.experiment.metrics, experiment.metrics],
    [EXPERIMENT_TERMS.experiment.successCriteria, experiment.successCriteria],
    ...(done
      ? [
          [EXPERIMENT_TERMS.experiment.results, experiment.results],
          [EXPERIMENT_TERMS.experiment.learnings, experiment.learnings],
          [EXPERIMENT_TERMS.experiment.nextSteps, experiment.nextSteps],
        ]
      : []),
  ].filter(([, value]) => value?.trim());
  return (
    <Stack gap={5}>
      <Facts>
        {experiment.verdict ? (
          <div>
            <dt>{EXPERIMENT_TERMS.experiment.verdict}</dt>
            <dd>
              <Badge tone={VERDICT_TONES[experiment.verdict]}>{VERDICT_LABELS[experiment.verdict]}</Badge>
            </dd>
          </div>
        ) : null}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ? <LatinText text={value} /> : null}</dd>
          </div>
        ))}
      </Facts>
      <Texts>
        <dt>{EXPERIMENT_TERMS.experiment.hypothesis}</dt>
        <dd>
          {links && hypothesis ? <RelatedLink related={hypothesis} /> : experiment.hypothesis}
          {experiment.hypothesisId === null ? null : (
            <div>{score({ id: experiment.hypothesisId, text: experiment.hypothesis })}</div>
          )}
        </dd>
        {links && study ? (
          <>
            <dt>{HYPOTHESIS_TERMS.hypothesis.researchId}</dt>
            <dd>
              <RelatedLink related={study} />
            </dd>
          </>
        ) : null}
        {texts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
        {links && rounds.length > 0 ? (
          <>
            <dt>{TOGETHER_TERMS.rounds}</dt>
            <dd>
              {rounds.map((round) => (
                <div key={round.label}>
                  <RelatedLink related={round} />
                </div>
              ))}
            </dd>
          </>
        ) : null}
      </Texts>
      {actions ? <Row>{actions}</Row> : null}
    </Stack>
  );
}
