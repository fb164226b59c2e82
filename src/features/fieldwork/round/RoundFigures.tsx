import { styled } from 'styled-components';

import { counted, formatMoney, formatNumber, NBSP, plural } from '../../../domain/core/format.ts';
import { ordered } from '../../../domain/core/record.ts';
import type { RoundFigures as Figures } from '../../../domain/fieldwork/figures.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { placesIn, placesOf, type Places } from '../../../domain/fieldwork/places/places.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';

export interface RoundFiguresProps {
  /** The round: its goal and quotas stand beside what came of them. */
  round: Pick<Round, 'goal' | 'quotas' | 'price'>;
  /** What is counted. */
  figures: Figures;
  /** Who has come to the end, and for whom a place stands while they answer. */
  places: Places;
  /** How many a person has said do not count. */
  uncounted: number;
}

const Steps = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
`;

const Step = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) 7rem;
  gap: ${spaces[3]}px;
  align-items: center;

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > dd:last-child {
    text-align: end;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > dd:nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Bar = styled.span`
  display: block;
  width: var(--part);
  height: 12px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent);
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[5]}px;
  margin-block-start: ${spaces[4]}px;
  padding-block-start: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  /* A line under the steps divides them from something. */
  &:empty {
    display: none;
  }

  & b {
    color: var(--color-ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : ` · ${Math.round((part / whole) * 100)}${NBSP}%`;

/** How many answer right now; nothing where nobody does. */
function Answering({ held }: { readonly held: number }) {
  if (held === 0) return null;
  return (
    <>
      , {plural(held, ['отвечает', 'отвечают', 'отвечают'])} сейчас <b>{formatNumber(held)}</b>
    </>
  );
}

/** How far those came who were asked, and what it took. Every number is written: the bars only picture them. */
export function RoundFigures({ round, figures, places, uncounted }: RoundFiguresProps) {
  const { invited, byLink, opened, began, finished, left, standing, medianMinutes, spent, rewards } = figures;
  const asked = invited + byLink;
  const all = placesIn(places);
  const steps = [
    { label: 'Приглашены', count: invited, before: 0 },
    ...(byLink === 0 ? [] : [{ label: 'По ссылке', count: byLink, before: 0 }]),
    { label: 'Открыли', count: opened, before: asked },
    { label: 'Начали', count: began, before: opened },
    { label: 'Закончили', count: finished, before: began },
  ];
  const facts = [
    { label: 'не закончили, сказанное сохранено:', value: left },
    { label: 'остановились', value: standing.stopped },
    { label: 'отказались', value: standing.declined },
    { label: 'отозвали согласие', value: standing.withdrawn },
    { label: 'забыты, данные стёрты:', value: standing.forgotten },
    { label: 'не засчитаны', value: uncounted },
  ].filter(({ value }) => value > 0);
  return (
    <Card as="section" aria-label="Как идёт раунд">
      <Steps>
        {steps.map(({ label, count, before }) => (
          <Step key={label}>
            <dt>{label}</dt>
            <dd aria-hidden="true">
              <Bar style={{ '--part': `${asked === 0 ? 0 : (count / asked) * 100}%` } as React.CSSProperties} />
            </dd>
            <dd>
              {formatNumber(count)}
              {share(count, before)}
            </dd>
          </Step>
        ))}
      </Steps>
      <Facts>
        {round.goal === null && all.held === 0 ? null : (
          <li>
            Набрано <b>{formatNumber(all.finished)}</b>
            {round.goal === null ? null : (
              <>
                {' '}
                из{NBSP}
                <b>{formatNumber(round.goal)}</b>
              </>
            )}
            <Answering held={all.held} />
          </li>
        )}
        {ordered(round.quotas).map(({ key, segment, most }) => {
          const own = placesOf(places, segment);
          return (
            <li key={key}>
              {segment}: <b>{formatNumber(own.finished)}</b> из{NBSP}
              <b>{formatNumber(most)}</b>
              <Answering held={own.held} />
            </li>
          );
        })}
        {facts.map(({ label, value }) => (
          <li key={label}>
            {label} <b>{formatNumber(value)}</b>
          </li>
        ))}
        {medianMinutes === null ? null : (
          <li>
            обычно занимает <b>{counted(Math.max(1, Math.round(medianMinutes)), ['минуту', 'минуты', 'минут'])}</b>
          </li>
        )}
        {round.price === 0 && spent === 0 ? null : (
          <li>
            списано <b>{formatMoney(spent)}</b> по{NBSP}
            {formatMoney(round.price)} за{NBSP}интервью
            {all.held === 0 || round.price === 0 ? null : (
              <>
                , закончат все, кто отвечает,{NBSP}— ещё <b>{formatMoney(all.held * round.price)}</b>
              </>
            )}
          </li>
        )}
        {places.plan === null ? null : (
          <li>
            по тарифу во{NBSP}всех раундах <b>{formatNumber(places.plan.finished)}</b> из{NBSP}
            <b>{formatNumber(places.plan.most)}</b>
            <Answering held={places.plan.held} />
          </li>
        )}
        {rewards.all === 0 ? null : (
          <li>
            кодов выдано <b>{formatNumber(rewards.given)}</b> из{NBSP}
            <b>{formatNumber(rewards.all)}</b>
          </li>
        )}
      </Facts>
    </Card>
  );
}
