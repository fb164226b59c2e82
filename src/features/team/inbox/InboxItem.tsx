import { Bell, BellOff, Check, MoreHorizontal } from 'lucide-react';
import { styled } from 'styled-components';

import { timeOf, type InboxEntry } from '../../../domain/inbox/entries.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

export interface InboxItemProps {
  /** The received entry. */
  entry: InboxEntry;
  /** The person goes where it leads. */
  onOpen: () => void;
  /** It counts as read without that. */
  onRead: () => void;
  /** Nothing more is to be told of what it is about, or it is again. */
  onMute: (muted: boolean) => void;
}

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: ${spaces[3]}px;
  align-items: start;
  padding: ${spaces[3]}px ${spaces[2]}px ${spaces[3]}px ${spaces[4]}px;
  border-radius: ${radii.block}px;

  &:has(a:hover) {
    background: var(--color-sunken);
  }
  /* Not read: a dot before it and stronger words; the words say it, too. */
  &[data-unread='true']::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${spaces[3]}px + 12px);
    inset-inline-start: 4px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--color-accent);
  }
  @media (forced-colors: active) {
    &[data-unread='true']::before {
      background: CanvasText;
    }
  }
  & > button {
    position: relative;
    margin-block-start: calc(-1 * ${spaces[1]}px);
  }
  ${media.mobile} {
    gap: ${spaces[2]}px;
    padding-inline: ${spaces[4]}px 0;

    & > button {
      margin-block-start: calc(-1 * ${spaces[2]}px);
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${spaces[1]}px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > p {
    line-height: 1.375rem;
    text-wrap: pretty;
  }
  [data-unread='true'] > & > p:first-child {
    font-weight: 600;
  }
  /* The whole line is the way there. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radii.block}px;
  }
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Small = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
`;

const GONE = { record: 'Запись удалена', comment: 'Комментарий удалён' } as const;

/** One line of «Входящие»: who and what, when, and the way there. */
export function InboxItem({ entry, onOpen, onRead, onMute }: InboxItemProps) {
  const { who, sentence, words, at, gone, href, isRead, isMuted } = entry;
  const title = (
    <>
      {isRead ? null : <VisuallyHidden>Не&nbsp;прочитано: </VisuallyHidden>}
      {sentence}
    </>
  );
  return (
    <Root data-unread={!isRead}>
      <Avatar size="sm" name={who} />
      <Text>
        <p>
          {href === null ? (
            title
          ) : (
            <Link
              variant="plain"
              href={href}
              onClick={(event) => {
                // Another tab opens it: here nothing is left, but it is read all the same.
                if (event.metaKey || event.ctrlKey || event.shiftKey) onRead();
                else onOpen();
              }}
            >
              {title}
            </Link>
          )}
        </p>
        {words === '' ? null : (
          <Words>
            <bdi>{words}</bdi>
          </Words>
        )}
        <Small>
          {[timeOf(at), gone && GONE[gone], isMuted && 'Больше не сообщаем об этом'].filter(Boolean).join(' · ')}
        </Small>
      </Text>
      <Menu
        label="Что сделать"
        trigger={
          <IconButton
            needs={null}
            size="sm"
            label={`Что сделать: ${sentence}`}
            tooltip="Что сделать"
            icon={<MoreHorizontal />}
          />
        }
        items={[
          ...(isRead ? [] : [{ label: 'Отметить прочитанным', icon: <Check />, onSelect: onRead }]),
          isMuted
            ? { label: 'Снова сообщать об этом', icon: <Bell />, onSelect: () => onMute(false) }
            : { label: 'Не сообщать об этом', icon: <BellOff />, onSelect: () => onMute(true) },
        ]}
      />
    </Root>
  );
}
