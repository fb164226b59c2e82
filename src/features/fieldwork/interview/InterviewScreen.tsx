import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { NBSP } from '../../../domain/core/format.ts';
import { SCREEN_HEADINGS } from '../../../domain/core/screenHeadings.ts';
import { INTERVIEW_STEPS, type InterviewStep } from '../../../domain/fieldwork/inviting/interviewPlan.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Head, Room, Steps } from './InterviewScreen.styles.ts';

export interface InterviewScreenProps {
  /** The step that is shown. */
  step: InterviewStep;
  /** Address of each step. */
  hrefs: Readonly<Record<InterviewStep, string>>;
  /** Choice at each step, a few words; '' without one. */
  chosen: Readonly<Record<InterviewStep, string>>;
  /** Address of the studies. */
  backHref: string;
  /** A scenario is written at the step: its screen has a heading and a way back of its own. */
  isWriting: boolean;
  /** Replaces the steps where no interview can be held: the reason, and the possible actions. Null, the default: it can. */
  instead?: ReactNode;
  /** The step. */
  children: ReactNode;
}

const { title, subtitle } = SCREEN_HEADINGS.interview;

const NAMES: Readonly<Record<InterviewStep, string>> = {
  whom: 'Кого спросить',
  ask: 'О\u00A0чём спросить',
  call: 'Как позвать',
};

/** «Провести интервью»: whom, what about, how they are reached, as one way; or the reason why the user may not. */
export function InterviewScreen({
  step,
  hrefs,
  chosen,
  backHref,
  isWriting,
  instead = null,
  children,
}: InterviewScreenProps) {
  const root = useRef<HTMLElement>(null);
  const barred = useMissingRole('Researcher');
  useEffect(() => {
    // The list behind takes no keys any more, so the focus comes here.
    root.current?.focus({ preventScroll: true });
  }, []);
  const place = `${step} ${isWriting}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    root.current?.scrollTo({ top: 0 });
  }, [place]);
  // Where it is not known yet whose company it is, nobody knows who may: nothing is shown that would go again.
  const isKnown = useSharedCompany() !== null;
  const isOpen = isKnown && barred === null && instead === null;
  if (isOpen && isWriting) {
    return (
      <Room ref={root} aria-label={title} tabIndex={-1} data-writing="">
        {children}
      </Room>
    );
  }
  return (
    <Room ref={root} aria-label={title} tabIndex={-1}>
      <Head>
        <LinkButton variant="quiet" size="sm" icon={<ArrowLeft />} href={backHref}>
          Исследования
        </LinkButton>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </Head>
      {isOpen ? (
        <nav aria-label="Шаги">
          <Steps>
            {INTERVIEW_STEPS.map((one, index) => (
              <li key={one}>
                <Link variant="plain" href={hrefs[one]} aria-current={one === step ? 'step' : undefined}>
                  {chosen[one] === '' ? <span>{index + 1}.</span> : <Check aria-hidden />}
                  <span>
                    {chosen[one] === '' ? null : <VisuallyHidden>Выбрано: </VisuallyHidden>}
                    {NAMES[one]}
                  </span>
                  {chosen[one] === '' ? null : <small>{chosen[one]}</small>}
                </Link>
              </li>
            ))}
          </Steps>
        </nav>
      ) : null}
      {!isKnown ? (
        <Skeleton height={320} />
      ) : barred ? (
        <EmptyState title="Интервью проводят исследователи">
          {barred.text}. Роль меняет администратор или владелец компании; что{NBSP}ответили, видно в{NBSP}исследованиях.
        </EmptyState>
      ) : (
        (instead ?? children)
      )}
    </Room>
  );
}
