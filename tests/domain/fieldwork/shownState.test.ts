import { describe, expect, it } from 'vitest';

import { SHOWN_STATE_WORDS, shownState, type StateFacts } from '#src/domain/fieldwork/shownState.ts';

const FACTS: StateFacts = {
  state: 'began',
  isUncounted: false,
  isLeft: false,
  isUnwritten: false,
  bounced: null,
  isAnswering: true,
};

const wordsOf = (facts: Partial<StateFacts>, round: { isEnded?: boolean; isStill?: boolean } = {}): string =>
  SHOWN_STATE_WORDS[shownState({ ...FACTS, ...facts }, { isEnded: false, isStill: false, ...round })];

describe('State of a respondent, as it is shown', () => {
  it.each<[string, Partial<StateFacts>, { isEnded?: boolean; isStill?: boolean }?]>([
    ['Отвечает', {}],
    ['Замолчал(а)', { isAnswering: false }],
    ['Не закончил(а)', { isLeft: true, isAnswering: false }],
    ['Не закончил(а)', {}, { isStill: true }],
    ['Закончил', { state: 'finished', isAnswering: false }, { isStill: true }],
    ['Не засчитан(а)', { state: 'finished', isUncounted: true }],
    ['Ждёт письма', { state: 'invited', isUnwritten: true }],
    ['Не приглашён(а): раунд завершён', { state: 'invited', isUnwritten: true }, { isEnded: true }],
    ['Письмо не дошло', { state: 'invited', bounced: 'invitation' }],
    ['Приглашён', { state: 'invited', bounced: 'reminder' }],
    ['Забыт', { state: 'forgotten' }],
  ])('is «%s»', (words, facts, round) => {
    expect(wordsOf(facts, round)).toBe(words);
  });
});
