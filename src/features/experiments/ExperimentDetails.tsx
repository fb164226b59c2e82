import { Fragment, useContext, type ReactNode } from 'react';

import { hasResults, VERDICT_LABELS, type Canvas, type Experiment } from '../../domain/experiments/experiment.ts';
import type { MadeBy } from '../../domain/core/schema.ts';
import { formatDate } from '../../domain/core/format.ts';
import { STAGE_NAMES } from '../../domain/core/stage.ts';
import { EXPERIMENT_TERMS } from '../../domain/experiments/terms.ts';
import { HYPOTHESIS_TERMS } from '../../domain/research/words/hypothesisTerms.ts';
import { TOGETHER_TERMS } from '../../domain/experiments/togetherTerms.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { ModelMark } from '../../patterns/evidence/ModelMark.tsx';
import { VERDICT_TONES } from '../../patterns/statusTones.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Facts, Texts } from './ExperimentDetails.styles.ts';
import type { OpenExperiment } from './openExperiment.ts';
import { RelatedLink } from './RelatedLink.tsx';

export interface ExperimentDetailsProps {
  /** The experiment with what belongs to it. */
  open: OpenExperiment;
  /** Whether the study and the rounds are listed; the dialog lists them itself. Default true. */
  links?: boolean;
  /** Action buttons. */
  actions?: ReactNode;
}

/** Texts of an experiment in the order they are read. */
const TEXTS = [
  'scenario',
  'customerSegment',
  'valueProposition',
  'channels',
  'riskiestAssumption',
  'metrics',
  'successCriteria',
] as const satisfies readonly (keyof Canvas)[];

const RESULTS = ['results', 'learnings', 'nextSteps'] as const satisfies readonly (keyof Canvas)[];

/** Whose text it is, where a model proposed it. */
function OfModel({ experiment: { byModel }, field }: { experiment: Experiment; field: keyof Canvas }) {
  const madeBy = byModel && (byModel as Partial<Record<keyof Canvas, MadeBy | null>>)[field];
  return madeBy ? (
    <div>
      <ModelMark madeBy={madeBy} />
    </div>
  ) : null;
}

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
    // These fields appear elsewhere, or nowhere: here they only show that a model wrote them.
    ...(['name', 'customerEngagement'] as const).filter((field) => experiment.byModel?.[field]),
    ...TEXTS,
    ...(done ? RESULTS : []),
  ].filter((field) => experiment[field].trim() !== '');
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
        {texts.map((field) => (
          <Fragment key={field}>
            <dt>{EXPERIMENT_TERMS.experiment[field]}</dt>
            <dd>
              {experiment[field]}
              <OfModel experiment={experiment} field={field} />
            </dd>
          </Fragment>
        ))}
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
