import { counted, formatLongDate, NBSP, quoted } from '../../core/format.ts';
import type { Round } from '../kinds.ts';
import { answeringWords, dayAt, FINISH_DAYS, lastDayOf, mayFinish } from './closed.ts';

/* What becomes of rounds when what they stand on is to go: said before it goes. */

type Standing = Pick<Round, 'state' | 'until' | 'endedAt' | 'timeZone'>;

/** A round, and for how many a place stands in it while they answer; null while that is not known. */
export interface RoundWithPeople {
  readonly round: Standing & Pick<Round, 'id' | 'title'>;
  readonly answering: number | null;
}

/** Whether a round asks somebody, or those who have begun may finish it. */
export const isUnderWay = (round: Standing, now: Date): boolean =>
  round.state !== 'draft' && mayFinish(round, dayAt(now, round.timeZone));

const STATE = {
  draft: 'готовится',
  running: 'идёт',
  paused: 'приостановлен',
  ended: 'завершён',
} as const satisfies Readonly<Record<Round['state'], string>>;

/** Stands in the place of the number until that is known, so that the dialog does not grow under the finger. */
const UNCOUNTED = `Сейчас отвечают —${NBSP}человек.`;

/** How a round stands, and for how many; of one that is over only while somebody finishes it. */
function standingWords({ round, answering }: RoundWithPeople, now: Date): string {
  const last = lastDayOf(round, dayAt(now, round.timeZone));
  const until = last === null ? '' : `, начавшие могут закончить до${NBSP}${formatLongDate(last)} включительно`;
  return `Раунд ${quoted(round.title)} ${STATE[round.state]}${until}. ${answering === null ? UNCOUNTED : answeringWords(answering)}`;
}

const concerned = (rounds: readonly RoundWithPeople[], now: Date): readonly RoundWithPeople[] =>
  rounds.filter(({ round, answering }) => isUnderWay(round, now) && (round.state !== 'ended' || answering !== 0));

/** What it means to remove the study of rounds, a sentence or two each; none where no round is under way. */
export function studyRemovalWords(rounds: readonly RoundWithPeople[], now: Date): readonly string[] {
  const standing = concerned(rounds, now);
  if (standing.length === 0) return [];
  const asks = standing.some(({ round }) => round.state !== 'ended');
  return [
    ...standing.map((one) => standingWords(one, now)),
    `Без${NBSP}исследования раунд останавливается сразу: новых людей не${NBSP}спросим, письма и${NBSP}напоминания ждут, а${NBSP}кто отвечает, увидит «Опрос завершён» и${NBSP}закончить не${NBSP}сможет. Сказанное хранится свой срок и${NBSP}вернётся вместе с${NBSP}исследованием: раунд пойдёт дальше с${NBSP}того${NBSP}же места.`,
    asks
      ? `Чтобы начавшие закончили, сначала завершите раунд: у${NBSP}них будет ещё ${counted(FINISH_DAYS, ['день', 'дня', 'дней'])}.`
      : `Чтобы они закончили, подождите с${NBSP}удалением.`,
  ];
}

const WITHOUT = {
  draft: `Пока сценарий${NBSP}— черновик, начать по${NBSP}нему раунд и${NBSP}взять из${NBSP}него новые вопросы нельзя.`,
  removed: `Начать раунд по${NBSP}удалённому сценарию и${NBSP}взять из${NBSP}него новые вопросы нельзя.`,
} as const;

/** What it means to take away the scenario of rounds, a sentence or two each; none where no round is under way (R420). */
export function scenarioLeavingWords(
  rounds: readonly RoundWithPeople[],
  becomes: keyof typeof WITHOUT,
  now: Date,
): readonly string[] {
  const standing = concerned(rounds, now);
  if (standing.length === 0) return [];
  return [
    ...standing.map((one) => standingWords(one, now)),
    `На${NBSP}раундах это не${NBSP}скажется: начатый раунд спрашивает своё, кто отвечает${NBSP}— закончит.`,
    WITHOUT[becomes],
  ];
}
