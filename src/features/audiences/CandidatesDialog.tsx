import { Quote } from 'lucide-react';
import { use, useRef } from 'react';
import { styled } from 'styled-components';

import { counted, quoted } from '../../domain/core/format.ts';
import { EvidenceSlots, type PersonaSearch } from '../../patterns/evidence/EvidenceSlots.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CandidateRow, type MissingField } from './CandidateRow.tsx';
import { DecidedCandidate } from './personas/DecidedCandidate.tsx';
import { useCandidates, whoIs, type CandidatesOptions } from './personas/useCandidates.ts';

export interface CandidatesDialogProps extends CandidatesOptions {
  /** The audience. */
  audience: PersonaSearch['audience'];
  /** Personas that it has: a model proposes none of them again. */
  personas: PersonaSearch['personas'];
  /** Keys of those that a model proposed and that became personas. */
  taken: PersonaSearch['taken'];
  /** Address of a study, or null when there is nothing to open. */
  studyHref: (researchId: string) => string | null;
  /** The form of a new persona is to open with what a model proposes. */
  onOpenProposed: PersonaSearch['onOpen'];
  /** Called when the dialog is to close; not while something is being stored. */
  onClose: () => void;
}

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

const NEEDED: readonly MissingField[] = ['title', 'name', 'role', 'techLevel'];

const NOBODY = (
  <EmptyState headingLevel={3} icon={<Quote />} title="Пока не на что опереться">
    Новые персоны находятся в&nbsp;цитатах исследований. Проведите исследование с&nbsp;этой аудиторией и&nbsp;выделите
    в&nbsp;материалах цитаты: у&nbsp;каждой укажите, кто её сказал, — имя и&nbsp;роль. Люди, на&nbsp;которых персоны ещё
    нет, появятся здесь.
  </EmptyState>
);

/** «Найти новые персоны»: people whom the workspace's own quotes suggest, each to be accepted or not (R45); and those whom a model finds. */
export function CandidatesDialog(props: CandidatesDialogProps) {
  const { audience, personas, taken, studyHref, onOpenProposed, onClose } = props;
  const { personaSearch } = use(EvidenceSlots);
  const list = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { shown, rowOf, left, isBusy, said, keepDraft, decide } = useCandidates(props, list, closeButton);
  const isEmpty = props.candidates !== null && shown.length === 0;
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
          ? `Чьи слова есть в цитатах исследований, а персоны в аудитории ${quoted(audience.name)} ещё нет: ${counted(shown.length, ['человек', 'человека', 'человек'])}`
          : `Аудитория ${quoted(audience.name)}`
      }
      size="lg"
      footer={
        <Button ref={closeButton} disabled={isBusy} onClick={onClose}>
          {shown.length > 0 && left === 0 ? 'Готово' : 'Закрыть'}
        </Button>
      }
    >
      {personaSearch({ audience, personas, taken, onOpen: onOpenProposed, nobody: isEmpty ? NOBODY : null })}
      {props.candidates === null && shown.length === 0 ? <output>Ищем в&nbsp;цитатах…</output> : null}
      {shown.length > 0 ? (
        <List ref={list}>
          {shown.map((candidate, index) => {
            const { decided, busy, problem, draft, name } = rowOf(candidate.key);
            const who = whoIs(candidate);
            return (
              <li key={candidate.key} data-row={index} data-decided={decided ?? undefined}>
                {decided === null ? (
                  <CandidateRow
                    candidate={candidate}
                    missing={NEEDED.filter((field) => candidate.form[field].trim() === '')}
                    draft={draft}
                    onDraftChange={(next) => keepDraft(candidate.key, next)}
                    rejecting={busy === 'reject'}
                    problem={problem}
                    studyHref={studyHref}
                    onAccept={(form) => decide('accept', index, { ...candidate, form })}
                    onReject={() => void decide('reject', index, candidate)}
                  />
                ) : (
                  <>
                    <DecidedCandidate
                      name={name || draft?.values.name.trim() || who}
                      who={who}
                      decided={decided}
                      restoring={busy === 'restore'}
                      onRestore={() => void decide('restore', index, candidate)}
                    />
                    <FormError message={problem} />
                  </>
                )}
              </li>
            );
          })}
        </List>
      ) : null}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Dialog>
  );
}
