import { styled } from 'styled-components';

import { counted, formatMoney, formatNumber, NBSP, plural } from '../../../domain/core/format.ts';
import { ordered } from '../../../domain/core/record.ts';
import type { RoundFigures } from '../../../domain/fieldwork/figures.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { placesIn, placesOf, type RoundPlaces } from '../../../domain/fieldwork/places/places.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { FACT_LABELS } from './figureLabels.ts';

export interface RoundFactsProps {
  /** Round: its goal and quotas are shown beside the results. */
  round: Pick<Round, 'goal' | 'quotas' | 'price'>;
  /** Counts. */
  figures: RoundFigures;
  /** Respondents who have finished, and those with a reserved place while they answer. */
  places: RoundPlaces;
  /** How many a person has said do not count. */
  uncounted: number;
}

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

/** Shows how many answer right now; nothing without any. */
function Answering({ held }: { readonly held: number }) {
  if (held === 0) return null;
  return (
    <>
      , {plural(held, ['отвечает', 'отвечают', 'отвечают'])} сейчас <b>{formatNumber(held)}</b>
    </>
  );
}

/** Shows the round's results besides people's progress: its limits, who left, what it took and gave. Omits zeros. */
export function RoundFacts({ round, figures, places, uncounted }: RoundFactsProps) {
  const { left, standing, medianMinutes, spent, rewards } = figures;
  const all = placesIn(places);
  const facts = [
    { label: FACT_LABELS.left, value: left },
    { label: FACT_LABELS.stopped, value: standing.stopped },
    { label: FACT_LABELS.declined, value: standing.declined },
    { label: FACT_LABELS.withdrawn, value: standing.withdrawn },
    { label: FACT_LABELS.forgotten, value: standing.forgotten },
    { label: FACT_LABELS.uncounted, value: uncounted },
  ].filter(({ value }) => value > 0);
  return (
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
  );
}
