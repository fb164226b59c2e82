import { FlaskConical } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { EXPERIMENT_STATUS_LABELS } from '../../domain/experiment.ts';
import type { JourneyHypothesis } from '../../domain/journey.ts';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import { runsOf } from './originRuns.ts';
import { ShowAll } from './ShowAll.tsx';

export interface HypothesisListProps {
  /** The hypotheses, by priority; the order is kept. */
  hypotheses: readonly JourneyHypothesis[];
  /** How many are shown at first. */
  limit: number;
  /** Whether the origin is named; not where the whole card is an example and says so. Default true. */
  origins?: boolean;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** «Создать эксперимент». */
  onCreate: (hypothesis: JourneyHypothesis) => void;
}

const Runs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > div > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    margin-block-start: ${spaces[1]}px;
  }
  & > div > ul[data-quiet='true'] > li > p {
    color: var(--color-ink-soft);
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
  & > ul {
    display: grid;
    gap: ${spaces[1]}px;
    font-size: ${fontSizes.sm}px;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: center;
  }
  & a {
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    padding: ${spaces[3]}px;

    & a {
      display: flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** A hypothesis: its experiments, or the way to one. */
function Row({
  line,
  experimentHref,
  onCreate,
}: { line: JourneyHypothesis } & Omit<HypothesisListProps, 'hypotheses' | 'limit'>) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const made = line.experiments.length > 0;
  const wasMade = useRef(made);
  // The button that had the focus has turned into a link.
  useLayoutEffect(() => {
    if (made && !wasMade.current && document.activeElement === document.body) item.current?.querySelector('a')?.focus();
    wasMade.current = made;
  }, [made]);
  return (
    <Item ref={item}>
      <p id={id}>{line.text}</p>
      {made ? (
        <ul aria-label="Эксперименты">
          {line.experiments.map((experiment) => (
            <li key={experiment.id}>
              <Badge tone={STATUS_TONES[experiment.status]}>{EXPERIMENT_STATUS_LABELS[experiment.status]}</Badge>
              <Link href={experimentHref(experiment.id)}>{experiment.name}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {line.lostExperiment ? <small>Эксперимент удалён</small> : null}
          <Button size="sm" icon={<FlaskConical />} aria-describedby={id} onClick={() => onCreate(line)}>
            Создать эксперимент
          </Button>
        </>
      )}
    </Item>
  );
}

/** «Гипотезы для улучшений»: each with its experiments, or with the button that makes one (specification §2). */
export function HypothesisList({ hypotheses, limit, origins = true, ...row }: HypothesisListProps) {
  return (
    <ShowAll items={hypotheses} limit={limit} label="Показать все гипотезы">
      {(shown) => (
        <Runs>
          {runsOf(shown).map((run) => (
            <div key={run.lines[0]?.key}>
              {origins ? <OriginBadge variant="heading" origin={run.origin} many={run.lines.length > 1} /> : null}
              <ul data-quiet={origins && run.origin === 'example'}>
                {run.lines.map((line) => (
                  <Row key={line.key} line={line} {...row} />
                ))}
              </ul>
            </div>
          ))}
        </Runs>
      )}
    </ShowAll>
  );
}
