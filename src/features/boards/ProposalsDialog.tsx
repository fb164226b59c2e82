import { useState } from 'react';
import { styled } from 'styled-components';

import type { BoardId } from '../../domain/boards/board.ts';
import type { CardProposal, LearningSources } from '../../domain/boards/rules.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';
import { ProposalItem } from './proposals/ProposalItem.tsx';
import { useProposals } from './proposals/useProposals.ts';
import { NOTHING_NEW, countedKinds } from './proposals/proposalTexts.ts';

export interface ProposalsDialogProps {
  /** Which board they are for. */
  boardId: BoardId;
  /** Proposals that wait for a decision. Those decided here stay in their places as a line until the dialog closes. */
  proposals: readonly CardProposal[];
  /** What the workspace has to learn from: says why there is nothing to propose. */
  sources: LearningSources;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Takes a proposal into the card it names, which the person may have changed. */
  onAccept: (proposal: CardProposal) => Promise<Outcome>;
  /** Turns a proposal down. */
  onReject: (proposal: CardProposal) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    font-size: ${fontSizes.md};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
`;

/**
 * Insights of studies and conclusions of experiments that a board may take in, card by card: each is accepted or turned
 * down by a person, and nothing else happens.
 */
export function ProposalsDialog(props: ProposalsDialogProps) {
  const { boardId, sources, studyHref, experimentHref, onClose } = props;
  const { all, waiting, groups, busy, error, root, closeButton, stateOf, decide } = useProposals(props);
  const [chosen, setChosen] = useState<Readonly<Record<string, BoardField>>>({});
  const left = waiting.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while a decision is being stored, it could not say why that failed.
        if (!open && busy === null) onClose();
      }}
      size="lg"
      title="Новое из исследований и экспериментов"
      description={
        all.length === 0
          ? undefined
          : left === 0
            ? 'Все предложения разобраны.'
            : `Ждут решения: ${countedKinds(waiting)}. Без него на доске ничего не изменится.`
      }
      footer={
        <Button ref={closeButton} disabled={busy !== null} onClick={onClose}>
          {left === 0 ? 'Закрыть' : 'Вернуться позже'}
        </Button>
      }
    >
      {all.length === 0 ? (
        <EmptyState title={NOTHING_NEW[sources].title} headingLevel={3}>
          {NOTHING_NEW[sources].text}
        </EmptyState>
      ) : null}
      <div ref={root}>
        {groups.map(({ field, title, here }) => (
          <Group key={field} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {here.map((proposal) => (
                <ProposalItem
                  key={proposal.key}
                  boardId={boardId}
                  proposal={proposal}
                  decided={stateOf(proposal)}
                  to={chosen[proposal.key] ?? proposal.field}
                  busy={busy === null ? null : busy.key !== proposal.key ? 'other' : busy.accept ? 'accept' : 'reject'}
                  error={error?.key === proposal.key ? error.message : ''}
                  studyHref={studyHref}
                  experimentHref={experimentHref}
                  onMove={(to) => setChosen((before) => ({ ...before, [proposal.key]: to }))}
                  onDecide={(accept, to) => void decide({ ...proposal, field: to }, accept)}
                />
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </Dialog>
  );
}
