import { describe, expect, it } from 'vitest';

import { checkScenario, MAX_SCENARIO_TITLE } from '#src/domain/account/scenario/check.ts';
import { stagesOf, type ScenarioForm } from '#src/domain/account/scenario/form.ts';
import { readyScenario, scenarioAbout } from '#src/domain/account/scenario/ready.ts';

const textsOf = (form: ScenarioForm): readonly string[] =>
  stagesOf(form).flatMap(({ questions }) => questions.map(({ text }) => text));

const HYPOTHESIS = { text: 'Если показать пример, начнут быстрее', touchpoint: 'Онбординг' };

describe('a scenario that is offered', () => {
  it.each([
    ['the ready one', readyScenario()],
    ['of a question', scenarioAbout({ about: 'Как вы выбираете тариф?', hypothesis: null })],
    ['of a topic', scenarioAbout({ about: 'выбор тарифа', hypothesis: null })],
    ['of nothing', scenarioAbout({ about: ' ', hypothesis: null })],
    ['of a hypothesis', scenarioAbout({ about: '', hypothesis: HYPOTHESIS })],
    ['of a question as long as a letter', scenarioAbout({ about: `${'Как '.repeat(400)}?`, hypothesis: HYPOTHESIS })],
  ])('%s can be sent as it stands', (_what, form) => {
    expect(checkScenario(form, true)).toEqual({});
    const keys = stagesOf(form).flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(form.title.length).toBeLessThanOrEqual(MAX_SCENARIO_TITLE);
  });

  it('asks a question as it was typed, and a topic through its last case', () => {
    expect(textsOf(scenarioAbout({ about: '  Как вы  выбираете тариф? ', hypothesis: null }))).toContain(
      'Как вы выбираете тариф?',
    );
    expect(textsOf(scenarioAbout({ about: 'выбор тарифа', hypothesis: null })).join('\n')).toContain(
      'Тема разговора: выбор тарифа. Вспомните последний раз',
    );
  });

  it('keeps a hypothesis from respondents, whom it would lead', () => {
    const form = scenarioAbout({ about: '', hypothesis: HYPOTHESIS });
    expect(form.description).toContain(HYPOTHESIS.text);
    expect(textsOf(form).join('\n')).not.toContain(HYPOTHESIS.text);
    expect(textsOf(form).join('\n')).toContain(HYPOTHESIS.touchpoint);
  });
});
