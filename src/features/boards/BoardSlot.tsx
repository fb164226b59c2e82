import { memo, useCallback, useMemo, type ComponentType } from 'react';

import type { BoardRecordId } from '../../domain/boards/board.ts';
import { EMPTY_CARD, type CardInfo } from '../../domain/boards/cards.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { CardDraft } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { VISION_LOOKS, type CardLook } from './cardLooks.ts';
import { CardFoot } from './about/CardFoot.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { useMissing } from '../../ui/context/rights.ts';

const lookOf = (field: BoardField): CardLook | undefined =>
  (VISION_LOOKS as Readonly<Partial<Record<BoardField, CardLook>>>)[field];

export interface BoardSlotProps {
  /** Which card. */
  card: CardInfo;
  /** Draws it in a form of its own. Default: it is text. A constant. */
  form?: ComponentType<InlineTextCardProps> | undefined;
  /** Its text. */
  content: string;
  /** Typed and unsaved text; with it the card begins in editing. */
  draft: CardDraft | undefined;
  /** Whether it has earlier texts. */
  hasHistory: boolean;
  /** Address of its dialog «Связи»; without it there is no such link. */
  linksHref: string | undefined;
  /** The board on which it can be talked about; without it there is no way to that. */
  talkOn?: BoardRecordId;
  /** Address of the card's origin; without it there is no line at its foot. */
  aboutHref?: string | undefined;
  /** Something was taken into it: its foot has room for what is read later. Default false. */
  rests?: boolean;
  /** Counted support of the card, in words; empty until that is read. Default empty. */
  support?: string;
  /** Names of the people whose words those are. Default none. */
  people?: string;
  /** The day of its last edit, in words. Default not known. */
  edited?: string;
  /** It is worth another look: its text is old. Default false. */
  isOld?: boolean;
  /** Called with everything typed; undefined when it was saved or cancelled. A stable function. */
  onDraftChange?: (field: BoardField, draft: CardDraft | undefined) => void;
  /** Stores the text. A stable function, so that typing in one card draws no other. */
  onSave: (field: BoardField, content: string, over: string) => Promise<Outcome>;
  /** Opens the earlier texts. A stable function. */
  onHistory?: (field: BoardField) => void;
}

/** A card in its place on a board, in the form it needs; drawn again only when something of its own changes. */
export const BoardSlot = memo(function BoardSlot(props: BoardSlotProps) {
  const { card, form: Form, content, draft, hasHistory, linksHref, talkOn, onDraftChange, onSave, onHistory } = props;
  const { aboutHref, rests = false, support = '', people = '', edited = '', isOld = false } = props;
  const { field, title, hint } = card;
  const look = lookOf(field);
  const emptyText = useMissing(EMPTY_CARD);
  const save = useCallback((text: string, over: string) => onSave(field, text, over), [onSave, field]);
  const history = useCallback(() => onHistory?.(field), [onHistory, field]);
  const keep = useCallback((next: CardDraft | undefined) => onDraftChange?.(field, next), [onDraftChange, field]);
  const talk = useMemo(
    () => (talkOn ? <CommentsButton variant="icon" kind="board" id={talkOn} part={field} of={title} /> : undefined),
    [talkOn, field, title],
  );
  const foot = useMemo(
    () =>
      aboutHref === undefined ? undefined : (
        <CardFoot
          title={title}
          rests={rests}
          support={support}
          people={people}
          edited={edited}
          isOld={isOld}
          href={aboutHref}
        />
      ),
    [aboutHref, title, rests, support, people, edited, isOld],
  );
  const cardProps: InlineTextCardProps = {
    title,
    hint,
    content,
    emptyText,
    draft,
    onSave: save,
    onDraftChange: keep,
    onHistory: hasHistory && onHistory ? history : undefined,
    linksHref,
    talk,
    foot,
    lead: field === 'vision',
    tone: look?.tone,
    icon: look ? <look.icon /> : undefined,
  };
  return Form ? <Form {...cardProps} /> : <InlineTextCard {...cardProps} />;
});
