import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../domain/core/loadable.ts';
import type { Review } from '../../domain/comments/kinds.ts';
import { isSamePlace, type CommentsPlace } from '../../domain/comments/place.ts';
import type { Thread } from '../../domain/comments/threads.ts';
import { Unfolded } from '../../patterns/list/Unfolded.tsx';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useOver } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReviewBlock } from './ReviewBlock.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentThread } from './CommentThread.tsx';
import {
  NEW_THREAD,
  type ReviewActs,
  type CommentActs,
  type CommentDrafts,
  type CommentAuthor,
  type CommentMember,
} from './commentsView.ts';

/** Comments and reviews of a record. */
export interface RecordComments {
  /** Subject in words: `Гипотеза «…»`; null when it is gone. */
  readonly title: string | null;
  /** Where it is shown. */
  readonly href: string;
  /** Threads of the record and of its parts, those that are not settled first. */
  readonly threads: readonly Thread[];
  /** Names of the parts. */
  readonly partNames: Readonly<Record<string, string>>;
  /** Reviews of the place, the last asked first; null where nothing is reviewed. */
  readonly reviews: readonly Review[] | null;
  readonly members: readonly CommentMember[];
  readonly me: CommentAuthor;
}

export interface CommentsPanelProps extends CommentActs, ReviewActs {
  /** The talk, once read. */
  talk: Loadable<RecordComments>;
  /** Subject of the talk; the whole record shows the threads of its parts, too. */
  place: CommentsPlace;
  /** Whether anybody else can read it: in a company of this browser alone comments are notes to oneself. */
  isShared: boolean;
  /** Where what is typed is kept. */
  drafts: CommentDrafts;
  /** How often words were put there from elsewhere: at another number a new comment begins with them, and its field takes the focus. Default 0. */
  puts?: number;
  /** The comment that the address leads to, or null. */
  shownId: string | null;
  /** The present moment. */
  now: Date;
  /** The field of a new comment, for focus. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** It is to be read again. */
  onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & > button {
    justify-self: start;
  }
  & > ol {
    display: grid;
    gap: ${spaces[3]}px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const GONE = 'Записи, о которой здесь говорили, больше нет. Если её вернут, вернётся и обсуждение.';

/** Talk about a record: reviews, open threads, settled ones on request, and the field for a new comment. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { talk, place, isShared, drafts, puts = 0, shownId, now, onRetry, onSay } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const [asked, setAsked] = useState(false);
  const over = useOver();
  // Around what is read later: a thread that is settled leaves, and the keyboard stays in the talk.
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, field);
  const begunWith = useRef(puts);
  useEffect(() => {
    if (puts !== begunWith.current) field.current?.focus();
  }, [puts, field]);
  return (
    <div ref={root}>
      <Unfolded of={talk} waiting={<Skeleton height={160} />} failedTitle="Обсуждение не открылось" onRetry={onRetry}>
        {({ title, href, threads, partNames, reviews, members, me }) => {
          if (title === null) return <p>{over?.text ?? GONE}</p>;
          const here = threads.filter((thread) => place.part === null || isSamePlace(thread, place));
          const settled = here.filter(({ isSettled }) => isSettled);
          const leadsToSettled = settled.some(({ root, replies }) =>
            [root, ...replies].some((comment) => comment !== null && comment.id === shownId),
          );
          const showsSettled = asked || leadsToSettled;
          const shown = showsSettled ? here : here.filter(({ isSettled }) => !isSettled);
          const aboutOf = (thread: Thread): string =>
            thread.part === null || place.part !== null
              ? ''
              : (partNames[thread.part] ?? 'О части, которой больше нет');
          return (
            <Root>
              <p>
                <Link href={href}>{title}</Link>
                {place.part === null ? null : <> · {partNames[place.part] ?? 'части больше нет'}</>}
              </p>
              {reviews === null || !isShared ? null : (
                <ReviewBlock
                  reviews={reviews}
                  me={me}
                  members={members}
                  now={now}
                  onAsk={props.onAsk}
                  onAnswer={props.onAnswer}
                  onWithdraw={props.onWithdraw}
                />
              )}
              {here.length === 0 ? (
                <p>
                  {isShared
                    ? 'Комментариев пока нет. Чтобы позвать коллегу, наберите @ и\u00A0имя.'
                    : 'Заметки к этой записи. Их видите только вы, пока компания хранится в этом браузере.'}
                </p>
              ) : null}
              {shown.length > 0 ? (
                <ol aria-label="Обсуждения">
                  {shown.map((thread) => (
                    <li key={thread.id}>
                      <CommentThread
                        thread={thread}
                        about={aboutOf(thread)}
                        drafts={drafts}
                        shownId={shownId}
                        me={me}
                        members={members}
                        now={now}
                        onSay={onSay}
                        onEdit={props.onEdit}
                        onDelete={props.onDelete}
                        onTurn={props.onTurn}
                        onCopyLink={props.onCopyLink}
                      />
                    </li>
                  ))}
                </ol>
              ) : null}
              {settled.length > 0 && !leadsToSettled ? (
                <Button
                  needs={null}
                  size="sm"
                  variant="quiet"
                  aria-expanded={showsSettled}
                  onClick={() => setAsked(!asked)}
                >
                  {showsSettled ? 'Скрыть решённые' : `Показать решённые (${settled.length})`}
                </Button>
              ) : null}
              <CommentComposer
                key={puts}
                label={isShared ? 'Комментарий' : 'Заметка'}
                action={isShared ? 'Отправить' : 'Сохранить'}
                field={field}
                members={members}
                draft={drafts.read(NEW_THREAD)}
                onDraftChange={(draft) => drafts.keep(NEW_THREAD, draft)}
                onSend={(draft) => onSay(null, draft)}
              />
            </Root>
          );
        }}
      </Unfolded>
    </div>
  );
}
