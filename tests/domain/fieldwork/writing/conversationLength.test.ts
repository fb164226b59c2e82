import { describe, expect, it } from 'vitest';

import type { Question } from '#src/domain/fieldwork/script.ts';
import { minuteSpan, questionSpan, conversationFacts } from '#src/domain/fieldwork/writing/conversationLength.ts';
import { welcomeText } from '#src/domain/fieldwork/texts.ts';
import { question } from '#src/samples/scripts.ts';

/** A choice of two, one of which leads elsewhere. */
const fork = (key: string, to: string | null): Question =>
  question(key, {
    kind: 'choice',
    options: [
      { key: 'yes', text: 'Да' },
      { key: 'no', text: 'Нет' },
    ],
    branches: [{ when: { is: 'option', option: 'no' }, to }],
  });

describe('the length of a talk', () => {
  it('is as many questions as its branches lead through', () => {
    expect(questionSpan([])).toEqual([0, 0]);
    expect(questionSpan([question('a'), question('b')])).toEqual([2, 2]);
    expect(questionSpan([fork('a', 'd'), question('b'), question('c'), question('d')])).toEqual([2, 4]);
    expect(questionSpan([fork('a', null), question('b'), question('c')])).toEqual([1, 3]);
    // Both answers lead past the second one.
    const past = { ...fork('a', 'c'), mayBeSkipped: false };
    const both = { ...past, branches: [...past.branches, { when: { is: 'option', option: 'yes' }, to: 'c' }] } as const;
    expect(questionSpan([both, question('b'), question('c')])).toEqual([2, 2]);
  });

  it('is estimated by its questions, and said to be an estimate; of none it is not known', () => {
    expect(minuteSpan([])).toBeNull();
    expect(minuteSpan([question('a', { kind: 'scale' })])).toEqual([1, 1]);
    expect(minuteSpan([question('a', { whyTimes: 2 })])).toEqual([1, 4]);
    expect(conversationFacts([question('a'), question('b')], 1)).toMatch(
      /^примерно 3–4\sминуты · 2\sвопроса · 1\sэтап$/,
    );
    expect(conversationFacts([], 0)).toMatch(/^0\sвопросов · 0\sэтапов$/);
    expect(welcomeText({ company: '' }, [3, 4])).toMatch(/Это займёт примерно от\s3 до\s4\sминут,/);
    expect(welcomeText({ company: '' }, null)).toMatch(/вопросов\. Прерваться/);
  });
});
