import { Check } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';

import { formatNumber, plural, type PluralForms } from '../../domain/core/format.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { HYPOTHESIS_TERMS } from '../../domain/research/words/hypothesisTerms.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { STAGE_ICONS } from './journey/stageIcons.ts';
import { Choice, Grid, Root } from './StageSelector.styles.ts';

/** Counts of a stage's contents. */
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
      <Grid ref={root} role="radiogroup" aria-label={HYPOTHESIS_TERMS.hypothesis.stage}>
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
