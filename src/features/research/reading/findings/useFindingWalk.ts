import { useCallback, useMemo, useState } from 'react';

import { ready, type Loadable } from '../../../../domain/core/loadable.ts';
import { listKeeper } from '../../../../domain/core/same.ts';
import type { Finding } from '../../../../domain/evidence/findings.ts';
import type { FindingKind } from '../../../../domain/core/findingKind.ts';
import { rangesIn } from '../../../../domain/core/textRange.ts';
import { kindFound, openFindings, unmarkedAmong } from '../../../../domain/evidence/waiting.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';
import { isSameStretch } from '../selectedPassage.ts';
import { useChanged } from '../useChanged.ts';
import type { MaterialReading } from '../useMaterialReading.ts';
import { keyOfFinding, type FindingOrder, type ReadingFindings } from './readingFindings.ts';

/** Findings in a text, and where they can be shown. */
export interface FindingWalkOf {
  /** Material of the walk: another one is begun anew. */
  readonly materialId: string;
  /** The whole text; empty while it is read. */
  readonly text: string;
  /** Default: nothing is looked for. */
  readonly findings: ReadingFindings | undefined;
  readonly reading: Pick<MaterialReading, 'passages' | 'follow' | 'quote' | 'quoteAt' | 'pane'>;
}

/** The way through what was found. */
export interface FindingWalk {
  /** All that wait for a person's word, the likeliest first. */
  readonly waiting: Loadable<readonly Finding[]>;
  /** The same in the order of the text: what it underlines. The same array while they are the same. */
  readonly placed: readonly Finding[];
  /** Those that are listed, in the order of the list. */
  readonly listed: readonly Finding[];
  readonly kind: FindingKind | null;
  readonly order: FindingOrder;
  /** The one whose words are selected; null for none. */
  readonly current: Finding | null;
  /** The selected words with what they are taken for and how grave it is: as their mark says, else as they were found. Null for none. */
  readonly quote: SelectedQuote | null;
  readonly onKindChange: (kind: FindingKind | null) => void;
  readonly onOrderChange: (order: FindingOrder) => void;
  /** Brings one into view and selects its words. */
  readonly show: (finding: Finding) => void;
  /** The same by its key. */
  readonly showKey: (key: string) => void;
  /** Goes to the next one of the list, or the one before; from one that is decided to the one in its place. */
  readonly step: (by: 1 | -1) => void;
  /** Refuses one; when it was the shown one, the next one is shown. */
  readonly refuse: (finding: Finding) => void;
}

const NONE: readonly Finding[] = [];
const NOTHING = ready(NONE);

/** Goes from finding to finding of a text, and refuses them. */
export function useFindingWalk({ materialId, text, findings, reading }: FindingWalkOf): FindingWalk {
  const { passages, follow, quote: chosen, quoteAt, pane } = reading;
  const [kind, setKind] = useState<FindingKind | null>(null);
  const [order, setOrder] = useState<FindingOrder>('place');
  /** Index in the list of the finding shown last; -1 before the first. */
  const [at, setAt] = useState(-1);
  useChanged(materialId, () => {
    setKind(null);
    setAt(-1);
  });

  const found = findings?.found ?? NOTHING;
  const refused = findings?.refused;
  const [keepWaiting] = useState(() => listKeeper<Finding>());
  const [keepPlaced] = useState(() => listKeeper<Finding>());
  const open = useMemo(
    () => (found.state === 'ready' && text !== '' ? openFindings(text, found.value, refused ?? []) : NONE),
    [found, text, refused],
  );
  const all = useMemo(() => keepWaiting(unmarkedAmong(open, passages)), [keepWaiting, open, passages]);
  const waiting = useMemo(
    (): Loadable<readonly Finding[]> => (found.state === 'ready' ? ready(all) : found),
    [found, all],
  );
  const placed = useMemo(() => keepPlaced(all.toSorted((a, b) => a.start - b.start)), [keepPlaced, all]);
  const listed = useMemo(() => {
    const ordered = order === 'place' ? placed : all;
    return kind === null ? ordered : ordered.filter((one) => one.kind === kind);
  }, [all, placed, kind, order]);
  const current = useMemo(() => all.find((one) => isSameStretch(one, pane.chosen)) ?? null, [all, pane.chosen]);
  const quote = useMemo(() => {
    if (!chosen) return null;
    const { start, end } = chosen.passage;
    const there = rangesIn(passages, { start, end }).find((one) => one.start === start && one.end === end);
    // Null says that a user set no kind for them.
    const taken = there?.kind === undefined ? kindFound({ start, end }, open) : there.kind;
    return taken ? { ...chosen, kind: taken, severity: there?.severity } : chosen;
  }, [chosen, passages, open]);

  const show = (finding: Finding) => {
    setAt(listed.indexOf(finding));
    follow(finding);
  };
  const step = (by: 1 | -1) => {
    if (listed.length === 0) return;
    const shown = current ? listed.indexOf(current) : -1;
    // The one that was decided left its place to the one behind it.
    const next = shown >= 0 ? shown + by : by > 0 ? Math.max(at, 0) : at - 1;
    const finding = listed[(next + listed.length) % listed.length];
    if (finding) show(finding);
  };
  const refuse = (finding: Finding) => {
    const index = listed.indexOf(finding);
    const next = listed[index + 1] ?? listed[index - 1];
    const isShown = finding === current;
    void findings?.onRefuse(finding, quoteAt(finding)).then((isStored) => {
      if (!isStored || !isShown) return;
      setAt(next === listed[index + 1] ? index : index - 1);
      follow(next ?? null);
    });
  };
  const showKey = useCallback(
    (key: string) => {
      const index = listed.findIndex((one) => keyOfFinding(one) === key);
      setAt(index);
      follow(placed.find((one) => keyOfFinding(one) === key) ?? null);
    },
    [listed, placed, follow],
  );
  return {
    waiting,
    placed,
    listed,
    kind,
    order,
    current,
    quote,
    onKindChange: (next) => {
      setKind(next);
      setAt(-1);
    },
    onOrderChange: (next) => {
      setOrder(next);
      setAt(-1);
    },
    show,
    showKey,
    step,
    refuse,
  };
}
