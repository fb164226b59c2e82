import { Check, X } from 'lucide-react';
import { useMemo } from 'react';

import type { BoardId } from '../../../domain/boards/board.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import { cardLines } from '../../../domain/boards/cardLines.ts';
import { placeIn, type CardPlace } from '../../../domain/boards/cardPlaces.ts';
import type { CardProposal } from '../../../domain/boards/learning/proposals.ts';
import { innerQuotes } from '../../../domain/core/format.ts';
import { standingTo } from '../../../domain/evidence/pairs/standing.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Decision, Item } from './ProposalItem.styles.ts';
import { ModelWords } from './ModelWords.tsx';
import { ProposalPlace } from './ProposalPlace.tsx';
import { ProposalStanding } from './ProposalStanding.tsx';
import { ProposalTarget } from './ProposalTarget.tsx';
import type { ProposalDraft } from './proposalDraft.ts';
import { titleOf } from './proposalTexts.ts';
import { ProposalWording } from './ProposalWording.tsx';

export interface ProposalItemProps {
  /** Which board it is for: its cards are offered. */
  boardId: BoardId;
  /** Proposal to decide. */
  proposal: CardProposal;
  /** Decision, in words; undefined while it waits. */
  decided: string | undefined;
  /** Edits of the proposal: its card, its place there, the words. */
  draft: ProposalDraft;
  /** The decision that is being stored: one of this proposal, or `other` of another; null for none. */
  busy: 'accept' | 'reject' | 'other' | null;
  /** Why the last decision was not stored; empty otherwise. */
  error: string;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Returns the current text of a card. */
  contentOf: (field: BoardField) => string;
  /** Something else was made of it. */
  onDraftChange: (draft: ProposalDraft) => void;
  /** It is accepted into this card in these words, at this place of it (null: the end), or turned down. */
  onDecide: (accept: boolean, to: BoardField, words: string, place: CardPlace | null) => void;
}

/** A proposal that waits for a decision, or what was decided. */
export function ProposalItem(props: ProposalItemProps) {
  const { boardId, proposal, decided, draft, busy, error, studyHref, experimentHref, contentOf, onDecide } = props;
  const { to, words, place: chosen } = draft;
  const change = (part: Partial<ProposalDraft>): void => props.onDraftChange({ ...draft, ...part });
  const { field, insight, quote, researchId, experimentId, title: source, why, tried, byModel } = proposal;
  const content = contentOf(to);
  // The card may have changed since the place was chosen; where its line is gone, the words go to the end, and that is shown.
  const place = chosen && placeIn(content, chosen);
  const standing = useMemo(
    () => standingTo({ text: words, quote, tried }, cardLines(content)),
    [words, quote, tried, content],
  );
  if (decided !== undefined) {
    return (
      <Item data-decided="">
        <p>{insight}</p>
        <small>{decided}</small>
      </Item>
    );
  }
  const href =
    experimentId !== null ? experimentHref(experimentId) : researchId === null ? null : studyHref(researchId);
  return (
    <Item>
      <p>{insight}</p>
      {quote === '' || byModel ? null : <blockquote>«{innerQuotes(quote)}»</blockquote>}
      {byModel ? (
        <ModelWords byModel={byModel} studyHref={studyHref} />
      ) : (
        <small>
          {experimentId === null ? 'Инсайт исследования ' : 'Вывод эксперимента '}
          {href === null ? source : <Link href={href}>{source}</Link>}
          {' · '}
          {why}
        </small>
      )}
      <ProposalStanding standing={standing} isBlank={content.trim() === ''} />
      <ProposalTarget
        boardId={boardId}
        insight={insight}
        to={to}
        content={content}
        place={place}
        busy={busy !== null}
        onMove={(next) => change({ to: next, place: null })}
        onPlace={(next) => change({ place: next })}
      />
      <ProposalPlace title={titleOf(boardId, to)} content={content} place={place} words={words} />
      <ProposalWording
        title={titleOf(boardId, to)}
        content={content}
        place={place}
        words={words}
        busy={busy !== null}
        onChange={(next) => change({ words: next })}
      />
      <Decision>
        {byModel && byModel.missing.length > 0 ? null : (
          <Button
            needs="Researcher"
            data-accept=""
            icon={<Check />}
            aria-label={`Принять: ${insight}`}
            busy={busy === 'accept'}
            disabled={(busy !== null && busy !== 'accept') || words.trim() === ''}
            onClick={() => onDecide(true, to, words, place)}
          >
            Принять
          </Button>
        )}
        <Button
          needs="Researcher"
          icon={<X />}
          aria-label={`Отклонить: ${insight}`}
          busy={busy === 'reject'}
          disabled={busy !== null && busy !== 'reject'}
          onClick={() => onDecide(false, field, words, null)}
        >
          Отклонить
        </Button>
      </Decision>
      {error === '' ? null : <FormError message={error} />}
    </Item>
  );
}
