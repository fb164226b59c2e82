import { Link2, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Comment } from '../../domain/comments/kinds.ts';
import { whenWords } from '../../domain/comments/when.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentText } from './CommentText.tsx';
import type { CommentActs, CommentAuthor, CommentMember } from './commentsView.ts';
import { useFieldAndBack } from './useFieldAndBack.ts';

export interface CommentItemProps extends Pick<CommentActs, 'onEdit' | 'onDelete' | 'onCopyLink'> {
  /** The comment. */
  comment: Comment;
  /** Whether others have replied to it. */
  hasReplies: boolean;
  /** Who looks. */
  me: CommentAuthor;
  /** Members of the company now. */
  members: readonly CommentMember[];
  /** The present moment. */
  now: Date;
  /** Whether the address leads to it: it is brought into sight and marked. */
  isShown: boolean;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${spaces[2]}px;
  padding: ${spaces[1]}px;
  border-radius: ${radii.block}px;

  &[data-shown='true'] {
    background: var(--color-accent-soft);
  }
  &:focus {
    outline: none;
  }
  & > div {
    grid-column: 2 / -1;
  }
`;

const Who = styled.p`
  align-self: center;
  overflow-wrap: anywhere;
  line-height: 1.25rem;

  & > strong {
    font-weight: 600;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** A comment: author, time, words, and actions. */
export function CommentItem(props: CommentItemProps) {
  const { comment, hasReplies, me, members, now, isShown, onEdit, onDelete, onCopyLink } = props;
  const { isOpen: editing, open, close: leave, field, button: menu } = useFieldAndBack();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    root.current?.scrollIntoView({ block: 'center' });
    root.current?.focus({ preventScroll: true });
  }, [isShown]);
  const author = members.find(({ id }) => id === comment.authorId);
  const name = author?.name ?? comment.authorName;
  const isOwn = comment.authorId === me.id;
  const items: MenuItem[] = [
    { label: 'Скопировать ссылку', icon: <Link2 />, needs: null, onSelect: () => onCopyLink(comment) },
  ];
  if (isOwn) items.push({ label: 'Изменить', icon: <Pencil />, needs: 'Viewer', onSelect: open });
  if (isOwn || me.mayModerate) {
    items.push({
      label: 'Удалить',
      icon: <Trash2 />,
      danger: true,
      needs: 'Viewer',
      onSelect: () => onDelete(comment, hasReplies),
    });
  }
  return (
    <Root ref={root} tabIndex={-1} data-shown={isShown} aria-label={`${name}, ${whenWords(comment.createdAt, now)}`}>
      <Avatar size="sm" name={name} />
      <Who>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {author || me.id === comment.authorId ? '' : ' · бывший участник'} ·{' '}
          <time dateTime={comment.createdAt}>{whenWords(comment.createdAt, now)}</time>
          {comment.editedAt === null ? null : (
            <>
              {' · '}
              <span title={whenWords(comment.editedAt, now)}>изменено</span>
            </>
          )}
        </small>
      </Who>
      {editing ? null : (
        <Menu
          label={`Комментарий: ${name}`}
          items={items}
          trigger={
            <IconButton
              ref={menu}
              needs={null}
              size="sm"
              label={`Действия с комментарием: ${name}`}
              tooltip="Действия"
              icon={<MoreHorizontal />}
            />
          }
        />
      )}
      <div>
        {editing ? (
          <CommentComposer
            label="Изменить комментарий"
            action="Сохранить"
            field={field}
            members={members}
            draft={{ text: comment.text, picked: comment.mentions }}
            onSend={async (draft) => {
              const outcome = await onEdit(comment, draft);
              if (outcome.ok) leave();
              return outcome;
            }}
            onCancel={leave}
          />
        ) : (
          <CommentText text={comment.text} mentions={comment.mentions} members={members} />
        )}
      </div>
    </Root>
  );
}
