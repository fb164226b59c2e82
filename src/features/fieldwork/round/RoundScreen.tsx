import { useEffect, useRef } from 'react';

import { formatMoment, formatNumber } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import { standingStill } from '../../../domain/fieldwork/places/standingStill.ts';
import { QuietLine } from '../../../patterns/QuietLine.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RoundFigures } from './RoundFigures.tsx';
import { OpenLink, type OpenLinkProps } from './OpenLink.tsx';
import { RoundHead, type RoundHeadProps } from './RoundHead.tsx';
import { RoundParts, type RoundPartsProps } from './RoundParts.tsx';
import { Root, Newer } from './RoundScreen.styles.ts';

export interface RoundScreenProps
  extends Omit<RoundHeadProps, 'ref'>, Omit<RoundPartsProps, 'figures' | 'round' | 'isStill'>, OpenLinkProps {
  /** Whether the scenario asks otherwise than the round by now, or the company keeps answers otherwise. */
  hasNewer: boolean;
  /** How many findings of the study wait for a person's word; null until it is known. */
  waiting: number | null;
  /** Address of the findings. */
  findingsHref: string;
  /** Called so that respondents who have not begun are asked the scenario's current questions. */
  onTakeNewer: () => void;
  /** Names of those who may activate the scenario; empty until they are read. */
  activators: readonly string[];
  /** When they were last asked to, ISO 8601; null when they were not. */
  askedToActivateAt: string | null;
  /** They are to be asked to. */
  onAskToActivate: () => void;
}

/** A round of interviews: how it goes, who was asked, what was said; it begins, pauses and ends here. */
export function RoundScreen(props: RoundScreenProps) {
  const { round, hasNewer, activators } = props;
  const mayActivate = useMissingRole('Admin') === null;
  const root = useRef<HTMLElement>(null);
  const back = useRef<HTMLAnchorElement>(null);
  useFocusHome(root, back);
  useEffect(() => {
    // The list behind takes no keys any more, so the focus comes here.
    root.current?.focus({ preventScroll: true });
  }, []);
  const isOpen = round.state === 'running' || round.state === 'paused';
  const isGone = props.study.isGone === true;
  const { standing: told } = props;
  const standing = isGone && told.state === 'ready' ? ready(standingStill(told.value)) : told;
  const hasLink = standing.state === 'ready' && standing.value.hasOpenLink;
  return (
    <Root ref={root} aria-label={`Раунд интервью: ${round.title}`} tabIndex={-1}>
      <RoundHead {...props} ref={back} />
      {round.state === 'draft' && props.draftHref !== null && !isGone ? (
        <QuietLine
          actions={
            <>
              {mayActivate || activators.length === 0 ? null : (
                <Button needs="Researcher" size="sm" aria-haspopup="dialog" onClick={props.onAskToActivate}>
                  {props.askedToActivateAt === null ? 'Попросить активировать' : 'Попросить ещё раз'}
                </Button>
              )}
              <Link href={props.draftHref}>Открыть сценарий</Link>
            </>
          }
        >
          Сценарий пока черновик: раунд начнётся, когда его активирует администратор или владелец
          {mayActivate || activators.length === 0 ? '' : `: ${activators.join(', ')}`}.
          {props.askedToActivateAt === null ? '' : ` Попросили ${formatMoment(props.askedToActivateAt)}.`}
        </QuietLine>
      ) : null}
      {hasNewer && round.state !== 'ended' && !isGone ? (
        <Newer data-tone="yellow">
          <p>Сценарий или срок хранения ответов изменили после начала раунда. Кто начал, договорит по прежним.</p>
          <Button needs="Researcher" size="sm" onClick={props.onTakeNewer}>
            Новым задавать новые
          </Button>
        </Newer>
      ) : null}
      {isOpen && hasLink && !isGone ? <OpenLink {...props} /> : null}
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
      <RoundParts {...props} isStill={isGone} figures={standing.state === 'ready' ? standing.value.figures : null} />
    </Root>
  );
}
