import { useState } from 'react';
import { styled } from 'styled-components';

import { formatMoment, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { RespondentPage, RespondentRow } from '../../../domain/fieldwork/figures.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { uncountingWords } from '../../../domain/fieldwork/places/uncounting.ts';
import { SHOWN_STATE_WORDS, shownState } from '../../../domain/fieldwork/shownState.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RespondentActs } from './RespondentActs.tsx';
import { SHOWN_STATE_TONES } from './shownStateTones.ts';

export interface RespondentListProps {
  /** Who was asked, newest first. */
  respondents: Loadable<RespondentPage>;
  /** State of the round: people whose letters wait are no longer invited once it has ended. */
  round: Pick<Round, 'state'>;
  /** Whether the round's study is gone, and nobody answers any more. Default false. */
  isStill?: boolean;
  /** A contact's name, where it may be seen and is known; '' otherwise. */
  nameOf: (row: RespondentRow) => string;
  /** Returns the address of a contact's card; null where it may not be seen, or is gone. */
  contactHref: (row: RespondentRow) => string | null;
  /** Returns the address of a respondent's transcript. */
  materialHref: (materialId: string) => string;
  /** Reads on. */
  onMore: () => void;
  /** Copies a respondent's personal link. */
  onCopyLink: (row: RespondentRow) => void;
  /** Takes an invitation back. */
  onTakeBack: (row: RespondentRow) => void;
  /** Called to exclude a respondent who has begun from the count, after confirmation, or to include them again. */
  onCount: (row: RespondentRow, counted: boolean) => void;
  /** Reads again what failed. */
  onRetry: () => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${spaces[2]}px ${spaces[3]}px;
    align-items: center;
    min-height: 52px;
    padding: ${spaces[2]}px ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
  }
  & > li:last-child {
    border: 0;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  /* The words have the width: the state stands below them. */
  ${media.mobile} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    & > li > :nth-child(2) {
      grid-area: 2 / 1;
      justify-self: start;
    }
  }
`;

const Note = styled.p`
  margin-block-end: ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

const CHANNELS = { web: 'на странице', widget: 'в виджете', telegram: 'в Telegram' } as const;

/** Says what is to be done where the letter that invites was refused for good. */
function BouncedAdvice({ href }: { readonly href: string | null }) {
  const mend = `исправьте адрес у${NBSP}контакта`;
  return (
    <>
      {' · '}
      {href === null ? mend : <Link href={href}>{mend}</Link>}
      {`${NBSP}— письмо уйдёт снова${NBSP}— или отправьте личную ссылку сами`}
    </>
  );
}

/** The last thing that happened, and when. */
function momentOf(row: RespondentRow): string {
  const { finishedAt, lastAt, beganAt, openedAt, invitedAt, reminded, channel, bounced } = row;
  const at = finishedAt ?? lastAt ?? beganAt ?? openedAt ?? invitedAt;
  return [
    formatMoment(at),
    channel === null ? '' : CHANNELS[channel],
    reminded === 0 ? '' : reminded === 1 ? 'напомнили один раз' : 'напомнили два раза',
    bounced === 'reminder' ? `последнее напоминание не${NBSP}дошло` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Lists the respondents of a round, by code names, and the state of each. */
export function RespondentList(props: RespondentListProps) {
  const { respondents, nameOf, contactHref, materialHref, onMore, onCount, onRetry } = props;
  const [asked, setAsked] = useState<RespondentRow | null>(null);
  if (respondents.state === 'loading') return <Skeleton height={240} />;
  if (respondents.state === 'failed') {
    return <ErrorState title="Список не прочитан" message={respondents.message} onRetry={onRetry} />;
  }
  const { items, more } = respondents.value;
  const isEnded = props.round.state === 'ended';
  const isStill = props.isStill === true;
  const isAsking = !isEnded && !isStill;
  if (items.length === 0) {
    return <EmptyState title="Пока никого">Пригласите людей из аудитории или дайте открытую ссылку.</EmptyState>;
  }
  return (
    <>
      {isStill ? (
        <Note>Личных ссылок не&nbsp;копируют: исследование удалили, и&nbsp;по&nbsp;ним никого не&nbsp;спросят.</Note>
      ) : null}
      <List aria-label="Кого спрашивали, новые сверху">
        {items.map((row) => {
          const name = nameOf(row);
          const state = shownState(row, { isEnded, isStill });
          return (
            <li key={row.id}>
              <div>
                {row.materialId === null || isStill ? (
                  row.codeName
                ) : (
                  <Link href={materialHref(row.materialId)}>{row.codeName}: расшифровка</Link>
                )}
                {name === '' ? '' : ` — ${name}`}
                <small>
                  {[row.segment, momentOf(row)].filter(Boolean).join(' · ')}
                  {row.bounced === 'invitation' && isAsking ? <BouncedAdvice href={contactHref(row)} /> : null}
                </small>
              </div>
              <Badge tone={SHOWN_STATE_TONES[state]}>{SHOWN_STATE_WORDS[state]}</Badge>
              <RespondentActs {...props} row={row} onAsk={setAsked} />
            </li>
          );
        })}
      </List>
      {more ? (
        <Button size="sm" onClick={onMore}>
          Показать ещё
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        title={asked === null ? '' : `Не засчитывать ${asked.codeName}?`}
        confirmLabel="Не засчитывать"
        danger
        onOpenChange={(isShown) => isShown || setAsked(null)}
        onConfirm={() => {
          if (asked) onCount(asked, false);
          setAsked(null);
        }}
      >
        {asked === null ? null : uncountingWords(asked)}
      </ConfirmDialog>
    </>
  );
}
