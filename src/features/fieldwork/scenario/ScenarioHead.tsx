import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';

import { SCENARIO_STATUS_LABELS, scenarioFacts } from '../../../domain/account/scenario/rules.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import type { MeasuredLength } from '../../../domain/fieldwork/writing/conversationLength.ts';
import { AlsoHere } from '../../../patterns/AlsoHere.tsx';
import { ShowHistory } from '../../../patterns/ShowHistory.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Head } from './ScenarioScreen.styles.ts';

export interface ScenarioHeadProps {
  /** The scenario; null for a new one. */
  scenario: Scenario | null;
  /** How long talks by it took that came to their end; not given for none. */
  measured?: MeasuredLength | undefined;
  /** The way back: its name and its address. */
  back: { readonly label: string; readonly href: string };
  /** The button of the trial: it takes the focus when that closes. */
  trialButton: RefObject<HTMLButtonElement | null>;
  /** Whether the trial is shown. */
  isTrial: boolean;
  /** The trial is to be shown, or no more. */
  onTrial: () => void;
  /** Whether its name takes the focus as it comes. Default false. */
  takesFocus?: boolean;
}

/** Shows a scenario's name and state, with the way back and the way to try it. */
export function ScenarioHead(props: ScenarioHeadProps) {
  const { scenario, measured, back, trialButton, isTrial, onTrial, takesFocus = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The heading is at the top, which is shown already.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Head>
      <Link href={back.href}>
        <ArrowLeft aria-hidden size={16} /> {back.label}
      </Link>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {scenario ? scenario.title : 'Новый сценарий'}
        </h1>
        {scenario ? (
          <Badge tone={scenario.status === 'active' ? 'green' : 'neutral'}>
            {SCENARIO_STATUS_LABELS[scenario.status]}
          </Badge>
        ) : null}
        {scenario ? <AlsoHere kind="scenario" id={scenario.id} place="dialog" /> : null}
      </div>
      <div>
        <p>{scenario ? scenarioFacts(scenario, measured) : 'Сохранится как черновик'}</p>
        <Button
          ref={trialButton}
          needs={null}
          size="sm"
          icon={<MessagesSquare />}
          aria-expanded={isTrial}
          onClick={onTrial}
        >
          Проверить на себе
        </Button>
        {scenario ? <ShowHistory kind="scenario" id={scenario.id} of={scenario.title} /> : null}
      </div>
    </Head>
  );
}
