import { CircleHelp, FlaskConical, Search } from 'lucide-react';
import { memo, type ReactNode } from 'react';

import { counted } from '../../domain/core/format.ts';
import type { JourneyMatches } from '../../domain/tactics/journeySearch.ts';
import type { TouchpointRow } from '../../domain/tactics/touchpointRow.ts';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { AccordionItem } from '../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';

export interface TouchpointItemProps {
  /** The touchpoint, as far as its row tells of it. */
  row: TouchpointRow;
  /** Search results within it; null while there is no search. */
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
function Remark({ row, matches }: Pick<TouchpointItemProps, 'row' | 'matches'>) {
  if (matches) return <Badge icon={<Search />}>{foundText(matches)}</Badge>;
  if (row.unknown)
    return (
      <Badge tone="red" icon={<CircleHelp />}>
        Нет в{'\u00A0'}списке точек
      </Badge>
    );
  return row.running > 0 ? (
    <Badge tone="yellow" icon={<FlaskConical />}>{`${row.running}\u00A0в\u00A0работе`}</Badge>
  ) : null;
}

/** Its first job to be done; a generated one says so, lest it be taken for a finding. */
function summaryOf({ job }: TouchpointRow): string | undefined {
  return job?.origin === 'example' ? `Пример: ${job.text}` : job?.text;
}

/** A touchpoint in the list: name, jobs to be done, stage and number of hypotheses (R36). */
export const TouchpointItem = memo(function TouchpointItem({ row, matches, children }: TouchpointItemProps) {
  return (
    <AccordionItem
      value={row.id}
      headingLevel={3}
      title={row.name}
      summary={summaryOf(row)}
      badges={
        <>
          <Remark row={row} matches={matches} />
          <StageBadge stage={row.stage} />
          <Badge>{counted(row.hypothesisCount, ['гипотеза', 'гипотезы', 'гипотез'])}</Badge>
        </>
      }
    >
      {children}
    </AccordionItem>
  );
});
