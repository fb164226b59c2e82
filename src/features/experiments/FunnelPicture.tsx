import { memo } from 'react';
import { styled } from 'styled-components';

import {
  EXPERIMENT_STATUS_LABELS,
  EXPERIMENT_STATUSES,
  type ExperimentStatus,
} from '../../domain/experiments/experiment.ts';
import type { Conversion, ExperimentFilter, funnelOf } from '../../domain/experiments/filter.ts';
import { counted, formatNumber, NBSP } from '../../domain/core/format.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { COLUMN_ICONS } from './board/boardTones.ts';

export interface FunnelPictureProps {
  /** How many experiments each stage has in each status. */
  funnel: ReturnType<typeof funnelOf>;
  /** How far the experiments come. */
  conversion: Conversion;
  /** Only the counts and the conversion: below it lies the board, which is the rest of the picture. Default false. */
  folded?: boolean;
  /** The stage that the list is narrowed to. */
  stage: ExperimentFilter['stage'];
  /** The status that the list is narrowed to. */
  status: ExperimentFilter['status'];
  /** Called with what a press asks for; pressing what is chosen asks for everything. */
  onChoose: (choice: Pick<ExperimentFilter, 'stage' | 'status'>) => void;
}

const Root = styled.section`
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[3]}px;

  & > h2 {
    margin-inline-end: auto;
    font-size: ${fontSizes.md};
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    column-gap: ${spaces[4]}px;
  }
`;

const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[4]}px;
  color: var(--color-ink-soft);
`;

const Rows = styled.ul`
  margin-block-start: ${spaces[2]}px;
  display: grid;
  gap: ${spaces[1]}px;

  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: center;
    gap: ${spaces[3]}px;
  }
  ${media.mobile} {
    /* Four segments of 44 px fit beside the name on the narrowest phone that is met often, 360 px. */
    & > li {
      grid-template-columns: 108px minmax(0, 1fr);
      gap: ${spaces[2]}px;
    }
  }
`;

/** A stage's name, a status in the legend: quiet until it is chosen. */
const Label = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${spaces[2]}px;
  min-height: 32px;
  padding: 0 ${spaces[2]}px;
  border: 1px solid transparent;
  border-radius: ${radii.small}px;
  background: none;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    color: var(--tone-solid);
  }
  & > span:last-child {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
  }
  &[data-place='stage'] {
    width: 100%;
    padding-inline-start: ${spaces[2]}px;
    border-inline-start: 3px solid var(--tone-solid);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--tone-solid);
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-weight: 600;
  }
  &[aria-pressed='true'] > span:last-child {
    color: inherit;
  }
  ${media.mobile} {
    gap: ${spaces[1]}px;
    min-height: 44px;
    padding-inline: ${spaces[1]}px;
    font-size: ${fontSizes.sm};

    &[data-place='stage'] {
      padding-inline-start: ${spaces[2]}px;
    }
  }
`;

/** As long as the stage has experiments against the fullest one, yet never too short for its numbers. */
const Bar = styled.ul`
  display: flex;
  gap: 2px;
  width: max-content;
  max-width: 100%;

  & > li {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

const Segment = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${spaces[1]}px;
  width: 100%;
  min-width: 44px;
  min-height: 32px;
  padding: 0 ${spaces[1]}px;
  border: 1px solid var(--tone-solid);
  border-radius: ${radii.small}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  cursor: pointer;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--tone-ink);
    font-weight: 600;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

const Nothing = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
`;

/** A step of the conversion: how many of how many, and what part that is; nothing where there is nothing to be a part of. */
function stepOf(name: string, part: number, whole: number): string {
  if (whole === 0) return '';
  return `${name} ${formatNumber(part)} из${NBSP}${formatNumber(whole)} (${Math.round((part / whole) * 100)}${NBSP}%)`;
}

const FORMS = ['эксперимент', 'эксперимента', 'экспериментов'] as const;

/**
 * How many experiments each stage has in each status. Every number is written and every status has its sign, so it is read
 * without colour; a stage, a status and a segment narrow the list to what they show.
 */
export const FunnelPicture = memo(function FunnelPicture(props: FunnelPictureProps) {
  const { funnel, conversion, folded = false, stage, status, onChoose } = props;
  const { started, finished, confirmed } = conversion;
  const steps = [
    stepOf('Взято в работу', started, conversion.all),
    stepOf('завершено', finished, started),
    stepOf('подтвердилось', confirmed, finished),
  ].filter(Boolean);
  const ofStage = (one: Stage): number => EXPERIMENT_STATUSES.reduce((sum, each) => sum + funnel[one][each], 0);
  const ofStatus = (one: ExperimentStatus): number => STAGES.reduce((sum, each) => sum + funnel[each][one], 0);
  const totals = STAGES.map(ofStage);
  const most = Math.max(1, ...totals);
  const all = totals.reduce((sum, count) => sum + count, 0);

  const button = (choice: Pick<ExperimentFilter, 'stage' | 'status'>) => {
    const pressed = stage === choice.stage && status === choice.status;
    return {
      type: 'button' as const,
      'aria-pressed': pressed,
      onClick: () => onChoose(pressed ? { stage: 'all', status: 'all' } : choice),
    };
  };

  return (
    <Root aria-label="Воронка экспериментов">
      <Head>
        <h2>{counted(all, FORMS)} в воронке</h2>
        <Legend aria-label="Статусы">
          {EXPERIMENT_STATUSES.map((one) => {
            const Icon = COLUMN_ICONS[one];
            return (
              <li key={one}>
                <Label {...button({ stage: 'all', status: one })} data-tone={STATUS_TONES[one]}>
                  <Icon aria-hidden />
                  <span>{EXPERIMENT_STATUS_LABELS[one]} </span>
                  <span>{formatNumber(ofStatus(one))}</span>
                </Label>
              </li>
            );
          })}
        </Legend>
      </Head>
      <Steps>
        {steps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </Steps>
      {folded ? null : (
        <Rows aria-label="Этапы">
          {STAGES.map((row, index) => {
            const total = totals[index] ?? 0;
            return (
              <li key={row}>
                <Label {...button({ stage: row, status: 'all' })} data-place="stage" data-tone={row}>
                  <span>
                    <StageName stage={row} />{' '}
                  </span>
                  <span>{formatNumber(total)}</span>
                </Label>
                {total === 0 ? (
                  <Nothing>Экспериментов нет</Nothing>
                ) : (
                  <Bar aria-label={STAGE_NAMES[row]} style={{ minWidth: `${(total / most) * 100}%` }}>
                    {EXPERIMENT_STATUSES.filter((one) => funnel[row][one] > 0).map((one) => {
                      const Icon = COLUMN_ICONS[one];
                      const count = funnel[row][one];
                      const words = `${STAGE_NAMES[row]}, ${EXPERIMENT_STATUS_LABELS[one]}: ${formatNumber(count)}`;
                      return (
                        <li key={one} style={{ flexGrow: count }}>
                          <Segment
                            {...button({ stage: row, status: one })}
                            data-tone={STATUS_TONES[one]}
                            aria-label={words}
                            title={words}
                          >
                            <Icon aria-hidden />
                            {formatNumber(count)}
                          </Segment>
                        </li>
                      );
                    })}
                  </Bar>
                )}
              </li>
            );
          })}
        </Rows>
      )}
    </Root>
  );
});
