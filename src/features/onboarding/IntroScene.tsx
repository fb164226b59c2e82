import { styled } from 'styled-components';

import { EXPERIMENT_STATUS_LABELS } from '../../domain/experiments/experiment.ts';
import { VERDICT_LABELS } from '../../domain/experiments/experiment.ts';
import { RELEVANCE_LABELS } from '../../domain/research/hypothesis.ts';
import { TERMS } from '../../domain/terms.ts';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Row.tsx';
import { INTRO_STEPS, type IntroStep } from './introSteps.ts';

export interface IntroSceneProps {
  /** Which step is drawn; those before it stand above and those to come below, one line each. */
  step: IntroStep;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** One line per step; the thread beside those behind leads down to the present one, and from it nothing yet. */
const Lines = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${spaces[3]}px;
    align-items: center;
    padding-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
  }
  &[data-ahead] {
    margin-block-start: ${spaces[2]}px;
  }
  &:not([data-ahead]) > li::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--color-accent);
  }
  & > li > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Knot = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent-soft);
  color: var(--color-accent);

  [data-ahead] & {
    border: 1px dashed var(--color-edge);
    background: none;
    color: var(--color-ink-soft);
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const Now = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > span:first-child {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

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

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[2]}px;

  & > li {
    display: grid;
    align-content: center;
    min-height: 44px;
    padding: ${spaces[1]}px ${spaces[2]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.small}px;
    background: var(--color-surface);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1rem;
    overflow-wrap: anywhere;
  }
  & > li[data-written] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-ink);
    font-weight: 600;
  }
  ${media.mobile} {
    gap: ${spaces[1]}px;

    & > li {
      padding-inline: ${spaces[1]}px;
    }
  }
`;

/** A phone's cell is narrower than the longest words: they break where Russian breaks them. */
const CARDS = [
  'Аудитория',
  'Потреб\u00ADности',
  'Продукт',
  'Ценность: вывод с\u00A0цитатами рядом',
  'Цели',
  'Монети\u00ADзация',
  'Метрики',
  'Каналы',
  'Расходы',
];
const WRITTEN = 3;

/** Longest bar of the comparison, per cent of growth that fill its place. */
const FULL_BAR = 35;
const bar = (value: number) => ({ '--share': (value / FULL_BAR) * 100 }) as Record<string, number>;

function Picture({ step }: IntroSceneProps) {
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
            <dt>{TERMS.experiment.assigneeId}</dt>
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
      return (
        <Board>
          {CARDS.map((card, index) => (
            <li key={card} data-written={index === WRITTEN ? '' : undefined}>
              {card}
            </li>
          ))}
        </Board>
      );
  }
}

/** One step of the introduction, drawn in the product's own look on the thread from the first words. */
export function IntroScene({ step }: IntroSceneProps) {
  const index = INTRO_STEPS.findIndex((one) => one.step === step);
  const Icon = INTRO_STEPS[index]?.icon;
  return (
    <Root>
      {index > 0 ? (
        <Lines aria-label="Что было раньше">
          {INTRO_STEPS.slice(0, index).map((one) => (
            <li key={one.step}>
              <Knot>
                <one.icon aria-hidden />
              </Knot>
              <span>{one.line}</span>
            </li>
          ))}
        </Lines>
      ) : null}
      <Now>
        <Knot>{Icon ? <Icon aria-hidden /> : null}</Knot>
        <Picture step={step} />
      </Now>
      {index < INTRO_STEPS.length - 1 ? (
        <Lines data-ahead aria-label="Что будет дальше">
          {INTRO_STEPS.slice(index + 1).map((one) => (
            <li key={one.step}>
              <Knot>
                <one.icon aria-hidden />
              </Knot>
              <span>{one.name}</span>
            </li>
          ))}
        </Lines>
      ) : null}
    </Root>
  );
}
