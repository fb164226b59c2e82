import { CloudAlert, Inbox } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../domain/core/loadable.ts';
import { byDay, type InboxEntry } from '../../../domain/inbox/entries.ts';
import { elsewhereWords, refusedWords } from '../../../domain/inbox/words.ts';
import { QuietLine } from '../../../patterns/QuietLine.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { InboxItem } from './InboxItem.tsx';

/** Loaded entries that concern the person. */
export interface ShownInbox {
  /** The newest first. */
  readonly entries: readonly InboxEntry[];
  /** Whether more follows. */
  readonly more: boolean;
  /** How many are not read, loaded or not. */
  readonly unread: number;
  /** And in other companies. */
  readonly elsewhere: number;
}

export interface InboxPanelProps {
  /** The loaded inbox. */
  inbox: Loadable<ShownInbox>;
  /** Why what is shown may be out of date, a sentence; null while it is not. */
  stale: string | null;
  /** Changes of this device that the server did not take. */
  refused: number;
  /** The moment, by which days are named. */
  now: Date;
  /** More is being loaded. Default false. */
  isLoadingMore?: boolean;
  /** Where the person's companies are. */
  companiesHref: string;
  /** Where one chooses what comes here. */
  choicesHref: string;
  /** Opens «Несовпадения». */
  onDifferences: () => void;
  /** The person goes where an entry leads. */
  onOpen: (entry: InboxEntry) => void;
  /** An entry counts as read without that. */
  onRead: (entry: InboxEntry) => void;
  /** All of it counts as read. */
  onReadAll: () => void;
  /** Nothing more is to be told of what an entry is about, or it is again. */
  onMute: (entry: InboxEntry, muted: boolean) => void;
  /** Loads what follows. */
  onMore: () => void;
  /** Loads it again. */
  onRetry: () => void;
  /** Called when the panel is to close. */
  onClose: () => void;
}

const Stack = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  justify-content: space-between;

  & button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
`;

const Day = styled.section`
  & > h3 {
    padding-block: ${spaces[2]}px ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  & > ul {
    margin-inline: -${spaces[4]}px -${spaces[2]}px;
  }
  ${media.mobile} {
    & > ul {
      margin-inline-end: 0;
    }
  }
`;

const More = styled.div`
  display: flex;
  justify-content: center;
`;

const Loading = () => (
  <Stack as="output" aria-label="Входящие загружаются">
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={64} />
    ))}
  </Stack>
);

const Nothing = ({ choicesHref }: Pick<InboxPanelProps, 'choicesHref'>) => (
  <EmptyState
    icon={<Inbox />}
    headingLevel={3}
    title="Пока ничего"
    action={<Link href={choicesHref}>Настроить уведомления</Link>}
  >
    Здесь появится то, что касается вас: упоминания и&nbsp;ответы в&nbsp;обсуждениях, назначения ответственным, просьбы
    проверить и&nbsp;законченные раунды исследований.
  </EmptyState>
);

/** Loaded entries, by days. */
function Entries({ inbox, ...props }: Omit<InboxPanelProps, 'inbox'> & { readonly inbox: ShownInbox }) {
  const [isNarrowed, setNarrowed] = useState(false);
  const { entries, more, unread } = inbox;
  const shown = isNarrowed ? entries.filter(({ isRead }) => !isRead) : entries;
  if (entries.length === 0) return <Nothing choicesHref={props.choicesHref} />;
  return (
    <>
      <Bar>
        <Button size="sm" aria-pressed={isNarrowed} onClick={() => setNarrowed(!isNarrowed)}>
          Непрочитанные
        </Button>
        {unread > 0 ? (
          <Button needs={null} size="sm" variant="quiet" onClick={props.onReadAll}>
            Прочитать все
          </Button>
        ) : null}
      </Bar>
      {shown.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={unread > 0 ? 'Непрочитанное — дальше в\u00A0списке' : 'Всё прочитано'}
          action={<Button onClick={() => setNarrowed(false)}>Показать всё</Button>}
        />
      ) : (
        byDay(shown, props.now).map(({ day, entries: of }) => (
          <Day key={day} aria-label={day}>
            <h3>{day}</h3>
            <ul>
              {of.map((entry) => (
                <InboxItem
                  key={entry.id}
                  entry={entry}
                  onOpen={() => props.onOpen(entry)}
                  onRead={() => props.onRead(entry)}
                  onMute={(muted) => props.onMute(entry, muted)}
                />
              ))}
            </ul>
          </Day>
        ))
      )}
      {more ? (
        <More>
          <Button busy={props.isLoadingMore} onClick={props.onMore}>
            Показать ещё
          </Button>
        </More>
      ) : null}
    </>
  );
}

/** «Входящие»: what concerns the person in the open company, the newest first, and what differs on this device. */
export function InboxPanel(props: InboxPanelProps) {
  const { inbox, stale, refused, companiesHref, onDifferences, onRetry, onClose } = props;
  const elsewhere = inbox.state === 'ready' ? elsewhereWords(inbox.value.elsewhere) : '';
  return (
    <Dialog open onOpenChange={onClose} title="Входящие">
      <Stack>
        {refused > 0 ? (
          <QuietLine
            actions={
              <Button size="sm" icon={<CloudAlert />} onClick={onDifferences}>
                Разобрать
              </Button>
            }
          >
            {refusedWords(refused)}
          </QuietLine>
        ) : null}
        {stale === null || inbox.state !== 'ready' ? null : <output>{stale}</output>}
        {inbox.state === 'loading' ? <Loading /> : null}
        {inbox.state === 'failed' ? (
          <ErrorState title="Входящие не загрузились" message={inbox.message} onRetry={onRetry} />
        ) : null}
        {inbox.state === 'ready' ? <Entries {...props} inbox={inbox.value} /> : null}
        {elsewhere === '' ? null : (
          <QuietLine actions={<Link href={companiesHref}>Мои компании</Link>}>{elsewhere}</QuietLine>
        )}
      </Stack>
    </Dialog>
  );
}
