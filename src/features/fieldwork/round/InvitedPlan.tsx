import { styled } from 'styled-components';

import { counted, formatNumber, NBSP } from '../../../domain/core/format.ts';
import {
  LEFT_OUT,
  type Invitable,
  type InvitePlan,
  type LeftOutReason,
} from '../../../domain/fieldwork/inviting/invitable.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';

export interface InvitedPlanProps {
  /** Who will be invited, and everybody else with the reason. */
  plan: InvitePlan;
  /** Whether invitations go by mail. */
  byMail: boolean;
  /** Whether it is said beside it that nobody is invited: then only the reasons are told. Default false. */
  isSaid?: boolean;
  /** Whether the round is paused: letters wait until it goes on, and no one begins. */
  isPaused: boolean;
}

const PEOPLE = ['человека', 'человека', 'человек'] as const;

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  already: 'Уже приглашены',
  refused: 'Отказались',
  quiet: 'Просили не писать',
  unreached: `Без телефона, почты и${NBSP}Telegram`,
  segment: 'Сегмент не выбран',
  spared: 'Приглашали за последний месяц',
  most: 'Сверх числа',
};

const WITHOUT_MAIL = 'Без почты';

/** Names shown of one reason; the rest is counted. */
const NAMED = 100;

const Sum = styled.output`
  display: block;
  padding: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

const Reasons = styled.dl`
  display: grid;
  gap: ${spaces[3]}px;
  font-size: ${fontSizes.sm};

  & dt {
    font-weight: 500;
  }
  & dd {
    margin: 0;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
`;

function namesOf(people: readonly Invitable[]): string {
  const rest = people.length - NAMED;
  const named = people.slice(0, NAMED).map(({ name }) => name);
  return `${named.join(', ')}${rest > 0 ? ` и${NBSP}ещё ${formatNumber(rest)}` : ''}`;
}

/** Describes how the invitations go out, as far as known: with hidden addresses it is unknown who has mail. */
function waysOf({ chosen }: InvitePlan, byHand: readonly Invitable[], byMail: boolean): string {
  if (chosen.length === 0) return '';
  if (!byMail) return ': личные ссылки отправьте сами';
  if (chosen.some(({ reach }) => reach === null)) return `: письмом тех, у${NBSP}кого есть почта`;
  const byLetter = chosen.length - byHand.length;
  const ways = [
    byLetter === 0 ? '' : `письмом ${formatNumber(byLetter)}`,
    byHand.length === 0 ? '' : `без почты ${formatNumber(byHand.length)} — их ссылки отправьте сами`,
  ].filter(Boolean);
  return `: ${ways.join(', ')}`;
}

/**
 * Describes the effect of a paused round.
 * @param hasLetters whether any are written
 */
const pausedWords = (hasLetters: boolean): string =>
  `Раунд приостановлен: ${hasLetters ? `письма уйдут, когда его продолжат; ` : ''}кто откроет ссылку раньше, увидит, что опрос приостановлен.`;

/** Previews the invitations: how many people are invited and how, who is left out and why, by name. */
export function InvitedPlan({ plan, byMail, isPaused, isSaid = false }: InvitedPlanProps) {
  const { chosen, leftOut } = plan;
  const byHand = byMail ? chosen.filter(({ reach }) => reach === 'other') : [];
  const reasons = LEFT_OUT.filter((reason) => leftOut[reason].length > 0);
  const left = reasons.reduce((sum, reason) => sum + leftOut[reason].length, 0);
  const sum = [
    isSaid && chosen.length === 0 ? '' : `Пригласим ${counted(chosen.length, PEOPLE)}${waysOf(plan, byHand, byMail)}.`,
    ...reasons.map((reason) => `${REASONS[reason]}: ${formatNumber(leftOut[reason].length)}.`),
    isPaused && chosen.length > 0 ? pausedWords(byMail && byHand.length < chosen.length) : '',
  ].filter(Boolean);
  return (
    <>
      {sum.length === 0 ? null : <Sum>{sum.join(' ')}</Sum>}
      {left === 0 ? null : (
        <Disclosure summary={`Кого не${NBSP}пригласим: ${formatNumber(left)}`}>
          <Reasons>
            {reasons.map((reason) => (
              <div key={reason}>
                <dt>
                  {REASONS[reason]}: {formatNumber(leftOut[reason].length)}
                </dt>
                <dd>{namesOf(leftOut[reason])}</dd>
              </div>
            ))}
          </Reasons>
        </Disclosure>
      )}
      {byHand.length === 0 ? null : (
        <Disclosure summary={`Кому отправить ссылку самим: ${formatNumber(byHand.length)}`}>
          <Reasons>
            <div>
              <dt>
                {WITHOUT_MAIL}: {formatNumber(byHand.length)}
              </dt>
              <dd>{namesOf(byHand)}</dd>
            </div>
          </Reasons>
        </Disclosure>
      )}
    </>
  );
}
