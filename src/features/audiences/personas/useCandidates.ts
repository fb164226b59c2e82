import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { PersonaCandidate } from '../../../domain/audiences/personaCandidates.ts';
import type { PersonaForm } from '../../../domain/audiences/form/personaForm.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';

/** Whom the quotes suggest, and what becomes of them. */
export interface CandidatesOptions {
  /**
   * Whom the quotes suggest, in order; null while the quotes are read. Those that leave the list while the dialog is open stay in
   * it, decided.
   */
  candidates: readonly PersonaCandidate[] | null;
  /** Stores the candidate as a persona. Its form has been completed here with what the quotes do not say, so that it passes `checkPersona`. */
  onAccept: (candidate: PersonaCandidate) => Promise<Outcome>;
  /** Remembers that the candidate is not wanted. */
  onReject: (candidate: PersonaCandidate) => Promise<Outcome>;
  /** «Вернуть»: forgets the rejection. */
  onRestore: (candidate: PersonaCandidate) => Promise<Outcome>;
}

/** Decision about a candidate. */
export type CandidateAct = 'accept' | 'reject' | 'restore';

/** State of a candidate in this dialog. */
export interface CandidateState {
  readonly decided: 'accepted' | 'rejected' | null;
  readonly busy: CandidateAct | null;
  readonly problem: string;
  /** Filled-in text. */
  readonly draft?: EditedForm<PersonaForm>;
  /** Under what name it was accepted. */
  readonly name?: string;
}

const NOBODY: readonly PersonaCandidate[] = [];
const FRESH: CandidateState = { decided: null, busy: null, problem: '' };

/** Returns the label of a candidate, even where the name is unknown. */
export const whoIs = ({ form }: PersonaCandidate): string => form.name || form.role || form.title;

/** The candidates of the dialog, each with what was decided, and the deciding. */
export interface Candidates {
  /** Those there are, and those decided here. */
  readonly shown: readonly PersonaCandidate[];
  /** Returns the state of a candidate, by its key. */
  readonly rowOf: (key: string) => CandidateState;
  /** How many are not decided yet. */
  readonly left: number;
  /** Whether anything is being stored. */
  readonly isBusy: boolean;
  /** Last decision, in words to be read out. */
  readonly said: string;
  /** Keeps what was filled in, or with undefined forgets it. */
  readonly keepDraft: (key: string, draft: EditedForm<PersonaForm> | undefined) => void;
  /**
   * Stores a decision; the focus goes on to the next candidate.
   * @param index the candidate's place among those shown
   */
  readonly decide: (act: CandidateAct, index: number, candidate: PersonaCandidate) => Promise<Outcome>;
}

/**
 * Keeps the state of each candidate while the dialog is open.
 * @param list its rows have `data-row` with their place
 * @param closeButton takes the focus when no candidate is left
 */
export function useCandidates(
  options: CandidatesOptions,
  list: RefObject<HTMLElement | null>,
  closeButton: RefObject<HTMLElement | null>,
): Candidates {
  const { onAccept, onReject, onRestore } = options;
  const candidates = options.candidates ?? NOBODY;
  const target = useRef<number>(null);
  const [kept, setKept] = useState(candidates);
  const [rows, setRows] = useState<Readonly<Record<string, CandidateState>>>({});
  const [said, setSaid] = useState('');

  // An accepted one is a candidate no more, but here it says what has become of it.
  const current = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  const known = new Set(kept.map(({ key }) => key));
  const added = candidates.filter(({ key }) => !known.has(key));
  if (added.length > 0) setKept([...kept, ...added]);
  const shown = [...kept, ...added].map((candidate) => current.get(candidate.key) ?? candidate);
  const rowOf = (key: string): CandidateState => rows[key] ?? FRESH;
  const left = shown.filter(({ key }) => rowOf(key).decided === null).length;
  const isBusy = shown.some(({ key }) => rowOf(key).busy !== null);

  const elementOf = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row='${index}']`) ?? null;

  // The decided row's buttons are gone, and the focus with them.
  useLayoutEffect(() => {
    if (target.current === null) return;
    const from = target.current;
    target.current = null;
    const order = [...shown.keys()].map((offset) => (from + offset) % shown.length);
    const next = order.find((index) => rowOf(shown[index]?.key ?? '').decided === null);
    const row = next === undefined ? null : elementOf(next);
    // The whole row: the person's name is above the button.
    row?.scrollIntoView({ block: 'nearest' });
    const button = row?.querySelector<HTMLElement>('[data-act="accept"]');
    (button ?? closeButton.current)?.focus();
  });

  const set = (key: string, change: Partial<CandidateState>) =>
    setRows((before) => ({ ...before, [key]: { ...(before[key] ?? FRESH), ...change } }));

  const decide = async (act: CandidateAct, index: number, candidate: PersonaCandidate): Promise<Outcome> => {
    const { key } = candidate;
    const store = { accept: onAccept, reject: onReject, restore: onRestore }[act];
    set(key, { busy: act, problem: '' });
    const outcome = await store(candidate);
    if (!outcome.ok) {
      // Why it was not accepted says the row's form.
      set(key, { busy: null, problem: act === 'accept' ? '' : outcome.message });
      return outcome;
    }
    const decided = ({ accept: 'accepted', reject: 'rejected', restore: null } as const)[act];
    // Only if the person has not gone elsewhere meanwhile; the next one after it, or itself when it is back.
    const active = document.activeElement;
    if (active === document.body || elementOf(index)?.contains(active)) target.current = index;
    set(key, { busy: null, decided, name: candidate.form.name.trim() });
    const who = whoIs(candidate);
    setSaid(
      {
        accept: `${quoted(who)} — персона добавлена`,
        reject: `${quoted(who)} — отклонено`,
        restore: `${quoted(who)} — возвращено`,
      }[act],
    );
    return outcome;
  };

  return { shown, rowOf, left, isBusy, said, keepDraft: (key, draft) => set(key, { draft }), decide };
}
