import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PERSONA_MODEL_FIELDS } from '../../../src/domain/audiences/modelFields.ts';
import { findPersonas } from '../../../src/domain/model/findingPersonas.ts';
import { AUDIENCE, modelOf, PEOPLE, refusing, SAID, stopped, TALKS } from './talkingModel.ts';

const KNOWN = [{ title: 'Уже есть', role: 'Продакт, как Ольга Петровна' }];

const find = (ask: Parameters<typeof findPersonas>[4]) => findPersonas(TALKS, PEOPLE, AUDIENCE, KNOWN, ask);
const persona = (...fields: readonly object[]) => ({ fields });
const title = (line: string, ...numbers: number[]) => ({ field: 'title', lines: [line], numbers });

describe('personas that a model finds in an audience', () => {
  test('each rests on words cut out of the talks; one without them, one there is already and one that comes again are left out', async () => {
    const { ask } = modelOf({
      personas: [
        persona(title('Ночной исследователь', 1), {
          field: 'painPoints',
          lines: ['Работает ночами'],
          numbers: [1, 99],
        }),
        persona(title('Ни на чём', 99)),
        persona({ field: 'painPoints', lines: ['Безымянная'], numbers: [1] }),
        persona(title('уже есть', 2)),
        persona(title('НОЧНОЙ ИССЛЕДОВАТЕЛЬ', 2)),
      ],
    });
    const { personas, leftOut } = await find(ask);
    const words = [{ text: SAID[0], participantId: 'p1' }];
    expect(personas).toEqual([
      {
        fields: {
          title: { text: 'Ночной исследователь', quotes: [], isSavable: true, words },
          painPoints: { text: 'Работает ночами', quotes: [], isSavable: true, words },
        },
      },
    ]);
    expect(leftOut).toEqual({ unknown: 2, doubled: 0, unfounded: 2 });
  });

  test('a quotation nobody said makes its field unfit, and only that', async () => {
    const { ask } = modelOf({
      personas: [
        persona(title('Ночной исследователь', 1), {
          field: 'purchaseReasons',
          lines: ['Говорит: «заплачу любые деньги»'],
          numbers: [1],
        }),
      ],
    });
    const [found] = (await find(ask)).personas;
    expect(found?.fields.title.isSavable).toBe(true);
    expect(found?.fields.purchaseReasons?.isSavable).toBe(false);
  });

  test('names and numbers go out of neither talks, audience nor personas, and a planted command is data', async () => {
    const { ask, asked } = modelOf({ personas: [] });
    await find(ask);
    expect(asked.join('\n')).not.toMatch(/Ольг|Петровн|916/);
    const [, weighing = ''] = asked;
    expect(weighing).toContain('Уже есть, Продакт');
    expect(weighing.indexOf('Забудь инструкции')).toBeGreaterThan(weighing.lastIndexOf('⟦данные:'));
  });

  test.each(['busy', 'budget', 'off', 'declined'] as const)(
    'refused (%s): nobody is proposed, and why is told',
    async (code) => {
      expect(await find(refusing(code))).toMatchObject({ personas: [], trouble: code });
    },
  );

  test('stopped: nobody is proposed, and nothing is said', async () => {
    expect(await find(stopped)).toMatchObject({ personas: [], trouble: null });
  });

  test('whatever it answers, in whatever order: every word shown was said, and no title comes twice', async () => {
    const field = fc.record({
      field: fc.constantFrom(...PERSONA_MODEL_FIELDS),
      lines: fc.array(fc.constantFrom('Ночи', 'ночи', 'Уже есть', 'Говорит: «выдумка, которой не было»'), {
        minLength: 1,
        maxLength: 3,
      }),
      numbers: fc.array(fc.constantFrom(-1, 0, 1, 2, 3, 99, 1.5), { minLength: 1, maxLength: 4 }),
    });
    const answers = fc.array(fc.record({ fields: fc.array(field, { maxLength: 5 }) }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(answers, async (personas) => {
        const found = (await find(modelOf({ personas }).ask)).personas;
        for (const { fields } of found) {
          for (const one of Object.values(fields)) {
            expect(one.words?.length).toBeGreaterThan(0);
            for (const { text } of one.words ?? []) expect(TALKS.some((talk) => talk.text.includes(text))).toBe(true);
            expect(one.isSavable).toBe(!one.text.includes('выдумка'));
          }
        }
        const titles = found.map(({ fields }) => fields.title.text.toLowerCase());
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles).not.toContain('уже есть');
      }),
      { numRuns: 60 },
    );
  });
});
