import { ArrowLeft } from 'lucide-react';

import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Root } from './RoundScreen.styles.ts';

export interface GoneRoundProps {
  /** Address of the studies. */
  backHref: string;
  /** Whether it may only not have come to this browser yet. Default false. */
  mayCome?: boolean;
}

/** Replaces the page of a missing round. */
export function GoneRound({ backHref, mayCome = false }: GoneRoundProps) {
  return (
    <Root aria-label="Раунд интервью" tabIndex={-1}>
      <div>
        <LinkButton variant="quiet" size="sm" icon={<ArrowLeft />} href={backHref}>
          Исследования
        </LinkButton>
      </div>
      {mayCome ? (
        <EmptyState title="Раунд ещё не пришёл в этот браузер">
          Он откроется здесь, как только придёт с сервера.
        </EmptyState>
      ) : (
        <EmptyState title="Раунда больше нет">Его удалили, возможно в другой вкладке.</EmptyState>
      )}
    </Root>
  );
}
