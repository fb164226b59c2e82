import { describe, expect, it } from 'vitest';

import {
  checkInterview,
  interviewLacks,
  interviewRound,
  NEW_INTERVIEW,
  reachesNobody,
  readInterviewPlan,
  type InterviewPlan,
} from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { checkRoundForm } from '#src/domain/fieldwork/rounds/checkRoundForm.ts';
import { createBegunRound } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const PLAN: InterviewPlan = {
  ...NEW_INTERVIEW,
  who: 'list',
  audienceId: 'audience-1',
  scenarioId: 'scenario-1',
  title: 'Как выбирают тариф',
};

describe('the way to an interview', () => {
  it('says what is still to be chosen, and where', () => {
    expect(interviewLacks(NEW_INTERVIEW)).toEqual({ whom: 'кого спросить', ask: 'о чём спросить' });
    expect(interviewLacks({ ...PLAN, audienceId: '' })).toEqual({ whom: 'чьи контакты позвать' });
    expect(interviewLacks({ ...PLAN, who: 'anyone', audienceId: '' })).toEqual({});
    expect(interviewLacks(PLAN)).toEqual({});
  });

  it('ends in a round of the list, or in one that nobody is invited to by name', () => {
    const list = interviewRound(PLAN, 980);
    expect(list).toMatchObject({ audienceId: 'audience-1', byMail: true, price: '980', title: PLAN.title });
    expect(checkRoundForm(list)).toEqual({});
    // The audience that was looked at before stays out of it.
    const open = interviewRound({ ...PLAN, who: 'anyone' }, 0);
    expect(open).toMatchObject({ audienceId: '', byMail: false });
    expect(checkRoundForm(open)).toEqual({});
  });

  it('reaches nobody by a list of whom none is invited, unless the site asks', () => {
    expect(reachesNobody(PLAN, 0, true)).toBe(true);
    expect(reachesNobody(PLAN, 1, false)).toBe(false);
    expect(reachesNobody({ ...PLAN, byWidget: true }, 0, true)).toBe(false);
    // Chosen once, and off since.
    expect(reachesNobody({ ...PLAN, byWidget: true }, 0, false)).toBe(true);
    expect(reachesNobody({ ...PLAN, who: 'anyone' }, 0, false)).toBe(false);
  });

  it('wants a title', () => {
    expect(checkInterview({ ...PLAN, title: ' ' }).title).toBe('Назовите раунд');
    expect(checkInterview(PLAN).title).toBeUndefined();
  });

  it('is read again as it was kept, and nothing else is', () => {
    expect(readInterviewPlan(JSON.parse(JSON.stringify({ ...PLAN, more: 1 })))).toEqual(PLAN);
    for (const wrong of [null, [], {}, { ...PLAN, who: 'all' }, { ...PLAN, byMail: 'yes' }, { ...PLAN, source: 1 }]) {
      expect(readInterviewPlan(wrong)).toBeUndefined();
    }
  });
});

describe('a round that begins at once', () => {
  const context = { newId: () => 'new', timeZone: 'Europe/Moscow', at: '2026-06-01T12:00:00.000Z' };

  it('is made and begun by the same operations', () => {
    const terms = { script: scriptOf(question('q')), keepsMonths: 6 };
    const { id, ops } = createBegunRound('research-1', interviewRound(PLAN, 0), terms, context);
    expect(ops.map(({ op }) => op)).toEqual(['create', 'set']);
    expect(ops[1]).toMatchObject({ id, fields: { state: 'running', keepsMonths: 6, startedAt: context.at } });
  });

  it('is not made where there is nothing to ask', () => {
    const terms = { script: { ...scriptOf(question('q')), stages: [] }, keepsMonths: 6 };
    expect(() => createBegunRound('research-1', interviewRound(PLAN, 0), terms, context)).toThrow(RangeError);
  });
});
