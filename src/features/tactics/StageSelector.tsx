import { Check } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { formatNumber, plural, type PluralForms } from '../../domain/core/format.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { TERMS } from '../../domain/terms.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { STAGE_ICONS } from './stageIcons.ts';

/** What a stage holds, in numbers. */
export interface StageFacts {
  readonly touchpoints: number;
  readonly hypotheses: number;
  /** Experiments that are New or In Progress. */
  readonly running: number;
}

export interface StageSelectorProps {
  /** The chosen stage. */
  value: Stage;
  /** Called with the newly chosen one: by a press, by the arrow keys, Home and End. */
  onChange: (stage: Stage) => void;
  /** Numbers under the names; null while they are being loaded. */
  facts: Readonly<Record<Stage, StageFacts>> | null;
}

// Measured by its own width: the rail beside the page takes from it.
const Root = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[2]}px;

  /* Too narrow for three names side by side. */
  @container (max-width: 299.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 600px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-content: start;
  align-items: center;
  min-height: 72px;
  padding: ${spaces[2]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  text-align: start;
  cursor: pointer;

  & > svg {
    width: 20px;
    height: 20px;
    color: var(--tone-solid);
  }
  & > svg[data-check] {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
    width: 18px;
    height: 18px;
    color: inherit;
  }
  & > b {
    grid-column: 1 / -1;
    font-size: ${fontSizes.sm};
    font-weight: 600;
    line-height: 1.375rem;
  }
  /* A line for each number: side by side they do not fit. */
  & > span {
    display: grid;
    grid-column: 1 / -1;
    align-self: start;
    /* Room for two numbers, so that nothing moves when they come. */
    min-height: 2.25rem;
    column-gap: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.125rem;
  }
  & > span > i {
    display: none;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-checked='true'] {
    border-color: var(--tone-solid);
    background: var(--tone-soft);
    box-shadow: inset 0 0 0 1px var(--tone-solid);
    color: var(--tone-ink);
  }
  &[aria-checked='true'] > span {
    color: inherit;
  }
  @container (min-width: 1080px) {
    grid-template-columns: 20px minmax(0, 1fr) 18px;
    padding: ${spaces[3]}px;

    & > svg[data-check] {
      grid-column: 3;
    }
    & > b {
      grid-column: 2;
      font-size: ${fontSizes.md};
    }
    & > span {
      display: flex;
      flex-wrap: wrap;
      min-height: 1.125rem;
    }
    & > span > i {
      display: inline;
    }
    & > span > span {
      white-space: nowrap;
    }
    & > span > span[data-running] {
      flex-basis: 100%;
    }
  }
`;

/** A number and its thing; unlike elsewhere they may part, or five digits would not fit on a phone. */
const numbered = (count: number, forms: PluralForms): string => `${formatNumber(count)} ${plural(count, forms)}`;

/** Where a key leads among the stages, or undefined for a key that is not ours. */
function target(key: string, index: number): Stage | undefined {
  const last = STAGES.length - 1;
  const next = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowDown: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    ArrowUp: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? undefined : STAGES[next];
}

function Facts({ touchpoints, hypotheses, running }: StageFacts) {
  return (
    <>
      <span>{numbered(touchpoints, ['точка', 'точки', 'точек'])}</span>
      <i aria-hidden>·</i>
      <span>{numbered(hypotheses, ['гипотеза', 'гипотезы', 'гипотез'])}</span>
      {running > 0 ? <span data-running="">{`${formatNumber(running)} в\u00A0работе`}</span> : null}
    </>
  );
}

/** Six stages, one chosen (R36), each with what it holds: six columns, three on a phone. */
export function StageSelector({ value, onChange, facts }: StageSelectorProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, index);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-tone='${next}']`)?.focus();
    if (next !== value) onChange(next);
  };
  return (
    <Root>
      <Grid ref={root} role="radiogroup" aria-label={TERMS.hypothesis.stage}>
        {STAGES.map((stage, index) => {
          const Icon = STAGE_ICONS[stage];
          const chosen = stage === value;
          return (
            <Choice
              key={stage}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- six buttons are specified; Home and End work too
              role="radio"
              aria-checked={chosen}
              tabIndex={chosen ? 0 : -1}
              data-tone={stage}
              onClick={() => {
                if (!chosen) onChange(stage);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon aria-hidden />
              <b>
                <StageName stage={stage} />
              </b>
              {chosen ? <Check aria-hidden data-check="" /> : null}
              <span>{facts ? <Facts {...facts[stage]} /> : null}</span>
            </Choice>
          );
        })}
      </Grid>
    </Root>
  );
}
