import { useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { dateOf, formatDate } from '../../domain/core/format.ts';
import { timelineOf } from '../../domain/experiments/timeline.ts';
import { TERMS } from '../../domain/terms.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import type { OpenExperiment } from './openExperiment.ts';
import { RelatedLink } from './RelatedLink.tsx';

export interface ExperimentOverviewProps {
  /** The experiment and what is shown beside it. */
  open: OpenExperiment;
  /** Its details. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;

  & h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
`;

const Links = styled.dl`
  display: grid;
  gap: ${spaces[3]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Timeline = styled.ol`
  display: grid;
  gap: ${spaces[3]}px;
  padding-inline-start: ${spaces[4]}px;
  border-inline-start: 2px solid var(--color-hairline);

  & > li {
    display: grid;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

/** The details, what they are linked to, and what has happened. */
export function ExperimentOverview({ open, children }: ExperimentOverviewProps) {
  const { experiment, hypothesis, study, rounds } = open;
  const { words } = useContext(EvidenceSlots);
  const links = [
    { name: TERMS.experiment.hypothesis, related: hypothesis ? [hypothesis] : [] },
    { name: 'Исследование, из которого она взята', related: study ? [study] : [] },
    { name: TERMS.together.rounds, related: rounds },
  ].filter(({ related }) => related.length > 0);
  return (
    <Root>
      {children}
      {links.length > 0 ? (
        <section aria-label="Связи">
          <h3>Связи</h3>
          <Links>
            {links.map(({ name, related }) => (
              <div key={name}>
                <dt>{name}</dt>
                {related.map((one) => (
                  <dd key={`${one.href}${one.label}`}>
                    <RelatedLink related={one} />
                  </dd>
                ))}
                {name === TERMS.experiment.hypothesis && experiment.hypothesisId !== null ? (
                  <dd>{words({ id: experiment.hypothesisId })}</dd>
                ) : null}
              </div>
            ))}
          </Links>
        </section>
      ) : null}
      <section aria-label={TERMS.experiment.timeline}>
        <h3>{TERMS.experiment.timeline}</h3>
        <Timeline>
          {timelineOf(experiment).map(({ key, date, action, author }) => (
            <li key={key}>
              <span>{action}</span>
              <small>
                <time dateTime={date}>{formatDate(dateOf(new Date(date)))}</time>
                {author === '' ? null : (
                  <>
                    {', '}
                    <span>{author}</span>
                  </>
                )}
              </small>
            </li>
          ))}
        </Timeline>
      </section>
    </Root>
  );
}
