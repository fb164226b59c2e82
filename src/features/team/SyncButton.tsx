import { Cloud, CloudAlert, CloudOff, CloudUpload } from 'lucide-react';

import { standingLabel, standingTone, type StandingTone, type TeamStanding } from '../../domain/sync/standing.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Count, Counted, shownCount } from './HeaderCount.styles.ts';

export interface SyncButtonProps {
  /** State of the shared company on this device. */
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

/**
 * State of the shared company in the header: a cloud, with the number of waiting or differing changes. Read out as it changes to
 * trouble, not at every change that goes up.
 */
export function SyncButton({ standing, onOpen }: SyncButtonProps) {
  const tone = standingTone(standing);
  const label = standingLabel(standing);
  const count = standing.refused > 0 ? standing.refused : standing.unsent;
  const Icon = ICONS[tone];
  return (
    <Counted data-tone={tone} data-shared="">
      <IconButton label={label} icon={<Icon aria-hidden />} variant="quiet" aria-haspopup="dialog" onClick={onOpen} />
      {count > 0 ? <Count aria-hidden>{shownCount(count)}</Count> : null}
    </Counted>
  );
}
