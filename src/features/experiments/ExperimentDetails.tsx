import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { hasResults, VERDICT_LABELS } from '../../domain/experiment.ts';
import { formatDate } from '../../domain/format.ts';
import { STAGE_NAMES } from '../../domain/stage.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { VERDICT_TONES } from './boardTones.ts';
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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Texts = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, ${widths.reading});
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
  & dd {
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

/**
 * An experiment in full: description, segment, stage, deadline, dates, author, value proposition, riskiest assumption and
 * success criteria; when it is finished also results, learnings and next steps (specification §2).
 */
export function ExperimentDetails({ open, links = true, actions }: ExperimentDetailsProps) {
  const { experiment, assignee, hypothesis, study, rounds } = open;
  const done = experiment.status === 'Done' && hasResults(experiment.results);
  const facts = [
    ['Этап', STAGE_NAMES[experiment.cjmStage]],
    ['Начало', experiment.startDate ? formatDate(experiment.startDate) : ''],
    ['Окончание', experiment.endDate ? formatDate(experiment.endDate) : ''],
    ['Дедлайн', experiment.deadline ? formatDate(experiment.deadline) : ''],
    ['Ответственный', assignee || 'Не назначен'],
    ['Автор', experiment.author],
    ['Формат', experiment.experimentFormat],
  ].filter(([, value]) => value);
  const texts = [
    ['Описание', experiment.scenario],
    ['Сегмент клиентов', experiment.customerSegment],
    ['Ценностное предложение', experiment.valueProposition],
    ['Каналы', experiment.channels],
    ['Самое рискованное предположение', experiment.riskiestAssumption],
    ['Метрики', experiment.metrics],
    ['Критерии успеха', experiment.successCriteria],
    ...(done
      ? [
          ['Результаты', experiment.results],
          ['Выводы', experiment.learnings],
          ['Следующие шаги', experiment.nextSteps],
        ]
      : []),
  ].filter(([, value]) => value?.trim());
  return (
    <Root>
      <Facts>
        {experiment.verdict ? (
          <div>
            <dt>Вывод</dt>
            <dd>
              <Badge tone={VERDICT_TONES[experiment.verdict]}>{VERDICT_LABELS[experiment.verdict]}</Badge>
            </dd>
          </div>
        ) : null}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Texts>
        <dt>Гипотеза</dt>
        <dd>{links && hypothesis ? <RelatedLink related={hypothesis} /> : experiment.hypothesis}</dd>
        {links && study ? (
          <>
            <dt>Исследование</dt>
            <dd>
              <RelatedLink related={study} />
            </dd>
          </>
        ) : null}
        {texts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
        {links && rounds.length > 0 ? (
          <>
            <dt>Раунды исследования</dt>
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
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
