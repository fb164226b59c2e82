import { History, Pencil, Undo2 } from 'lucide-react';
import { memo, useEffect, useId, type ReactNode } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { type Tone } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useMissingRole } from '../../ui/context/rights.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { CardDraft, CardForm } from '../form/cardForm.ts';
import { MarkdownText } from '../MarkdownText.tsx';
import { ShowLinks } from '../ShowLinks.tsx';
import { useInlineEditing } from './useInlineEditing.ts';
import { Back, Empty, Head, Root, View } from './InlineTextCard.styles.ts';

/** Comes after the texts, before anybody can press a pencil. */
const InlineTextEditor = onDemand(() => import('./InlineTextEditor.tsx').then((module) => module.InlineTextEditor));

export interface InlineTextCardProps {
  /** The card's name, its heading. */
  title: string;
  /** The stored text. A change while the card is edited is shown beside what is typed. */
  content: string;
  /** Text shown while the card is empty. Default «Данные не предоставлены». */
  emptyText?: string;
  /** Hint on the card's content; shown while it is empty or edited. */
  hint?: string;
  /** A sign beside the title, 18 px; decorative. */
  icon?: ReactNode;
  /** Colour of the line above the card, for cards that belong together; none without it. */
  tone?: Tone;
  /** Draws and edits the text as a form; else it is text. A constant. */
  form?: CardForm;
  /**
   * Stores the text; the card leaves editing only when that has happened. Not called when nothing changed. `over` is the
   * stored text that the person had before them: when another one is stored by now, refuse.
   */
  onSave: (content: string, over: string) => Promise<Outcome>;
  /** Text typed before the card went away; with it the card begins in editing. */
  draft?: CardDraft;
  /** Called with everything typed, so that a parent can keep it; undefined when it was saved or cancelled. */
  onDraftChange?: (draft: CardDraft | undefined) => void;
  /** Opens the card's earlier texts; without it there is no such button. */
  onHistory?: () => void;
  /** Address of what the card is linked to, «Связи»; without it there is no such link. */
  linksHref?: string;
  /** The way to what is said of it: a CommentsButton. Default none. */
  talk?: ReactNode;
  /** A quiet line beneath the text while it is read: what it rests on, how old it is. Default none. */
  foot?: ReactNode;
  /** Its text heads the others, in larger type. Default false. */
  lead?: boolean;
}

/**
 * A card whose text is edited in its place (R49): by the pencil or a click on the text; Ctrl+Enter saves, Escape
 * restores. What is typed survives a failed save and a change in another tab. While it is only read there is no field in it,
 * so dozens of cards stay cheap.
 */
export const InlineTextCard = memo(function InlineTextCard(props: InlineTextCardProps) {
  const {
    title,
    content,
    emptyText = 'Данные не предоставлены',
    hint,
    icon,
    tone,
    form,
    onSave,
    onHistory,
    linksHref,
    talk,
    foot,
    lead = false,
  } = props;
  const { draft, onDraftChange } = props;
  const headingId = useId();
  const fixed = useMissingRole('Researcher') !== null;
  const { editing, begun, shown, dropped, pencil, open, begin, beginByClick, done, cancel } = useInlineEditing({
    content,
    draft,
    onDraftChange,
  });
  useEffect(() => {
    const timer = setTimeout(() => InlineTextEditor.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
  const empty = shown.trim() === '';
  const Drawn = form && !empty && form.understands(shown) ? form.View : null;
  const read = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the pencil does it by keys */}
      <View onClick={beginByClick}>
        {empty ? (
          <Empty>
            {emptyText}
            {hint && !fixed ? <small>{hint}</small> : null}
          </Empty>
        ) : Drawn ? (
          <Drawn content={shown} />
        ) : (
          <MarkdownText text={shown} tableLabel={`${title}: таблица`} />
        )}
      </View>
      {foot}
      {dropped ? (
        <Back>
          <Button
            needs="Researcher"
            variant="quiet"
            size="sm"
            icon={<Undo2 />}
            aria-label={`Вернуть набранное: ${title}`}
            onClick={open}
          >
            Вернуть набранное
          </Button>
        </Back>
      ) : null}
    </>
  );
  return (
    <Root
      data-fixed={fixed ? '' : undefined}
      forwardedAs="section"
      padded={false}
      aria-labelledby={headingId}
      data-tone={tone}
      data-editing={editing ? '' : undefined}
      data-lead={lead ? '' : undefined}
    >
      <Head>
        {icon ? <span aria-hidden>{icon}</span> : null}
        <h2 id={headingId}>
          <LatinText text={title} />
        </h2>
        <div>
          {talk}
          {linksHref === undefined ? null : <ShowLinks variant="icon" href={linksHref} of={title} />}
          {onHistory ? (
            <IconButton size="sm" label={`История: ${title}`} icon={<History />} onClick={onHistory} />
          ) : null}
          {editing ? null : (
            <IconButton
              needs="Researcher"
              ref={pencil}
              size="sm"
              label={`Редактировать: ${title}`}
              icon={<Pencil />}
              onClick={begin}
            />
          )}
        </div>
      </Head>
      {editing ? (
        <InlineTextEditor
          fallback={read}
          title={title}
          content={shown}
          hint={hint}
          form={form}
          onSave={onSave}
          draft={dropped ?? draft}
          begun={begun}
          onDraftChange={(next) => onDraftChange?.(next)}
          onDone={done}
          onCancel={cancel}
        />
      ) : (
        read
      )}
    </Root>
  );
});
