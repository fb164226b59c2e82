import { Check, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { erasedWords, isErased } from '../../domain/comments/erase.ts';
import { firstWords, type Thread } from '../../domain/comments/threads.ts';
import { whenWords } from '../../domain/comments/when.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { CommentItem, type CommentItemProps } from './CommentItem.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import type { CommentActs, CommentDrafts } from './commentsView.ts';
import { useFieldAndBack } from './useFieldAndBack.ts';

export interface CommentThreadProps extends Pick<CommentItemProps, 'me' | 'members' | 'now'>, CommentActs {
  /** The comment that begins it, and the replies. */
  thread: Thread;
  /** Part of the record that it is about, where that must be said: «Карточка «Каналы»»; empty otherwise. */
  about: string;
  /** Where what is typed is kept. */
  drafts: CommentDrafts;
  /** The comment that the address leads to, or null. */
  shownId: string | null;
}

const Root = styled.section`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &[data-settled='true'] {
    background: var(--color-paper);
  }
  &:focus {
    outline: none;
  }
  & > p,
  & li > p {
    padding-inline: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Replies = styled.ol`
  display: grid;
  gap: ${spaces[1]}px;
  margin: 0;
  padding: 0 0 0 ${spaces[3]}px;
  border-inline-start: 2px solid var(--color-hairline);
  list-style: none;
`;

/** One thread: what began it, replies in their order, and whether it is settled. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, about, drafts, shownId, me, members, now, onSay, onTurn } = props;
  const { root, replies, isSettled } = thread;
  const { isOpen, open, close, field, button } = useFieldAndBack(drafts.read(thread.id).text !== '');
  const box = useRef<HTMLElement>(null);
  useFocusHome(box, button);
  const shared = {
    me,
    members,
    now,
    onEdit: props.onEdit,
    onDelete: props.onDelete,
    onCopyLink: props.onCopyLink,
  };
  const first = firstWords(thread);
  return (
    <Root ref={box} tabIndex={-1} data-settled={isSettled} aria-label={`Обсуждение: ${first.slice(0, 60)}`}>
      {about === '' ? null : <p>{about}</p>}
      {root ? (
        <CommentItem {...shared} comment={root} hasReplies={replies.length > 0} isShown={root.id === shownId} />
      ) : (
        <p>{thread.rootWords}</p>
      )}
      {replies.length > 0 ? (
        <Replies aria-label="Ответы">
          {replies.map((reply) => (
            <li key={reply.id}>
              {isErased(reply) ? (
                <p>{erasedWords(reply)}</p>
              ) : (
                <CommentItem {...shared} comment={reply} hasReplies={false} isShown={reply.id === shownId} />
              )}
            </li>
          ))}
        </Replies>
      ) : null}
      {isSettled ? (
        <p>
          Решено: <bdi>{thread.settledBy}</bdi>, {whenWords(thread.settledAt, now)}
        </p>
      ) : null}
      {isOpen ? (
        <CommentComposer
          label="Ответ"
          action="Ответить"
          field={field}
          members={members}
          draft={drafts.read(thread.id)}
          onDraftChange={(draft) => drafts.keep(thread.id, draft)}
          onSend={async (draft) => {
            const outcome = await onSay(thread.id, draft);
            if (outcome.ok) close();
            return outcome;
          }}
          onCancel={close}
        />
      ) : (
        <Row>
          <Button ref={button} needs="Viewer" size="sm" variant="quiet" onClick={open}>
            Ответить
          </Button>
          {thread.canTurn ? (
            <Button
              needs="Viewer"
              size="sm"
              variant="quiet"
              icon={isSettled ? <RotateCcw /> : <Check />}
              onClick={() => onTurn(thread, !isSettled)}
            >
              {isSettled ? 'Открыть снова' : 'Решено'}
            </Button>
          ) : null}
        </Row>
      )}
    </Root>
  );
}
