import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { contactTitle } from '../../../domain/audiences/contact.ts';
import type { PersonDifference } from '../../../domain/audiences/contactGathering.ts';
import type { SingleField } from '../../../domain/audiences/contactMerge.ts';
import { counted, formatNumber, NBSP } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';

export interface ContactDifferencesProps {
  /** Where those who are one person say different things, in their order. */
  differences: readonly PersonDifference[];
  /** Ids of those in which the other value is taken; all others keep the stored value. */
  taken: ReadonlySet<string>;
  /** Nothing can be changed now. Default false. */
  disabled?: boolean;
  /** Called with the differences that are decided, and whether the other value is taken. */
  onTake: (ids: readonly string[], isTaken: boolean) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding-top: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);

  & > div > p,
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > button {
    justify-self: start;
  }
`;

/** A button pressed for all stays visibly pressed. */
const ForAll = styled(Row)`
  && > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const One = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: ${spaces[2]}px 0;
  border: 0;
  border-top: 1px solid var(--color-hairline);
  font-size: ${fontSizes.sm};

  & > span {
    overflow-wrap: anywhere;
  }
  & > span > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${spaces[2]}px;
    align-items: start;
    min-height: 44px;
    align-content: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > label > input {
    width: 18px;
    height: 18px;
    margin: 2px 0;
    accent-color: var(--color-accent);
  }
  & > label > small {
    grid-column: 2;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Differences shown at first, and how many more each time. */
const SHOWN = 20;

const FORMS = ['расхождение', 'расхождения', 'расхождений'] as const;

const labelOf = (field: SingleField): string =>
  field.startsWith('details/')
    ? field.slice('details/'.length)
    : TERMS.contact[field as Exclude<SingleField, `details/${string}`>];

function groupedByField(
  differences: readonly PersonDifference[],
): ReadonlyMap<SingleField, readonly PersonDifference[]> {
  const byField = new Map<SingleField, PersonDifference[]>();
  for (const difference of differences) {
    const group = byField.get(difference.field);
    if (group) group.push(difference);
    else byField.set(difference.field, [difference]);
  }
  return byField;
}

const idsOf = (differences: readonly PersonDifference[]): readonly string[] => differences.map(({ id }) => id);

/**
 * Shows where the file differs from the stored data of a person, or from another of its rows: both values, one to choose. The
 * stored value is kept until the user chooses; a field can be settled for all at once, a consent only for
 * each person, and a refusal of their own stays.
 */
export function ContactDifferences({ differences, taken, disabled = false, onTake }: ContactDifferencesProps) {
  const headingId = useId();
  const [shown, setShown] = useState(SHOWN);
  if (differences.length === 0) return null;
  // Nobody's refusal is taken back together with others'.
  const several = [...groupedByField(differences)].filter(([field, group]) => field !== 'consent' && group.length > 1);
  const rest = differences.length - shown;
  return (
    <Root aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>Расхождения ({formatNumber(differences.length)})</h3>
        <p>
          Об одном человеке сказано разное. Останется то, что есть, если не{NBSP}выбрать другое; телефоны, почта и{NBSP}
          метки складываются.
          {differences.some(({ field }) => field === 'consent')
            ? ` Где одно говорит о${NBSP}согласии, а${NBSP}другое об${NBSP}отказе, остаётся отказ: его меняют у${NBSP}каждого отдельно, а${NBSP}отказ самого человека — никогда.`
            : null}
        </p>
      </div>
      {several.map(([field, group]) => {
        const label = labelOf(field);
        const count = group.filter(({ id }) => taken.has(id)).length;
        return (
          <ForAll key={field}>
            <span>
              {label}: {counted(group.length, FORMS)}
            </span>
            <Button
              size="sm"
              disabled={disabled}
              aria-pressed={count === 0}
              aria-label={`${label}: оставить во всех, как есть`}
              onClick={() => onTake(idsOf(group), false)}
            >
              Оставить во{NBSP}всех
            </Button>
            <Button
              size="sm"
              disabled={disabled}
              aria-pressed={count === group.length}
              aria-label={`${label}: взять во всех из файла`}
              onClick={() => onTake(idsOf(group), true)}
            >
              Взять во{NBSP}всех из{NBSP}файла
            </Button>
          </ForAll>
        );
      })}
      <List>
        {differences
          .slice(0, shown)
          .map(({ id, field, kept, other, contact, isStored, isTurned = false, isFinal = false }) => {
            const title = contactTitle(contact);
            const sides = isStored ? (['уже есть', 'в файле'] as const) : (['первая строка', 'другая строка'] as const);
            const [ofKept, ofOther] = isTurned ? ([sides[1], sides[0]] as const) : sides;
            const label = labelOf(field);
            return (
              <li key={id}>
                <One aria-label={`${title}, ${label}`} disabled={disabled}>
                  <span>
                    {title}
                    <small>{label}</small>
                    {isFinal ? <small>Человек отказался сам: отказ остаётся</small> : null}
                  </span>
                  <label>
                    <input
                      type="radio"
                      name={`${headingId}${id}`}
                      checked={!taken.has(id) || isFinal}
                      onChange={() => onTake([id], false)}
                    />
                    {kept}
                    <small>{ofKept}</small>
                  </label>
                  <label>
                    <input
                      type="radio"
                      name={`${headingId}${id}`}
                      checked={taken.has(id) && !isFinal}
                      disabled={isFinal}
                      onChange={() => onTake([id], true)}
                    />
                    {other}
                    <small>{ofOther}</small>
                  </label>
                </One>
              </li>
            );
          })}
      </List>
      {rest > 0 ? (
        <Button size="sm" onClick={() => setShown(shown + SHOWN)}>
          Показать ещё {formatNumber(Math.min(rest, SHOWN))}
        </Button>
      ) : null}
    </Root>
  );
}
