import { styled } from 'styled-components';

import { EXPERIMENT_STATUS_LABELS } from '../../domain/experiments/experiment.ts';
import { VERDICT_LABELS } from '../../domain/experiments/experiment.ts';
import { RELEVANCE_LABELS } from '../../domain/research/hypothesis.ts';
import { EXPERIMENT_TERMS } from '../../domain/experiments/terms.ts';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Row.tsx';
import { IntroBoard } from './IntroBoard.tsx';
import type { IntroStep } from './introSteps.ts';

export interface IntroPictureProps {
  /** Which step is drawn. */
  step: IntroStep;
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  line-height: 1.4;

  & > p:first-child {
    font-weight: 600;
  }
`;

const Words = styled.blockquote`
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
  line-height: 1.55;

  & > footer {
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[3]}px;
  font-size: ${fontSizes.sm};

  & > dt {
    color: var(--color-ink-soft);
  }
`;

const Bars = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;
  font-size: ${fontSizes.sm};

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    display: contents;
    font-variant-numeric: tabular-nums;
  }
  & > dd::before {
    content: '';
    width: calc(var(--share) * 1%);
    height: 12px;
    border-radius: ${radii.small}px;
    background: var(--tone-solid);
  }
`;

/** Longest bar of the comparison, per cent of growth that fill its place. */
const FULL_BAR = 35;

const bar = (value: number) => ({ '--share': (value / FULL_BAR) * 100 }) as Record<string, number>;

/** Picture of a step of the introduction. */
export function IntroPicture({ step }: IntroPictureProps) {
  switch (step) {
    case 'quote':
      return (
        <Sheet>
          <Words>
            «<mark>Три часа переписываю интервью в&nbsp;таблицу</mark>, и&nbsp;всё равно не&nbsp;уверена, что ничего
            не&nbsp;потеряла»
            <footer>Анна, продакт-менеджер, интервью&nbsp;12</footer>
          </Words>
        </Sheet>
      );
    case 'hypothesis':
      return (
        <Sheet>
          <p>Если показывать цитаты рядом с&nbsp;выводом, отчёт будет готов вдвое быстрее</p>
          <Row>
            <StageBadge stage="activation" />
            <Badge tone="red">{RELEVANCE_LABELS.high}</Badge>
          </Row>
        </Sheet>
      );
    case 'experiment':
      return (
        <Sheet>
          <p>Отчёт с&nbsp;цитатами для&nbsp;половины команд</p>
          <Row>
            <Badge tone={STATUS_TONES['In Progress']}>{EXPERIMENT_STATUS_LABELS['In Progress']}</Badge>
            <StageBadge stage="activation" />
          </Row>
          <Facts>
            <dt>{EXPERIMENT_TERMS.experiment.assigneeId}</dt>
            <dd>Дмитрий</dd>
            <dt>Срок</dt>
            <dd>14&nbsp;дней</dd>
            <dt>Успех</dt>
            <dd>активация +25&nbsp;%</dd>
          </Facts>
        </Sheet>
      );
    case 'decision':
      return (
        <Sheet>
          <p>Активация выросла больше, чем ждали</p>
          <Row>
            <Badge tone={STATUS_TONES.Done}>{EXPERIMENT_STATUS_LABELS.Done}</Badge>
            <Badge tone="green">{VERDICT_LABELS.VALIDATED}</Badge>
          </Row>
          <Bars>
            <dt>Цель</dt>
            <dd data-tone="neutral" style={bar(25)}>
              +25&nbsp;%
            </dd>
            <dt>Результат</dt>
            <dd data-tone="green" style={bar(31)}>
              +31&nbsp;%
            </dd>
          </Bars>
        </Sheet>
      );
    case 'board':
      return <IntroBoard />;
  }
}
