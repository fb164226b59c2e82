import type { JourneyLine, Origin } from '../../../domain/tactics/touchpointRow.ts';

export interface OriginRun<L extends JourneyLine> {
  readonly origin: Origin;
  readonly lines: readonly L[];
}

const RANK: Readonly<Record<Origin, number>> = { research: 0, backlog: 1, example: 2 };

/** Evidence first, then the team's own, then examples; otherwise in the order given. */
export function byOrigin<L extends JourneyLine>(lines: readonly L[]): L[] {
  return [...lines].sort((a, b) => RANK[a.origin] - RANK[b.origin]);
}

/** Cuts a list where the origin changes, so that it is named once for all lines it holds for. */
export function runsOf<L extends JourneyLine>(lines: readonly L[]): OriginRun<L>[] {
  const runs: { origin: Origin; lines: L[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.origin === line.origin) last.lines.push(line);
    else runs.push({ origin: line.origin, lines: [line] });
  }
  return runs;
}
