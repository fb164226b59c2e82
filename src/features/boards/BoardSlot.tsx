import { memo, useCallback, useMemo } from 'react';

import type { BoardId } from '../../domain/boards/board.ts';
import { EMPTY_CARD, type CardInfo } from '../../domain/boards/rules.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { CardDraft } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { VISION_LOOKS, type CardLook } from './cardLooks.ts';
import { OkrCard } from './OkrCard.tsx';
import { PestelCard } from './PestelCard.tsx';
import { StrategicCanvasCard } from './StrategicCanvasCard.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';
import { TalkButton } from '../../patterns/TalkButton.tsx';

const lookOf = (field: BoardField): CardLook | undefined =>
  (VISION_LOOKS as Readonly<Partial<Record<BoardField, CardLook>>>)[field];

export interface BoardSlotProps {
  /** Which card. */
  card: CardInfo;
  /** Its text. */
  content: string;
  /** What was typed and not saved; the card begins in editing then. */
  draft: CardDraft | undefined;
  /** Whether it has earlier texts. */
  hasHistory: boolean;
  /** Address of its dialog «Связи»; without it there is no such link. */
  linksHref: string | undefined;
  /** The board on which it can be talked about; without it there is no way to that. */
  talkOn?: BoardId;
  /** Called with everything typed; undefined when it was saved or cancelled. A stable function. */
  onDraftChange?: (field: BoardField, draft: CardDraft | undefined) => void;
  /** Stores the text. A stable function, so that typing in one card draws no other. */
  onSave: (field: BoardField, content: string, over: string) => Promise<Outcome>;
  /** Opens the earlier texts. A stable function. */
  onHistory?: (field: BoardField) => void;
}

/** A card in its place on a board, in the form it needs; drawn again only when something of its own changes. */
export const BoardSlot = memo(function BoardSlot(props: BoardSlotProps) {
  const { card, content, draft, hasHistory, linksHref, talkOn, onDraftChange, onSave, onHistory } = props;
  const { field, title, hint } = card;
  const look = lookOf(field);
  const save = useCallback((text: string, over: string) => onSave(field, text, over), [onSave, field]);
  const history = useCallback(() => onHistory?.(field), [onHistory, field]);
  const keep = useCallback((next: CardDraft | undefined) => onDraftChange?.(field, next), [onDraftChange, field]);
  const talk = useMemo(
    () => (talkOn ? <TalkButton variant="icon" kind="board" id={talkOn} part={field} of={title} /> : undefined),
    [talkOn, field, title],
  );
  const cardProps: InlineTextCardProps = {
    title,
    hint,
    content,
    emptyText: EMPTY_CARD,
    draft,
    onSave: save,
    onDraftChange: keep,
    onHistory: hasHistory && onHistory ? history : undefined,
    linksHref,
    talk,
    tone: look?.tone,
    icon: look ? <look.icon /> : undefined,
  };
  switch (field) {
    case 'pestel':
      return <PestelCard {...cardProps} />;
    case 'okr':
      return <OkrCard {...cardProps} />;
    case 'strategicCanvas':
      return <StrategicCanvasCard {...cardProps} />;
    default:
      return <InlineTextCard {...cardProps} />;
  }
});
