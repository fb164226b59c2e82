import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { hasResults, VERDICT_LABELS } from '../../domain/experiments/experiment.ts';
import { formatDate } from '../../domain/core/format.ts';
import { STAGE_NAMES } from '../../domain/core/stage.ts';
import { TERMS } from '../../domain/terms.ts';
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
  const done = experiment.status === 'Done' && hasResults(experiment.results);
  const facts = [
    [TERMS.experiment.cjmStage, STAGE_NAMES[experiment.cjmStage]],
    [TERMS.experiment.startDate, experiment.startDate ? formatDate(experiment.startDate) : ''],
    [TERMS.experiment.endDate, experiment.endDate ? formatDate(experiment.endDate) : ''],
    [TERMS.experiment.deadline, experiment.deadline ? formatDate(experiment.deadline) : ''],
    [TERMS.experiment.assigneeId, assignee || 'Не назначен'],
    [TERMS.experiment.author, experiment.author],
    [TERMS.experiment.experimentFormat, experiment.experimentFormat],
  ].filter(([, value]) => value);
  const texts = [
    [TERMS.experiment.scenario, experiment.scenario],
    [TERMS.experiment.customerSegment, experiment.customerSegment],
    [TERMS.experiment.valueProposition, experiment.valueProposition],
    [TERMS.experiment.channels, experiment.channels],
    [TERMS.experiment.riskiestAssumption, experiment.riskiestAssumption],
    [TERMS.experiment.metrics, experiment.metrics],
    [TERMS.experiment.successCriteria, experiment.successCriteria],
    ...(done
      ? [
          [TERMS.experiment.results, experiment.results],
          [TERMS.experiment.learnings, experiment.learnings],
          [TERMS.experiment.nextSteps, experiment.nextSteps],
        ]
      : []),
  ].filter(([, value]) => value?.trim());
  return (
    <Stack gap={5}>
      <Facts>
        {experiment.verdict ? (
          <div>
            <dt>{TERMS.experiment.verdict}</dt>
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
        <dt>{TERMS.experiment.hypothesis}</dt>
        <dd>{links && hypothesis ? <RelatedLink related={hypothesis} /> : experiment.hypothesis}</dd>
        {links && study ? (
          <>
            <dt>{TERMS.hypothesis.researchId}</dt>
            <dd>
              <RelatedLink related={study} />
            </dd>
          </>
        ) : null}
        {texts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
        {links && rounds.length > 0 ? (
          <>
            <dt>{TERMS.together.rounds}</dt>
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
