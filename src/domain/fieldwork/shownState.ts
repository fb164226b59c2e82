import {
  BOUNCED_WORDS,
  RESPONDENT_STATE_WORDS,
  SILENT_WORDS,
  type RespondentRow,
  type RespondentState,
} from './figures.ts';

/** What a reader is told of a respondent: their state, or what says more than it. */
export type ShownState = RespondentState | 'uncounted' | 'left' | 'unwritten' | 'uninvited' | 'bounced' | 'silent';

/** Facts that decide it. */
export type StateFacts = Pick<
  RespondentRow,
  'state' | 'isUncounted' | 'isLeft' | 'isUnwritten' | 'bounced' | 'isAnswering'
>;

/** The same in words, as a badge has them. */
export const SHOWN_STATE_WORDS: Readonly<Record<ShownState, string>> = {
  ...RESPONDENT_STATE_WORDS,
  uncounted: 'Не засчитан(а)',
  left: 'Не закончил(а)',
  unwritten: 'Ждёт письма',
  uninvited: 'Не приглашён(а): раунд завершён',
  bounced: BOUNCED_WORDS,
  silent: SILENT_WORDS,
};

/**
 * Returns the shown state of a respondent.
 * @param round whether it has ended, and whether its study is gone: then nobody answers any more
 */
export function shownState(
  { state, isUncounted, isLeft, isUnwritten, bounced, isAnswering }: StateFacts,
  { isEnded, isStill }: Readonly<Record<'isEnded' | 'isStill', boolean>>,
): ShownState {
  if (isUncounted) return 'uncounted';
  if (isLeft || (isStill && state === 'began')) return 'left';
  if (isUnwritten) return isEnded ? 'uninvited' : 'unwritten';
  if (bounced === 'invitation') return 'bounced';
  return state === 'began' && !isAnswering ? 'silent' : state;
}
