import { useEffect, useRef, useState, type RefObject } from 'react';

import type { BoardId } from '../../../domain/boards/board.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { CardProposal } from '../../../domain/boards/learning/proposals.ts';
import { SHOWN_CARDS } from '../../../domain/boards/shown.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { titleOf } from './proposalTexts.ts';

/** Proposals of a board, and how a decision is stored. */
export interface ProposalsOptions {
  readonly boardId: BoardId;
  /** Those that wait now; what is decided leaves them. */
  readonly proposals: readonly CardProposal[];
  readonly onAccept: (proposal: CardProposal) => Promise<Outcome>;
  readonly onReject: (proposal: CardProposal) => Promise<Outcome>;
}

/** Proposals that are being gone through. */
export interface Proposals {
  /** All that there were at first, those of them that still wait, and all by card in the board's order. */
  readonly all: readonly CardProposal[];
  readonly waiting: readonly CardProposal[];
  readonly groups: readonly { readonly field: BoardField; readonly title: string; readonly here: CardProposal[] }[];
  /** The decision that is being stored. Its button says so and keeps the focus: a disabled one would lose it. */
  readonly busy: { readonly key: string; readonly accept: boolean } | null;
  /** Why a decision was not stored. */
  readonly error: { readonly key: string; readonly message: string } | null;
  /** Around the proposals; and the button that takes the focus when none waits any more. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly closeButton: RefObject<HTMLButtonElement | null>;
  /** Returns the decision on a proposal, in words; undefined while it waits. */
  readonly stateOf: (proposal: CardProposal) => string | undefined;
  /** Accepts a proposal into the card it names, or turns it down. */
  readonly decide: (proposal: CardProposal, accept: boolean) => Promise<void>;
}

/** Decision made here on a proposal. */
interface Decided {
  /** In words. */
  readonly said: string;
  /** Whether it has left those that wait since: if it is among them again, the decision was taken back. */
  readonly hasLeft: boolean;
}

/** Returns the decisions while these proposals wait; the same object where nothing is different. */
function settledBy(
  decided: Readonly<Record<string, Decided>>,
  waiting: ReadonlySet<string>,
): Readonly<Record<string, Decided>> {
  const entries = Object.entries(decided);
  const next = entries.flatMap(([key, one]): [string, Decided][] => {
    if (!waiting.has(key)) return [[key, one.hasLeft ? one : { ...one, hasLeft: true }]];
    return one.hasLeft ? [] : [[key, one]];
  });
  const isSame = next.length === entries.length && next.every(([key, one]) => decided[key] === one);
  return isSame ? decided : Object.fromEntries(next);
}

/** Takes one proposal after another to a decision; the focus goes on to the next that waits. */
export function useProposals({ boardId, proposals, onAccept, onReject }: ProposalsOptions): Proposals {
  // As they were when the dialog opened, with what a model proposed since: what is decided must not make the rest jump.
  const [all, setAll] = useState(proposals);
  const added = proposals.filter(({ key }) => !all.some((one) => one.key === key));
  if (added.length > 0) setAll([...all, ...added]);
  const [decided, setDecided] = useState<Readonly<Record<string, Decided>>>({});
  const [busy, setBusy] = useState<Proposals['busy']>(null);
  const [error, setError] = useState<Proposals['error']>(null);
  const root = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const count = Object.keys(decided).length;
  const keys = new Set(proposals.map(({ key }) => key));
  const settled = settledBy(decided, keys);
  if (settled !== decided) setDecided(settled);
  const stateOf = ({ key }: CardProposal): string | undefined =>
    settled[key]?.said ?? (keys.has(key) || busy?.key === key ? undefined : 'Уже решено в другой вкладке.');

  useEffect(() => {
    // The buttons that were pressed are gone: on to the next ones.
    if (count === 0) return;
    const next = root.current?.querySelector<HTMLElement>('[data-accept]');
    (next ?? closeButton.current)?.focus();
  }, [count]);

  const decide = async (proposal: CardProposal, accept: boolean) => {
    const { key, field } = proposal;
    setBusy({ key, accept });
    setError(null);
    const outcome = await (accept ? onAccept(proposal) : onReject(proposal));
    setBusy(null);
    if (!outcome.ok) {
      setError({ key, message: outcome.message });
      return;
    }
    const said = accept ? `Добавлено в карточку «${titleOf(boardId, field)}».` : 'Отклонено, больше не предложим.';
    setDecided((before) => ({ ...before, [key]: { said, hasLeft: false } }));
  };
  return {
    all,
    waiting: all.filter((one) => stateOf(one) === undefined),
    groups: SHOWN_CARDS[boardId]
      .map(({ field, title }) => ({ field, title, here: all.filter((one) => one.field === field) }))
      .filter(({ here }) => here.length > 0),
    busy,
    error,
    root,
    closeButton,
    stateOf,
    decide,
  };
}
