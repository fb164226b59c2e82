import { ArrowLeft, Download, Gift, Link2, Settings2, UserPlus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';

import { formatMoment, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { RoundStanding } from '../../../domain/fieldwork/figures.ts';
import { expiringWords } from '../../../domain/fieldwork/keeping/expiring.ts';
import { erasedWords, keptWords } from '../../../domain/fieldwork/keeping/kept.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { dayAt, endingWords, finishingWords } from '../../../domain/fieldwork/places/closed.ts';
import { isPastLastDay, lastDayWords } from '../../../domain/fieldwork/places/lastDay.ts';
import { placesIn } from '../../../domain/fieldwork/places/places.ts';
import { roundActs, ROUND_STATE_WORDS, type RoundAct } from '../../../domain/fieldwork/rounds/roundCourse.ts';
import { waitsFor } from '../../../domain/fieldwork/rounds/waitsFor.ts';
import { bouncedWords, waitingWords } from '../../../domain/fieldwork/writing/lettersGo.ts';
import { AlsoHere } from '../../../patterns/AlsoHere.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Back, Head, Title } from './RoundScreen.styles.ts';
import { ROUND_TONES } from './roundTones.ts';

export interface RoundHeadProps {
  /** The round. */
  round: Round;
  /** The study that it fills, with its page; one that was deleted asks nobody. */
  study: { readonly title: string; readonly href: string; readonly isGone?: boolean };
  /** For how many months the answers of those are kept who agree now. */
  keepsMonths: number;
  /** Counts of the round. */
  standing: Loadable<RoundStanding>;
  /** Whether an audience is named whose contacts can be invited. */
  canInvite: boolean;
  /** Address of the scenario while it is a draft: the round does not begin before it is activated (R412). Null: it is active, or gone. */
  draftHref: string | null;
  /**
   * Returns the current time: it decides whether the last day has passed, until when interviews can be finished, and whether
   * letters still wait.
   */
  now: () => Date;
  /** The round is to begin, pause, go on or end; resolves when that has been tried. Until then no other act is asked for. */
  onAct: (act: RoundAct) => Promise<unknown>;
  /** Opens its settings. */
  onEdit: () => void;
  /** Opens «Пригласить». */
  onInvite: () => void;
  /** Opens «Коды награды». */
  onCodes: () => void;
  /** Saves the personal links as a file. */
  onSaveLinks: () => void;
  /** Makes the open link, or shows it again. */
  onOpenLink: () => void;
  /** The way back to the study: the focus goes home to it. */
  ref?: Ref<HTMLAnchorElement>;
}

const ACT_WORDS: Readonly<Record<RoundAct, string>> = {
  begin: 'Начать раунд',
  pause: 'Приостановить',
  resume: 'Продолжить раунд',
  end: 'Завершить',
};

const PAUSE_SAYS = 'Новые не начинают, письма и напоминания ждут. Кто уже отвечает, договорит.';

const GONE_SAYS =
  'Исследование удалили: раунд никого не приглашает и не спрашивает. Если исследование вернут, раунд продолжится.';

function whenOf({ state, startedAt, endedAt }: Round): string {
  if (state === 'ended' && endedAt !== null) return `Завершён ${formatMoment(endedAt)}`;
  if (startedAt === null) return 'Ещё никого не спрашивает';
  return state === 'paused' ? PAUSE_SAYS : `Начат ${formatMoment(startedAt)}`;
}

/** Shows a round, its state, and its actions. */
export function RoundHead(props: RoundHeadProps) {
  const { round, study, standing, onAct, ref } = props;
  // When it was asked to end; null: it is not.
  const [endingAt, setEndingAt] = useState<Date | null>(null);
  const isActing = useRef(false);
  /** The state in which an act was asked for last here. */
  const actedIn = useRef<Round['state'] | null>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const act = async (wanted: RoundAct): Promise<void> => {
    if (isActing.current) return;
    isActing.current = true;
    actedIn.current = round.state;
    await onAct(wanted);
    isActing.current = false;
  };
  useLayoutEffect(() => {
    if (actedIn.current === null || actedIn.current === round.state) return;
    actedIn.current = null;
    // The pressed button may leave with the focus: it goes on to the act that comes next.
    if (document.activeElement === document.body) onward.current?.focus({ preventScroll: true });
  }, [round.state, actedIn, onward]);
  const counted = standing.state === 'ready' ? standing.value : null;
  const today = dayAt(props.now(), round.timeZone);
  const lastDay = lastDayWords(round, today);
  const isPast = isPastLastDay(round, today);
  // A respondent who came now would be shown that the time has passed.
  const isOpen = (round.state === 'running' || round.state === 'paused') && !isPast;
  const hasLink = counted?.hasOpenLink ?? false;
  const waits = counted && !isPast ? waitsFor(round, counted.figures, { hasLink, canInvite: props.canInvite }) : '';
  const told = counted
    ? [
        waits,
        waitingWords(round, counted.figures.unwritten, counted.lettersAt, props.now()),
        bouncedWords(round, counted.figures.bounced),
        finishingWords(round, counted.figures.standing.began, props.now()),
      ].filter(Boolean)
    : [];
  return (
    <Head>
      <Back>
        <LinkButton ref={ref} variant="quiet" size="sm" icon={<ArrowLeft />} href={study.href}>
          {study.title}
        </LinkButton>
        <AlsoHere kind="round" id={round.id} place="corner" />
      </Back>
      <Title>
        <h1>{round.title}</h1>
        {study.isGone ? (
          <Badge tone={ROUND_TONES.paused}>Стоит</Badge>
        ) : (
          <Badge tone={ROUND_TONES[round.state]}>{ROUND_STATE_WORDS[round.state]}</Badge>
        )}
      </Title>
      <p>{study.isGone ? GONE_SAYS : whenOf(round)}</p>
      {lastDay === '' || study.isGone ? null : <p>{lastDay}</p>}
      <p>
        {[keptWords(round, props.keepsMonths), expiringWords(counted?.expiring ?? null), erasedWords(round)]
          .filter(Boolean)
          .join(`${NBSP}· `)}
      </p>
      {study.isGone ? null : told.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {study.isGone ? null : (
        <Row>
          {isOpen && props.canInvite ? (
            <Button
              needs="Researcher"
              variant="primary"
              icon={<UserPlus />}
              aria-haspopup="dialog"
              onClick={props.onInvite}
            >
              Пригласить
            </Button>
          ) : null}
          {roundActs(round).map((offered) => (
            <Button
              // «Приостановить» and «Продолжить раунд» are one button: it keeps the focus.
              key={offered === 'resume' ? 'pause' : offered}
              ref={offered === 'end' ? null : onward}
              needs="Researcher"
              variant={offered === 'begin' ? 'primary' : 'secondary'}
              disabled={offered === 'begin' && props.draftHref !== null}
              onKeyDown={(event) => {
                // Held, it would press the button that took the place of the pressed one.
                if (event.repeat && event.key === 'Enter') event.preventDefault();
              }}
              onClick={({ detail }) => {
                // The second press of a double click is meant for the earlier button.
                if (detail > 1) return;
                if (offered === 'end') setEndingAt(props.now());
                else void act(offered);
              }}
            >
              {ACT_WORDS[offered]}
            </Button>
          ))}
          {isOpen && !hasLink ? (
            <Button
              needs="Researcher"
              variant={props.canInvite ? 'secondary' : 'primary'}
              icon={<Link2 />}
              onClick={props.onOpenLink}
            >
              Открытая ссылка
            </Button>
          ) : null}
          {round.reward === '' ? null : (
            <Button needs="Researcher" icon={<Gift />} aria-haspopup="dialog" onClick={props.onCodes}>
              Коды награды
            </Button>
          )}
          {counted && counted.figures.invited + counted.figures.unwritten + counted.figures.bounced > 0 ? (
            <Button needs="names" icon={<Download />} onClick={props.onSaveLinks}>
              Личные ссылки (.xlsx)
            </Button>
          ) : null}
          <Button
            needs="Researcher"
            variant={isPast ? 'primary' : 'secondary'}
            icon={<Settings2 />}
            aria-haspopup="dialog"
            onClick={props.onEdit}
          >
            Настроить
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={endingAt !== null}
        title="Завершить раунд?"
        confirmLabel="Завершить"
        onOpenChange={(isOpen) => isOpen || setEndingAt(null)}
        onConfirm={() => {
          setEndingAt(null);
          void act('end');
        }}
      >
        {endingAt === null ? null : endingWords(round, counted && placesIn(counted.places).held, endingAt)}
      </ConfirmDialog>
    </Head>
  );
}
