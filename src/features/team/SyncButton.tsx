import { Cloud, CloudAlert, CloudOff, CloudUpload } from 'lucide-react';
import { styled } from 'styled-components';

import { standingLabel, standingTone, type StandingTone, type TeamStanding } from '../../domain/sync/standing.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export interface SyncButtonProps {
  /** How the shared company stands on this device. */
  standing: TeamStanding;
  /** Opens what is behind it: the panel of the team. */
  onOpen: () => void;
}

const ICONS = {
  good: Cloud,
  busy: CloudUpload,
  waiting: CloudOff,
  trouble: CloudAlert,
} as const satisfies Record<StandingTone, unknown>;

const Root = styled.span`
  position: relative;
  display: inline-flex;

  &[data-tone='trouble'] svg {
    color: var(--color-danger);
  }
`;

const Count = styled.span`
  position: absolute;
  inset: 2px 0 auto auto;
  min-width: 1.2em;
  padding-inline: ${spaces[1]}px;
  border-radius: ${radii.pill}px;
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: ${fontSizes.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  padding-block: 2px;
  text-align: center;
  pointer-events: none;
`;

/** Above it the count says only that there are many: the panel has the number. */
const MOST_SHOWN = 99;

/**
 * How the shared company stands, quietly, in the header: a cloud, with the number of what waits or differs. What it says is read
 * out as it changes to trouble, not at every change that goes up.
 */
export function SyncButton({ standing, onOpen }: SyncButtonProps) {
  const tone = standingTone(standing);
  const label = standingLabel(standing);
  const count = standing.refused > 0 ? standing.refused : standing.unsent;
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone}>
      <IconButton label={label} icon={<Icon aria-hidden />} variant="quiet" aria-haspopup="dialog" onClick={onOpen} />
      {count > 0 ? <Count aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</Count> : null}
    </Root>
  );
}
