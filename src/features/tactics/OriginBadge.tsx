import { BookOpenText, Shapes, Users, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import type { Origin } from '../../domain/tactics/touchpointRow.ts';
import { spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface OriginBadgeProps {
  /** Origin of the element beside it. */
  origin: Origin;
  /** Whether it speaks of several lines: «примеры» rather than «пример». Default false. */
  many?: boolean;
  /** `pill` beside something, `heading` above lines: the same words without the pill. Default `pill`. */
  variant?: 'pill' | 'heading';
}

const ICONS: Readonly<Record<Origin, LucideIcon>> = { research: BookOpenText, backlog: Users, example: Shapes };

/** For one line, and for several. */
const LABELS: Readonly<Record<Origin, readonly [one: string, many: string]>> = {
  research: ['из исследования', 'из исследований'],
  backlog: ['от команды', 'от команды'],
  example: ['пример', 'примеры'],
};

const EXPLANATIONS = [
  'Составлено для примера, это не находка исследования',
  'Составлены для примера, это не находки исследований',
] as const;

// Evidence takes the accent; an example has only a dashed outline, as no one has said it.
const Root = styled(Badge)`
  /* Holds the hidden words: from inside a carousel they would widen the page. */
  position: relative;

  &[data-origin='research'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  &[data-origin='example'] {
    padding: 1px calc(${spaces[2]}px + 1px);
    border: 1px dashed var(--color-edge);
    background: none;
    color: var(--color-ink-soft);
  }
  &[data-variant='heading'] {
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** Origin of a line: a study, the team, or an example that no one said (R37). */
export function OriginBadge({ origin, many = false, variant = 'pill' }: OriginBadgeProps) {
  const Icon = ICONS[origin];
  const form = many ? 1 : 0;
  const explanation = origin === 'example' ? EXPLANATIONS[form] : undefined;
  return (
    <Root data-origin={origin} data-variant={variant} icon={<Icon />} title={explanation}>
      {LABELS[origin][form]}
      {explanation ? <VisuallyHidden>. {explanation}.</VisuallyHidden> : null}
    </Root>
  );
}
