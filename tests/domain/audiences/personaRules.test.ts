import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TECH_LEVELS, type Persona } from '#src/domain/audiences/audience.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import {
  checkPersona,
  EMPTY_PERSONA_FORM,
  MAX_PERSONA_TEXT,
  PERSONA_LISTS,
  personaFormOf,
  personaLines,
  TECH_LEVEL_DESCRIPTIONS,
  type PersonaForm,
} from '#src/domain/audiences/form/personaForm.ts';
import { createPersona, duplicatePersona, editPersona, removePersona } from '#src/domain/audiences/personaRules.ts';
import { ordered } from '#src/domain/core/record.ts';
import { personas } from '#src/samples/personas.ts';

const AT = '2026-11-21T09:00:00.000Z';
const [MARINA] = personas as readonly [Persona];
const FORM: PersonaForm = {
  ...EMPTY_PERSONA_FORM,
  title: ' Продакт ',
  name: 'Зоя',
  role: 'Продакт',
  techLevel: 'Средний',
};

function counter(prefix = 'new') {
  let next = 0;
  return () => `${prefix}-${(next += 1)}`;
}
const after = (persona: Persona, ops: readonly Op[]): Persona =>
  ops.reduce<Persona>((record, op) => applyOp(record, op, AT) as Persona, persona);
const made = (ops: readonly Op[]): Persona => applyOp(undefined, ops[0] as Op, AT) as Persona;

describe('the form', () => {
  it('requires title, name, role and level', () => {
    expect(checkPersona(EMPTY_PERSONA_FORM)).toEqual({
      title: 'Дайте персоне заголовок',
      name: 'Введите имя',
      role: 'Укажите роль',
      techLevel: 'Выберите уровень',
    });
    expect(checkPersona(FORM)).toEqual({});
    expect(personas.flatMap((persona) => Object.keys(checkPersona(personaFormOf(persona))))).toEqual([]);
  });

  it.each([
    ['', true],
    [' 14 ', true],
    ['110', true],
    ['13', false],
    ['111', false],
    ['35,5', false],
    ['тридцать', false],
    ['-20', false],
  ])('takes the age «%s»: %s', (age, isRight) => {
    expect(checkPersona({ ...FORM, age }).age).toBe(isRight ? undefined : 'Введите целое число от\u00A014 до\u00A0110');
  });

  it('limits texts, lines and their number', () => {
    expect(checkPersona({ ...FORM, company: 'я'.repeat(301) }).company).toBe('Не длиннее 300\u00A0знаков');
    expect(checkPersona({ ...FORM, jtbd: 'я'.repeat(501) }).jtbd).toBe('Строка не длиннее 500\u00A0знаков');
    expect(checkPersona({ ...FORM, skills: 'а\n'.repeat(51) }).skills).toBe('Не больше 50\u00A0строк');
    expect(checkPersona({ ...FORM, skills: 'а\n\n'.repeat(50) }).skills).toBeUndefined();
  });

  it('describes every level', () => {
    expect(TECH_LEVELS.map((level) => TECH_LEVEL_DESCRIPTIONS[level].length > 30)).toEqual([true, true, true]);
  });
});

