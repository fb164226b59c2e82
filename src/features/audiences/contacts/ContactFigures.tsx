import { CircleHelp, Copy, UserPlus } from 'lucide-react';
import { styled } from 'styled-components';

import { formatNumber } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

export interface ContactFiguresProps {
  /** How many contacts are new. */
  fresh: number;
  /** How many are known already, or come twice. */
  duplicates: number;
  /** How many lines were not recognised. */
  unrecognised: number;
  /** Whether they are being counted anew; a screen reader is informed. */
  busy: boolean;
}

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: ${spaces[2]}px;
    padding: ${spaces[1]}px ${spaces[3]}px;
    border-radius: ${radii.pill}px;
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** How many contacts are new, known already and not recognised; read out as they change. */
export function ContactFigures({ fresh, duplicates, unrecognised, busy }: ContactFiguresProps) {
  const figures = [
    {
      name: 'Новых',
      count: fresh,
      tone: fresh > 0 ? 'green' : 'neutral',
      icon: <UserPlus aria-hidden />,
    },
    { name: 'Дублей', count: duplicates, tone: 'neutral', icon: <Copy aria-hidden /> },
    {
      name: 'Не распознано',
      count: unrecognised,
      tone: unrecognised > 0 ? 'yellow' : 'neutral',
      icon: <CircleHelp aria-hidden />,
    },
  ];
  return (
    <>
      <Figures aria-label="Сколько контактов">
        {figures.map(({ name, count, tone, icon }) => (
          <li key={name} data-tone={tone}>
            {icon}
            {name} <b>{formatNumber(count)}</b>
          </li>
        ))}
      </Figures>
      <VisuallyHidden as="output">
        {busy ? 'Распознаём…' : figures.map(({ name, count }) => `${name}: ${formatNumber(count)}`).join(', ')}
      </VisuallyHidden>
    </>
  );
}
