import { describe, expect, it } from 'vitest';

import { proposePersonas, readRespondent, type CandidateSources } from '#src/domain/audiences/personaCandidates.ts';
import { checkPersona } from '#src/domain/audiences/personaRules.ts';
import { keyedList, keyedTexts } from '#src/domain/core/record.ts';
import { audiences } from '#src/samples/audiences.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { personas } from '#src/samples/personas.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { research } from '#src/samples/research.ts';

const hypotheses = [...backlogHypotheses, ...researchHypotheses];

function sources(audienceId: string, changes: Partial<CandidateSources> = {}): CandidateSources {
  const audience = audiences.find(({ id }) => id === audienceId);
  if (!audience) throw new Error(`no ${audienceId}`);
  const own = personas.filter((persona) => persona.audienceId === audienceId);
  return { audience, personas: own, studies: research, hypotheses, ...changes };
}

const named = (audienceId: string, changes: Partial<CandidateSources> = {}) =>
  proposePersonas(sources(audienceId, changes)).map(({ form }) => `${form.name}|${form.role}`);

const quote = (respondent: string, researchId: string) => ({
  text: `Слова: ${respondent}`,
  respondent,
  research: 'Когда-то',
  researchId,
  passage: null,
});

describe('a respondent', () => {
  it.each([
    ['Марина, продакт EdTech-стартапа', 'Марина', 'Продакт EdTech-стартапа', ''],
    ['Алина, основатель языковой школы', 'Алина', 'Основатель языковой школы', ''],
    ['Анна Петрова, CPO, онлайн-школа', 'Анна Петрова', 'CPO', 'Онлайн-школа'],
    ['Пётр, тимлид, «Ромашка»', 'Пётр', 'Тимлид', '«Ромашка»'],
    ['Участница № 3, продакт-менеджер', '', 'Продакт-менеджер', ''],
    ['Участник опроса, корпоративный университет', '', '', 'Корпоративный университет'],
    ['Ответ в анкете на сайте', '', '', ''],
    ['Респондент', '', '', ''],
    ['Р1', '', '', ''],
    ['Марина', 'Марина', '', ''],
    ['', '', '', ''],
  ])('%s', (text, name, role, company) => {
    expect(readRespondent(text)).toEqual({ name, role, company });
  });
});

describe('candidates', () => {
  it('leave out whom the audience has a persona of, whatever the words for the role', () => {
    const without = named('audience-edtech-pm', { personas: [] });
    expect(without).toContain('Марина|Продакт EdTech-стартапа');
    expect(named('audience-edtech-pm')).not.toContain('Марина|Продакт EdTech-стартапа');
    expect(named('audience-edtech-pm').length).toBeLessThan(without.length);
    const other = [{ name: 'Марина', role: 'Бухгалтер' }];
    expect(named('audience-edtech-pm', { personas: other })).toContain('Марина|Продакт EdTech-стартапа');
  });

  it('say only what the workspace knows, each with somebody’s words', () => {
    const said = new Set(hypotheses.flatMap(({ quotes }) => Object.values(quotes).map((quote) => quote.text)));
    const pains = new Set(hypotheses.flatMap((one) => Object.values(one.pains).map((pain) => pain.text)));
    const titles = new Map<string | null, string>(research.map((study) => [study.id, study.title]));
    for (const { id } of audiences) {
      const candidates = proposePersonas(sources(id, { personas: [] }));
      expect(candidates.length).toBeGreaterThan(0);
      expect(new Set(candidates.map(({ key }) => key)).size).toBe(candidates.length);
      for (const { form, why } of candidates) {
        expect(why.length).toBeGreaterThan(0);
        expect(why.filter((reason) => !said.has(reason.text))).toEqual([]);
        // A quote may come from no study: then it still says where it was heard.
        expect(
          why.filter(
            ({ researchId, research: title }) =>
              title === '' || (titles.get(researchId) !== title && researchId !== null),
          ),
        ).toEqual([]);
        expect(form.painPoints.split('\n').filter((pain) => pain !== '' && !pains.has(pain))).toEqual([]);
        expect([form.region, form.age, form.techLevel, form.characteristics]).toEqual(['', '', '', '']);
        // What is not known is for the person to fill.
        expect(Object.keys(checkPersona(form))).toContain('techLevel');
      }
    }
  });

  it('come with the most words first, and are the same each time', () => {
    const candidates = proposePersonas(sources('audience-founders', { personas: [] }));
    const counts = candidates.map(({ why }) => why.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const again = proposePersonas(sources('audience-founders', { personas: [] }));
    expect(again.map(({ key }) => key)).toEqual(candidates.map(({ key }) => key));
  });

  it('come from a study that asked the audience, wherever the hypothesis stands', () => {
    const hypothesis = {
      touchpoint: 'Нигде',
      jtbd: 'Когда…',
      pains: keyedTexts('p', ['Долго']),
      quotes: keyedList('q', [quote('Зоя, методист', 'own'), quote('Ян, логопед', 'other')]),
    };
    const studies = [
      { id: 'own', title: 'Наше', audienceId: 'audience-founders' },
      { id: 'other', title: 'Чужое', audienceId: null },
    ];
    const [candidate, ...more] = proposePersonas(sources('audience-founders', { studies, hypotheses: [hypothesis] }));
    expect(more).toEqual([]);
    expect(candidate?.why).toEqual([{ text: 'Слова: Зоя, методист', research: 'Наше', researchId: 'own' }]);
    // Two people are quoted: nobody can say whose pain it is.
    expect(candidate?.form).toMatchObject({ name: 'Зоя', role: 'Методист', painPoints: '', jtbd: '' });
    const alone = { ...hypothesis, quotes: keyedList('q', [quote('Зоя, методист', 'own')]) };
    const [sure] = proposePersonas(sources('audience-founders', { studies, hypotheses: [alone] }));
    expect(sure?.form).toMatchObject({ painPoints: 'Долго', jtbd: 'Когда…' });
    expect(sure?.key).toBe(candidate?.key);
  });

  it('name no study that was removed as a link', () => {
    const candidates = proposePersonas(sources('audience-founders', { studies: [], personas: [] }));
    expect(candidates.length).toBeGreaterThan(0);
    for (const { why } of candidates) {
      expect(why.every(({ researchId, research: title }) => researchId === null && title !== '')).toBe(true);
    }
  });

  it('are none when there is nothing to go on', () => {
    expect(proposePersonas(sources('audience-founders', { hypotheses: [] }))).toEqual([]);
  });
});
