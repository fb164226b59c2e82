import { describe, expect, it } from 'vitest';

import { proposePersonas, readRespondent, type CandidateSources } from '#src/domain/audiences/personaCandidates.ts';
import { checkPersona } from '#src/domain/audiences/form/personaForm.ts';
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
  stance: 'for' as const,
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
        // Unknown fields are for the person to fill.
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
    // Two people are quoted: it is unknown whose pain it is.
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

const words = (respondent: string, text: string, researchId: string | null = 's') => ({
  ...quote(respondent, 's'),
  researchId,
  text,
});

describe('somebody whose words are there', () => {
  const [audience] = audiences as [(typeof audiences)[number]];
  const [study] = research as [(typeof research)[number]];
  const [idea] = hypotheses as [(typeof hypotheses)[number]];
  const asked = { ...study, id: 's', title: 'Разговоры', audienceId: audience.id };
  const rests = (quotes: readonly ReturnType<typeof words>[], change: Partial<typeof idea> = {}) => ({
    ...idea,
    touchpoint: 'нигде',
    jtbd: ' Успеть ',
    pains: keyedTexts('pain', ['Долго']),
    quotes: keyedList('quote', quotes),
    ...change,
  });
  const found = (...ideas: ReturnType<typeof rests>[]) =>
    proposePersonas({ audience, personas: [], studies: [asked], hypotheses: ideas });

  it('says each of them once, and where it was said', () => {
    const [person, ...rest] = found(
      rests([words('Анна, продакт', 'Раз'), words('Анна,  продакт', 'Раз'), words(' Анна, продакт ', 'Два')]),
      rests([words('Анна, продакт', 'Два'), words('Анна, продакт', ' '), words('Анна, продакт', 'Три', null)]),
    );
    expect(rest).toEqual([]);
    expect(person?.why).toEqual([
      { text: 'Раз', research: 'Разговоры', researchId: 's' },
      { text: 'Два', research: 'Разговоры', researchId: 's' },
    ]);
  });

  it('has the pains and the job of what rests on these words alone', () => {
    const [alone] = found(
      rests([words('Анна, продакт', 'Раз')]),
      rests([words('Анна, продакт', 'Два')], { jtbd: ' ' }),
    );
    expect(alone?.form).toMatchObject({ painPoints: 'Долго', jtbd: 'Успеть', title: 'Продакт', name: 'Анна' });
    const [shared] = found(rests([words('Анна, продакт', 'Раз'), words('Пётр', 'Два')]));
    expect(shared?.form).toMatchObject({ painPoints: '', jtbd: '' });
  });

  it('with several of them has each on a line of its own', () => {
    const [person] = found(
      rests([words('Анна', 'Раз')], { pains: keyedTexts('pain', ['Долго', 'Дорого']) }),
      rests([words('Анна', 'Два')], { jtbd: 'Понять' }),
    );
    expect(person?.form).toMatchObject({ painPoints: 'Долго\nДорого', jtbd: 'Успеть\nПонять' });
  });

  it('without a name is another one in each study; without a name and a role is nobody', () => {
    const again = { ...asked, id: 't' };
    const people = proposePersonas({
      audience,
      personas: [{ name: '', role: 'Продакт' }],
      studies: [asked, again],
      hypotheses: [
        rests([words('Участник 1, продакт', 'Раз'), words('Участник 1, продакт', 'Два', 't')]),
        rests([words('Участник 1', 'Три')]),
      ],
    });
    expect(people.map(({ form, why }) => [form.name, form.role, why.length])).toEqual([
      ['', 'Продакт', 1],
      ['', 'Продакт', 1],
    ]);
  });

  it('is heard at a touchpoint of the audience, too, whoever was asked', () => {
    const here = { ...audience, touchpoints: keyedTexts('touchpoint', [' Первый  урок '.trim()]) };
    const at = (touchpoint: string) =>
      proposePersonas({
        audience: here,
        personas: [],
        studies: [],
        hypotheses: [rests([words('Анна', 'Раз', null)], { touchpoint })],
      });
    expect(at(' первый  урок ').map(({ why }) => why)).toEqual([
      [{ text: 'Раз', research: 'Когда-то', researchId: null }],
    ]);
    expect(at('второй урок')).toEqual([]);
  });
});
