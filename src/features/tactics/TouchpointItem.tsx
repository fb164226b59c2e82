import { CircleHelp, FlaskConical, Search } from 'lucide-react';
import { memo, type ReactNode } from 'react';

import { counted } from '../../domain/core/format.ts';
import type { JourneyMatches, TouchpointCard } from '../../domain/tactics/journey.ts';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { AccordionItem } from '../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';

export interface TouchpointItemProps {
  /** The touchpoint. */
  card: TouchpointCard;
  /** What the search has found in it; null while nothing is searched for. */
  matches: JourneyMatches | null;
  /** The details; drawn only while the item is open. */
  children: ReactNode;
}

/** «найдено: боли 2, цитаты 1». */
function foundText({ pains, gains, quotes, inExamples }: JourneyMatches): string {
  const parts = [
    pains > 0 ? `боли\u00A0${pains}` : '',
    gains > 0 ? `выгоды\u00A0${gains}` : '',
    quotes > 0 ? `цитаты\u00A0${quotes}` : '',
  ].filter(Boolean);
  if (parts.length > 0) return `найдено: ${parts.join(', ')}`;
  return inExamples ? 'найдено в\u00A0примере' : 'найдено в\u00A0названии';
}

/** A row has room for one badge beside the two specified: what is being looked for, what is amiss, what is going on. */
function Remark({ card, matches }: Pick<TouchpointItemProps, 'card' | 'matches'>) {
  if (matches) return <Badge icon={<Search />}>{foundText(matches)}</Badge>;
  if (card.unknown)
    return (
      <Badge tone="red" icon={<CircleHelp />}>
        Нет в{'\u00A0'}списке точек
      </Badge>
    );
  return card.running > 0 ? (
    <Badge tone="yellow" icon={<FlaskConical />}>{`${card.running}\u00A0в\u00A0работе`}</Badge>
  ) : null;
}

/** Its first job to be done; a generated one says so, lest it be taken for a finding. */
function summaryOf({ jtbd: [first] }: TouchpointCard): string | undefined {
  return first?.origin === 'example' ? `Пример: ${first.text}` : first?.text;
}

/** A touchpoint in the list: name, jobs to be done, stage and number of hypotheses (R36). */
export const TouchpointItem = memo(function TouchpointItem({ card, matches, children }: TouchpointItemProps) {
  return (
    <AccordionItem
      value={card.id}
      headingLevel={3}
      title={card.name}
      summary={summaryOf(card)}
      badges={
        <>
          <Remark card={card} matches={matches} />
          <StageBadge stage={card.stage} />
          <Badge>{counted(card.hypothesisCount, ['гипотеза', 'гипотезы', 'гипотез'])}</Badge>
        </>
      }
    >
      {children}
    </AccordionItem>
  );
});
