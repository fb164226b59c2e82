import type { RoundFigures } from '../figures.ts';
import type { Round } from '../kinds.ts';

/** How a round's people may be reached. */
interface Ways {
  /** It has an open link. */
  readonly hasLink: boolean;
  /** It has an audience to invite from. */
  readonly canInvite: boolean;
}

/** Returns what a running round needs from a person, in words; empty while people answer. */
export function waitsFor(
  { state, goal }: Pick<Round, 'state' | 'goal'>,
  { invited, unwritten, bounced, byLink, finished }: Pick<RoundFigures, 'invited' | 'unwritten' | 'bounced' | 'byLink' | 'finished'>, // prettier-ignore
  { hasLink, canInvite }: Ways,
): string {
  if (state !== 'running') return '';
  if (goal !== null && finished >= goal)
    return 'Набралось столько, сколько нужно: новых не начинаем. Завершите раунд или увеличьте цель в настройке.';
  if (invited + unwritten + bounced + byLink > 0 || hasLink) return '';
  return canInvite
    ? 'Пока никто не позван: пригласите людей из аудитории или дайте им открытую ссылку.'
    : 'Пока никто не позван: сделайте открытую ссылку и дайте её тем, кого хотите спросить.';
}
