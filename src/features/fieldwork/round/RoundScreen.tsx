import { ArrowLeft, Download, Gift, Link2, Settings2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { formatMoment, formatNumber } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { AnswerPage, RespondentPage, RoundStanding } from '../../../domain/fieldwork/figures.ts';
import { endingWords } from '../../../domain/fieldwork/places/closed.ts';
import { placesIn } from '../../../domain/fieldwork/places/places.ts';
import { expiringWords } from '../../../domain/fieldwork/keeping/expiring.ts';
import { erasedWords, keptWords } from '../../../domain/fieldwork/keeping/kept.ts';
import { waitsFor } from '../../../domain/fieldwork/waitsFor.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { roundActs, ROUND_STATE_WORDS, type RoundAct } from '../../../domain/fieldwork/roundForm.ts';
import { AlsoHere } from '../../../patterns/AlsoHere.tsx';
import { QuietLine } from '../../../patterns/QuietLine.tsx';
import { LinkList } from '../../../patterns/list/LinkList.tsx';
import { LinkListItem } from '../../../patterns/list/LinkListItem.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { useBarred } from '../../../ui/context/rights.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { AnswerFeed } from './AnswerFeed.tsx';
import { QuestionFigures, type QuestionFiguresProps } from './QuestionFigures.tsx';
import { RespondentList, type RespondentListProps } from './RespondentList.tsx';
import { RoundFigures } from './RoundFigures.tsx';
import { Root, Head, Title, Newer } from './RoundScreen.styles.ts';
import { ROUND_TONES } from './roundTones.ts';

/** A part of the page below the figures. */
export type RoundPart = 'questions' | 'answers' | 'people';

export interface RoundScreenProps extends Omit<RespondentListProps, 'respondents' | 'onMore' | 'onRetry'> {
  /** The round. */
  round: Round;
  /** The study that it fills, with its page. */
  study: { readonly title: string; readonly href: string };
  /** What is asked: the round's questions, or before it begins those of the scenario now; null when the scenario is gone. */
  script: Round['script'];
  /** Whether the scenario asks otherwise than the round by now, or the company keeps answers otherwise. */
  hasNewer: boolean;
  /** For how many months the answers of those are kept who agree now. */
  keepsMonths: number;
  /** What is counted of it. */
  standing: Loadable<RoundStanding>;
  /** Answers, newest first; whoever may not read them is told why in their place. */
  answers: Loadable<AnswerPage>;
  /** Who was asked, newest first; whoever may not know is told why in their place. */
  respondents: Loadable<RespondentPage>;
  /** Whether an audience is named whose contacts can be invited. */
  canInvite: boolean;
  /** Address of the open link; null while there is none, or it cannot be shown again. */
  openAddress: string | null;
  /** The chosen part. */
  part: RoundPart;
  /** What people said to open questions; null until it is known. */
  saidTo: QuestionFiguresProps['saidTo'];
  /** Address of words in their transcript. */
  wordsHref: QuestionFiguresProps['wordsHref'];
  /** How many findings of the study wait for a person's word; null until it is known. */
  waiting: number | null;
  /** Where they stand. */
  findingsHref: string;
  /** What time it is when somebody asks to end it: until when interviews can be finished follows from it. */
  now: () => Date;
  /** Another part is chosen. */
  onPart: (part: RoundPart) => void;
  /** The round is to begin, pause, go on or end. */
  onAct: (act: RoundAct) => void;
  /** Whoever has not begun is to be asked what the scenario asks now. */
  onTakeNewer: () => void;
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
  /** The open link is to lead nowhere any more. */
  onCloseLink: () => void;
  /** Copies an address. */
  onCopy: (address: string) => void;
  /** Reads on in a part. */
  onMore: (part: 'answers' | 'people') => void;
  /** Reads again what failed. */
  onRetry: () => void;
}

const ACT_WORDS: Readonly<Record<RoundAct, string>> = {
  begin: 'Начать раунд',
  pause: 'Приостановить',
  resume: 'Продолжить раунд',
  end: 'Завершить',
};

const PAUSE_SAYS = 'Новые не начинают, письма и напоминания ждут. Кто уже отвечает, договорит.';

function whenOf({ state, startedAt, endedAt }: Round): string {
  if (state === 'ended' && endedAt !== null) return `Завершён ${formatMoment(endedAt)}`;
  if (startedAt === null) return 'Ещё никого не спрашивает';
  return state === 'paused' ? PAUSE_SAYS : `Начат ${formatMoment(startedAt)}`;
}

/** A round of interviews: how it goes, who was asked, what was said; it begins, pauses and ends here. */
export function RoundScreen(props: RoundScreenProps) {
  const { round, study, script, hasNewer, standing, answers, respondents, part, onAct } = props;
  const root = useRef<HTMLElement>(null);
  const back = useRef<HTMLAnchorElement>(null);
  // When it was asked to end; null: it is not.
  const [endingAt, setEndingAt] = useState<Date | null>(null);
  useFocusHome(root, back);
  useEffect(() => {
    // The list behind takes no keys any more, so the focus comes here.
    root.current?.focus({ preventScroll: true });
  }, []);
  const barred = useBarred('Researcher');
  const figures = standing.state === 'ready' ? standing.value.figures : null;
  const isOpen = round.state === 'running' || round.state === 'paused';
  const hasLink = standing.state === 'ready' && standing.value.hasOpenLink;
  const expiring = standing.state === 'ready' ? standing.value.expiring : null;
  const waits = figures ? waitsFor(round, figures, { hasLink, canInvite: props.canInvite }) : '';
  return (
    <Root ref={root} aria-label={`Раунд интервью: ${round.title}`} tabIndex={-1}>
      <Head>
        <LinkButton ref={back} variant="quiet" size="sm" icon={<ArrowLeft />} href={study.href}>
          {study.title}
        </LinkButton>
        <AlsoHere kind="round" id={round.id} place="edge" />
        <Title>
          <h1>{round.title}</h1>
          <Badge tone={ROUND_TONES[round.state]}>{ROUND_STATE_WORDS[round.state]}</Badge>
        </Title>
        <p>{whenOf(round)}</p>
        <p>
          {[keptWords(round, props.keepsMonths), expiringWords(expiring), erasedWords(round)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {waits === '' ? null : <p>{waits}</p>}
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
          {roundActs(round).map((act) => (
            <Button
              key={act}
              needs="Researcher"
              variant={act === 'begin' ? 'primary' : 'secondary'}
              onClick={() => (act === 'end' ? setEndingAt(props.now()) : onAct(act))}
            >
              {ACT_WORDS[act]}
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
          {figures && figures.invited + figures.byLink > 0 ? (
            <Button needs="Researcher" icon={<Download />} onClick={props.onSaveLinks}>
              Личные ссылки (.xlsx)
            </Button>
          ) : null}
          <Button needs="Researcher" icon={<Settings2 />} aria-haspopup="dialog" onClick={props.onEdit}>
            Настроить
          </Button>
        </Row>
      </Head>
      {hasNewer && round.state !== 'ended' ? (
        <Newer data-tone="yellow">
          <p>Сценарий или срок хранения ответов изменили после начала раунда. Кто начал, договорит по прежним.</p>
          <Button needs="Researcher" size="sm" onClick={props.onTakeNewer}>
            Новым задавать новые
          </Button>
        </Newer>
      ) : null}
      {isOpen && hasLink ? (
        <LinkList label="Открытая ссылка">
          <LinkListItem
            title="Открытая ссылка"
            note="Ответить может каждый, кому её дали; имена остаются неизвестны"
            address={props.openAddress}
            name="открытую ссылку"
            onCopy={props.onCopy}
            actions={
              <Button needs="Researcher" size="sm" variant="quiet" onClick={props.onCloseLink}>
                Закрыть
              </Button>
            }
          />
        </LinkList>
      ) : null}
      {standing.state === 'loading' ? <Skeleton height={200} /> : null}
      {standing.state === 'failed' ? (
        <ErrorState title="Раунд не прочитан" message={standing.message} onRetry={props.onRetry} />
      ) : null}
      {standing.state === 'ready' ? <RoundFigures round={round} {...standing.value} /> : null}
      {props.waiting === null || props.waiting === 0 ? null : (
        <QuietLine actions={<Link href={props.findingsHref}>Находки исследования</Link>}>
          Ждут решения: {formatNumber(props.waiting)}
        </QuietLine>
      )}
      <Tabs
        label="Что видно в раунде"
        value={part}
        onValueChange={(value) => props.onPart(value as RoundPart)}
        tabs={[
          {
            value: 'questions',
            label: 'Вопросы',
            content: script ? (
              <QuestionFigures
                {...props}
                script={script}
                questions={figures?.questions ?? null}
                former={figures?.former ?? []}
              />
            ) : (
              <ErrorState title="Сценария больше нет" message="Выберите другой сценарий в настройке раунда." />
            ),
          },
          {
            value: 'answers',
            label: 'Ответы',
            content: barred ? (
              <EmptyState title="Отдельные ответы видны не всем">{barred.text}.</EmptyState>
            ) : (
              <AnswerFeed answers={answers} onMore={() => props.onMore('answers')} onRetry={props.onRetry} />
            ),
          },
          {
            value: 'people',
            label: 'Люди',
            content: barred ? (
              <EmptyState title="Кого спрашивали, видно не всем">{barred.text}.</EmptyState>
            ) : (
              <RespondentList
                {...props}
                respondents={respondents}
                onMore={() => props.onMore('people')}
                onRetry={props.onRetry}
              />
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={endingAt !== null}
        title="Завершить раунд?"
        confirmLabel="Завершить"
        onOpenChange={(isOpen) => isOpen || setEndingAt(null)}
        onConfirm={() => {
          setEndingAt(null);
          onAct('end');
        }}
      >
        {endingAt === null ? null : endingWords(round, standing.state === 'ready' ? placesIn(standing.value.places).held : null, endingAt)}
      </ConfirmDialog>
    </Root>
  );
}
