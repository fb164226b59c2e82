import type { TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';

export interface BlankTouchpointProps {
  /** The touchpoint of which nothing is known. */
  card: Pick<TouchpointCard, 'name' | 'stage'>;
  /** Address of the studies, where hypotheses come from. */
  researchHref: string;
}

/** An empty touchpoint: says what belongs here, and where it comes from. */
export function BlankTouchpoint({ card, researchHref }: BlankTouchpointProps) {
  return (
    <EmptyState
      title="Находок пока нет"
      headingLevel={4}
      action={<Link href={researchHref}>Перейти к исследованиям</Link>}
    >
      Добавьте в гипотезы находку из исследования: этап <StageName stage={card.stage} />, точка «{card.name}». Здесь
      появятся её задачи, боли, выгоды, цитаты и метрики.
    </EmptyState>
  );
}
