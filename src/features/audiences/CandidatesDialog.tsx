import { Check, Quote } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PersonaCandidate } from '../../domain/personaCandidates.ts';
import { checkPersona, type PersonaForm } from '../../domain/personaRules.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CandidateRow, type MissingField } from './CandidateRow.tsx';

export interface CandidatesDialogProps {
  /** The audience, by name. */
  audienceName: string;
  /** Whom the quotes suggest, in order. Those that leave the list while the dialog is open stay in it, decided. */
  candidates: readonly PersonaCandidate[];
  /** Address of a study, or null when there is nothing to open. */
  studyHref: (researchId: string) => string | null;
  /** Stores the candidate as a persona. Its form has been completed here with what the quotes do not say, so that it passes `checkPersona`. */
  onAccept: (candidate: PersonaCandidate) => Promise<Outcome>;
  /** Remembers that the candidate is not wanted. */
  onReject: (candidate: PersonaCandidate) => Promise<Outcome>;
  /** «Вернуть»: forgets the rejection. */
  onRestore: (candidate: PersonaCandidate) => Promise<Outcome>;
  /** Called when the dialog is to close; not while something is being stored. */
  onClose: () => void;
}

type Act = 'accept' | 'reject' | 'restore';

/** Where a candidate stands in this dialog. */
interface Row {
  readonly decided: 'accepted' | 'rejected' | null;
  readonly busy: Act | null;
  readonly problem: string;
  /** «Принять» was pressed with something missing. */
  readonly tried: boolean;
  readonly typed: Partial<PersonaForm>;
}