describe('creating and copying', () => {
  it('puts a persona last, as typed', () => {
    const { id, ops } = createPersona('a', { ...FORM, age: '35', jtbd: ' Первое \n\nВторое' }, personas, counter());
    const persona = made(ops);
    expect(persona).toMatchObject({ id, audienceId: 'a', title: 'Продакт', age: 35, company: '' });
    expect(ordered(persona.jtbd).map(({ text }) => text)).toEqual(['Первое', 'Второе']);
    expect(personas.every(({ position }) => position < persona.position)).toBe(true);
    expect(made(createPersona('a', FORM, [], counter()).ops).age).toBeNull();
  });

  const madeBy = { model: 'проба', read: '2 разговора' };

  it('keeps which fields a model proposed, but of those that were emptied, then or later', () => {
    const byModel = { title: madeBy, jtbd: madeBy, skills: madeBy };
    const form = { ...FORM, jtbd: 'Первое', skills: ' \n', byModel };
    const persona = made(createPersona('a', form, [], counter()).ops);
    expect(persona.byModel).toEqual({ title: madeBy, jtbd: madeBy });
    expect(made(createPersona('a', FORM, [], counter()).ops)).not.toHaveProperty('byModel');
    const corrected = { ...personaFormOf(persona), title: 'Другой', jtbd: '' };
    expect(after(persona, editPersona(persona, corrected, counter())).byModel).toEqual({ title: madeBy });
  });

  it('keeps over what was stored which fields a model proposed and a person took now', () => {
    const other = { model: 'другая', read: '1 разговор' };
    const persona = made(createPersona('a', { ...FORM, jtbd: 'Первое', byModel: { jtbd: madeBy } }, [], counter()).ops);
    const form = { ...personaFormOf(persona), role: 'Методист', byModel: { role: other } };
    const edited = after(persona, editPersona(persona, form, counter()));
    expect(edited.byModel).toEqual({ jtbd: madeBy, role: other });
    expect(editPersona(edited, { ...personaFormOf(edited), byModel: { role: other } }, counter())).toEqual([]);
    const again = editPersona(edited, { ...personaFormOf(edited), byModel: { jtbd: other } }, counter());
    expect(after(edited, again).byModel).toEqual({ jtbd: other, role: other });
  });

  it('refuses a form that does not pass', () => {
    expect(() => createPersona('a', EMPTY_PERSONA_FORM, [], counter())).toThrow(RangeError);
    expect(() => editPersona(MARINA, { ...FORM, name: ' ' }, counter())).toThrow(RangeError);
  });

  it('copies right after the original', () => {
    const own = personas.filter(({ audienceId }) => audienceId === MARINA.audienceId);
    const copy = made(duplicatePersona(MARINA, own, counter()).ops);
    expect(personaFormOf(copy)).toEqual({ ...personaFormOf(MARINA), title: `${MARINA.title} (копия)` });
    expect(copy.id).not.toBe(MARINA.id);
    const places = [...own, copy].toSorted((a, b) => (a.position < b.position ? -1 : 1)).map(({ id }) => id);
    expect(places.indexOf(copy.id)).toBe(places.indexOf(MARINA.id) + 1);
    const long = { ...MARINA, title: 'я'.repeat(MAX_PERSONA_TEXT) };
    expect(checkPersona(personaFormOf(made(duplicatePersona(long, [long], counter()).ops)))).toEqual({});
  });

  it('removes', () => {
    expect(after(MARINA, removePersona(MARINA.id)).deletedAt).toBe(AT);
  });
});

describe('editing', () => {
  const form = personaFormOf(MARINA);

  it('does nothing when nothing changed', () => {
    for (const persona of personas) expect(editPersona(persona, personaFormOf(persona), counter())).toEqual([]);
  });

  it('sets only what changed', () => {
    const ops = editPersona(MARINA, { ...form, region: ' Тверь ', age: '' }, counter());
    expect(ops).toEqual([{ op: 'set', kind: 'persona', id: MARINA.id, fields: { region: 'Тверь', age: null } }]);
  });

  it('keeps keys of lines that stay, also when they move', () => {
    const [first, second, ...rest] = ordered(MARINA.skills);
    if (!first || !second) throw new Error('too few skills');
    const lines = [...rest.map(({ text }) => text), 'Новое', first.text];
    const edited = after(MARINA, editPersona(MARINA, { ...form, skills: lines.join('\n') }, counter()));
    const keys = ordered(edited.skills).map(({ key }) => key);
    expect(keys).toEqual([...rest.map(({ key }) => key), 'new-1', first.key]);
    expect(edited.skills).not.toHaveProperty(second.key);
  });

  it('moves one line with one operation', () => {
    const lines = ['а', 'б', 'в', 'г', 'д'];
    const persona = after(MARINA, editPersona(MARINA, { ...form, skills: lines.join('\n') }, counter()));
    const ops = editPersona(persona, { ...personaFormOf(persona), skills: 'д\nа\nб\nв\nг' }, counter('more'));
    expect(ops.map(({ op }) => op)).toEqual(['put']);
  });

  it('puts a line between two that share a place, as two tabs may leave them', () => {
    const place = { position: 'a0000i' };
    const persona = { ...MARINA, skills: { x: { text: 'а', ...place }, y: { text: 'в', ...place } } };
    const edited = after(persona, editPersona(persona, { ...personaFormOf(persona), skills: 'а\nб\nв' }, counter()));
    expect(personaFormOf(edited).skills).toBe('а\nб\nв');
    expect(edited.skills).toMatchObject({ x: { text: 'а' }, y: { text: 'в' } });
  });

  const line = fc.oneof(fc.constantFrom('а', 'б', 'в', '', '  г ', 'а'), fc.string({ maxLength: 12 }));
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

  it('comes to the typed lines, whatever they were, and back by the inverses', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.constantFrom(...PERSONA_LISTS), (texts, field) => {
        const newId = counter();
        let persona: Persona = MARINA;
        for (const typed of texts) {
          const before = persona;
          const inverse: Op[] = [];
          for (const op of editPersona(before, { ...personaFormOf(before), [field]: typed }, newId)) {
            inverse.unshift(...invertOp(persona, op));
            persona = after(persona, [op]);
          }
          expect(personaFormOf(persona)[field]).toBe(personaLines(typed).join('\n'));
          expect(after(persona, inverse)[field]).toEqual(before[field]);
        }
      }),
    );
  });
});
