import { memo } from 'react';

import {
  EXPERIMENT_STATUS_LABELS,
  EXPERIMENT_STATUSES,
  type ExperimentStatus,
} from '../../domain/experiments/experiment.ts';
import type { Conversion, ExperimentFilter, funnelOf } from '../../domain/experiments/filter.ts';
import { conversionInWords } from '../../domain/experiments/conversionWords.ts';
import { counted, formatNumber } from '../../domain/core/format.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { COLUMN_ICONS } from './board/boardTones.ts';
import { Bar, Head, Label, Legend, Nothing, Root, Rows, Segment, Steps } from './FunnelPicture.styles.ts';

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

const FORMS = ['эксперимент', 'эксперимента', 'экспериментов'] as const;

/**
 * How many experiments each stage has in each status. Every number is written and every status has its sign, so it is read
 * without colour; a stage, a status and a segment narrow the list to what they show.
 */
export const FunnelPicture = memo(function FunnelPicture(props: FunnelPictureProps) {
  const { funnel, conversion, folded = false, stage, status, onChoose } = props;
  const steps = conversionInWords(conversion);
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
