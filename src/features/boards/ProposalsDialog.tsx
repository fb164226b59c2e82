import { useState } from 'react';
import { styled } from 'styled-components';

import type { BoardId } from '../../domain/boards/board.ts';
import type { CardProposal, LearningSources } from '../../domain/boards/learning/proposals.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';
import type { BoardModel } from './proposals/boardModel.ts';
import { BoardModelBar } from './proposals/BoardModelBar.tsx';
import type { ProposalDrafts } from './proposals/proposalDraft.ts';
import { ProposalItem } from './proposals/ProposalItem.tsx';
import { useProposals } from './proposals/useProposals.ts';
import { NOTHING_NEW, countedKinds } from './proposals/proposalTexts.ts';

export interface ProposalsDialogProps {
  /** Which board they are for. */
  boardId: BoardId;
  /** Proposals that wait for a decision. Those decided here stay in their places as a line until the dialog closes. */
  proposals: readonly CardProposal[];
  /** A model that can be asked for more. Default: there is none. */
  model?: BoardModel | null | undefined;
  /** Sources that the workspace can learn from: they explain why there is nothing to propose. */
  sources: LearningSources;
  /** Returns the current text of a card: it is shown beside the proposal. Default nothing. */
  contentOf?: (field: BoardField) => string;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Takes a proposal into the card it names, at the place of it that it names; the person may have chosen both. */
  onAccept: (proposal: CardProposal) => Promise<Outcome>;
  /** Turns a proposal down. */
  onReject: (proposal: CardProposal) => Promise<Outcome>;
  /** Edits of proposals from before the dialog was closed. Default nothing. */
  drafts?: ProposalDrafts;
  /** Called with all edits of proposals, so that a user who comes back later finds them. */
  onDraftsChange?: (drafts: ProposalDrafts) => void;
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

const NOTHING = (): string => '';
const NO_DRAFTS: ProposalDrafts = {};

/**
 * Insights of studies and conclusions of experiments that a board may take in, card by card: each is accepted or turned
 * down by a person, and nothing else happens.
 */
export function ProposalsDialog(props: ProposalsDialogProps) {
  const { boardId, model, sources, contentOf = NOTHING, studyHref, experimentHref, onClose } = props;
  const { all, waiting, groups, busy, error, root, closeButton, stateOf, decide } = useProposals(props);
  const [drafts, setDrafts] = useState(props.drafts ?? NO_DRAFTS);
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
      {model ? <BoardModelBar model={model} /> : null}
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
                  draft={drafts[proposal.key] ?? { to: proposal.field, place: null, words: proposal.insight }}
                  busy={busy === null ? null : busy.key !== proposal.key ? 'other' : busy.accept ? 'accept' : 'reject'}
                  error={error?.key === proposal.key ? error.message : ''}
                  contentOf={contentOf}
                  studyHref={studyHref}
                  experimentHref={experimentHref}
                  onDraftChange={(draft) => {
                    const next = { ...drafts, [proposal.key]: draft };
                    setDrafts(next);
                    props.onDraftsChange?.(next);
                  }}
                  onDecide={(accept, to, words, place) =>
                    void decide({ ...proposal, field: to, place, insight: accept ? words : proposal.insight }, accept)
                  }
                />
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </Dialog>
  );
}
