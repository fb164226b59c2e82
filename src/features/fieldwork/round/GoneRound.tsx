import { ArrowLeft } from 'lucide-react';

import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Root } from './RoundScreen.styles.ts';

export interface GoneRoundProps {
  /** Address of the studies. */
  backHref: string;
}

/** Replaces the page of a missing round. */
export function GoneRound({ backHref }: GoneRoundProps) {
  return (
    <Root aria-label="Раунд интервью" tabIndex={-1}>
      <div>
        <LinkButton variant="quiet" size="sm" icon={<ArrowLeft />} href={backHref}>
          Исследования
        </LinkButton>
      </div>
      <EmptyState title="Раунда больше нет">Его удалили, возможно в другой вкладке.</EmptyState>
    </Root>
  );
}
