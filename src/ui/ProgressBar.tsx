import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { Button } from './Button.tsx';

export interface ProgressBarProps {
  /** Name of the process: «Читаем файлы». */
  label: ReactNode;
  /** How much is done, in the unit of `max`. */
  value: number;
  /** How much there is; above 0. */
  max: number;
  /** The state in words: «2 из 5 файлов». Default: per cent. */
  valueText?: string;
  /** Given: shows a button that stops it. */
  onCancel?: () => void;
  /** Text of that button. Default «Отменить». */
  cancelLabel?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-items: center;
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
`;

const Label = styled.span`
  min-width: 0;
  font-weight: 500;
`;

const Value = styled.span`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.progress`
  appearance: none;
  grid-column: 1 / -1;
  width: 100%;
  height: 8px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.pill}px;
  background: var(--color-sunken);
  color: var(--color-accent);

  &::-webkit-progress-bar {
    background: var(--color-sunken);
  }
  &::-webkit-progress-value {
    background: var(--color-accent);
  }
  &::-moz-progress-bar {
    background: var(--color-accent);
  }
  @media (forced-colors: active) {
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

const Cancel = styled.div`
  grid-column: 1 / -1;
  justify-self: start;
  margin-top: ${spaces[2]}px;
`;

/** How far a long action has come, with a way to stop it. */
export function ProgressBar({ label, value, max, valueText, onCancel, cancelLabel = 'Отменить' }: ProgressBarProps) {
  const labelId = useId();
  const done = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = valueText ?? `${Math.round(done * 100)}\u00A0%`;
  return (
    <Root>
      <Label id={labelId}>{label}</Label>
      <Value aria-hidden>{text}</Value>
      <Track aria-labelledby={labelId} aria-valuetext={text} max={1} value={done} />
      {onCancel ? (
        <Cancel>
          <Button size="sm" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Cancel>
      ) : null}
    </Root>
  );
}