const FRESH: Row = { decided: null, busy: null, problem: '', tried: false, typed: {} };

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > li {
    padding: ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & > li[data-decided] {
    padding-block: ${spaces[2]}px;
  }
`;

const Decided = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 0;
    min-width: 120px;
  }
  & small {
    display: block;
    font-size: ${fontSizes.sm}px;
  }
  & > span {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    color: var(--tone-ink);
    font-weight: 500;
  }
  & > span > svg {
    width: 18px;
    height: 18px;
  }
  &[data-decided='rejected'] > p {
    color: var(--color-ink-soft);
  }
`;

const NEEDED: readonly MissingField[] = ['title', 'name', 'role', 'techLevel'];

const whoIs = ({ form }: PersonaCandidate): string => form.name || form.role || form.title;

/** «Найти новые персоны»: people whom the workspace's own quotes suggest, each to be accepted or not (specification §2). */
export function CandidatesDialog(props: CandidatesDialogProps) {
  const { audienceName, candidates, studyHref, onAccept, onReject, onRestore, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const target = useRef<number>(null);
  const [kept, setKept] = useState(candidates);
  const [rows, setRows] = useState<Readonly<Record<string, Row>>>({});
  const [said, setSaid] = useState('');

  // An accepted one is a candidate no more, but here it says what has become of it.
  const current = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  const known = new Set(kept.map(({ key }) => key));
  const added = candidates.filter(({ key }) => !known.has(key));
  if (added.length > 0) setKept([...kept, ...added]);
  const shown = [...kept, ...added].map((candidate) => current.get(candidate.key) ?? candidate);
  const rowOf = (key: string): Row => rows[key] ?? FRESH;
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
    // All of it: who it is stands above the button.
    row?.scrollIntoView({ block: 'nearest' });
    const button = row?.querySelector<HTMLElement>('[data-act="accept"]');
    (button ?? closeButton.current)?.focus();
  });

  const set = (key: string, change: Partial<Row>) =>
    setRows((before) => ({ ...before, [key]: { ...(before[key] ?? FRESH), ...change } }));

  const decide = async (act: Act, index: number, candidate: PersonaCandidate) => {
    const { key } = candidate;
    const store = { accept: onAccept, reject: onReject, restore: onRestore }[act];
    set(key, { busy: act, problem: '' });
    const outcome = await store(candidate);
    if (!outcome.ok) {
      set(key, { busy: null, problem: outcome.message });
      return;
    }
    const decided = ({ accept: 'accepted', reject: 'rejected', restore: null } as const)[act];
    // Only if the person has not gone elsewhere meanwhile; the next one after it, or itself when it is back.
    const active = document.activeElement;
    if (active === document.body || elementOf(index)?.contains(active)) target.current = index;
    set(key, { busy: null, decided });
    const who = whoIs(candidate);
    setSaid(
      { accept: `«${who}» — персона добавлена`, reject: `«${who}» — отклонено`, restore: `«${who}» — возвращено` }[act],
    );
  };

  const accept = (index: number, candidate: PersonaCandidate) => {
    const form = { ...candidate.form, ...rowOf(candidate.key).typed };
    const wrong = checkPersona(form);
    if (Object.keys(wrong).length === 0) {
      void decide('accept', index, { ...candidate, form });
      return;
    }
    // What the quotes fill in fails only by being too long; there is no field for it here.
    const hidden = Object.keys(wrong).some((field) => !(NEEDED as readonly string[]).includes(field));
    set(candidate.key, {
      tried: true,
      problem: hidden ? 'В цитатах слишком длинные тексты: создайте эту персону через «Создать персону».' : '',
    });
    focusFirstError(elementOf(index), wrong);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while something is being stored, it could not say why that failed.
        if (!open && !isBusy) onClose();
      }}
      title="Найти новые персоны"
      description={
        shown.length > 0
          ? `Чьи слова есть в цитатах исследований, а персоны в аудитории «${audienceName}» ещё нет: ${counted(shown.length, ['человек', 'человека', 'человек'])}`
          : `Аудитория «${audienceName}»`
      }
      size="lg"
      footer={
        <Button ref={closeButton} disabled={isBusy} onClick={onClose}>
          {shown.length > 0 && left === 0 ? 'Готово' : 'Закрыть'}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <EmptyState headingLevel={3} icon={<Quote />} title="Пока не на что опереться">
          Новые персоны находятся в&nbsp;цитатах исследований. Проведите исследование с&nbsp;этой аудиторией
          и&nbsp;выделите в&nbsp;материалах цитаты: у&nbsp;каждой укажите, кто её сказал, — имя и&nbsp;роль. Люди,
          на&nbsp;которых персоны ещё нет, появятся здесь.
        </EmptyState>
      ) : (
        <List ref={list}>
          {shown.map((candidate, index) => {
            const { decided, busy, problem, tried, typed } = rowOf(candidate.key);
            const who = whoIs(candidate);
            const form = { ...candidate.form, ...typed };
            return (
              <li key={candidate.key} data-row={index} data-decided={decided ?? undefined}>
                {decided === null ? (
                  <CandidateRow
                    candidate={candidate}
                    missing={NEEDED.filter((field) => candidate.form[field].trim() === '')}
                    form={form}
                    errors={tried ? checkPersona(form) : {}}
                    busy={busy === 'restore' ? null : busy}
                    problem={problem}
                    studyHref={studyHref}
                    onChange={(change) => set(candidate.key, { typed: { ...typed, ...change } })}
                    onAccept={() => accept(index, candidate)}
                    onReject={() => void decide('reject', index, candidate)}
                  />
                ) : (
                  <>
                    <Decided data-decided={decided}>
                      <p>
                        {typed.name?.trim() || who}
                        {decided === 'rejected' ? <small>Отклонена</small> : null}
                      </p>
                      {decided === 'accepted' ? (
                        <span data-tone="green">
                          <Check aria-hidden />
                          Добавлена
                        </span>
                      ) : (
                        <Button
                          size="sm"
                          aria-label={`Вернуть: ${who}`}
                          busy={busy === 'restore'}
                          onClick={() => void decide('restore', index, candidate)}
                        >
                          Вернуть
                        </Button>
                      )}
                    </Decided>
                    <FormError message={problem} />
                  </>
                )}
              </li>
            );
          })}
        </List>
      )}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Dialog>
  );
}
