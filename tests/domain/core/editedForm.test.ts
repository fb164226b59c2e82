import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  differingFields,
  contradicted,
  editForm,
  meetRecord,
  settle,
  typeInto,
  type EditedForm,
} from '#src/domain/core/editedForm.ts';

interface Form {
  readonly name: string;
  readonly dates: string;
  readonly verdict: string | null;
}

const record: Form = { name: 'Имя', dates: '1–2', verdict: null };

describe('a form over a record that changes elsewhere', () => {
  it('stays the same object while the record says nothing new', () => {
    const edited = typeInto(editForm(record), { name: 'Моё' });
    expect(meetRecord(edited, { ...record })).toBe(edited);
  });

  it('follows the record in fields that nobody touched here', () => {
    const edited = meetRecord(typeInto(editForm(record), { name: 'Моё' }), { ...record, dates: '3–4' });
    expect(edited.values).toEqual({ name: 'Моё', dates: '3–4', verdict: null });
    expect(contradicted(edited)).toEqual([]);
  });

  it('keeps both where both changed, until the person chooses', () => {
    const edited = meetRecord(typeInto(editForm(record), { name: 'Моё' }), { ...record, name: 'Их' });
    expect(edited.values.name).toBe('Моё');
    expect(edited.theirs).toEqual({ name: 'Их' });
    expect(settle(edited, 'name', 'mine')).toMatchObject({ values: { name: 'Моё' }, theirs: {} });
    expect(settle(edited, 'name', 'theirs')).toMatchObject({ values: { name: 'Их' }, theirs: {} });
    expect(settle(edited, 'dates', 'theirs')).toBe(edited);
  });

  it('has nothing to choose when both came to the same, by chance or by typing', () => {
    const same = meetRecord(typeInto(editForm(record), { name: 'Одно' }), { ...record, name: 'Одно' });
    expect(same.theirs).toEqual({});
    const edited = meetRecord(typeInto(editForm(record), { name: 'Моё' }), { ...record, name: 'Их' });
    expect(typeInto(edited, { name: 'Их' }).theirs).toEqual({});
  });

  it('a second change elsewhere replaces the first, and a change back ends it', () => {
    const once = meetRecord(typeInto(editForm(record), { name: 'Моё' }), { ...record, name: 'Их' });
    expect(meetRecord(once, { ...record, name: 'Снова' }).theirs).toEqual({ name: 'Снова' });
    expect(meetRecord(once, { ...record, name: 'Моё' }).theirs).toEqual({});
  });

  it('an emptied field contradicts nothing', () => {
    const edited = typeInto(editForm<Form>({ ...record, verdict: 'VALIDATED' }), {
      name: 'Моё',
      verdict: 'INCONCLUSIVE',
    });
    expect(meetRecord(edited, { name: '', dates: '1–2', verdict: null })).toMatchObject({
      values: { name: 'Моё', verdict: 'INCONCLUSIVE' },
      theirs: {},
    });
  });

  it('what was kept against a change stays against the next one', () => {
    const kept = settle(
      meetRecord(typeInto(editForm(record), { name: 'Моё' }), { ...record, name: 'Их' }),
      'name',
      'mine',
    );
    expect(meetRecord(kept, { ...record, name: 'Снова' })).toMatchObject({
      values: { name: 'Моё' },
      theirs: { name: 'Снова' },
    });
  });

  it('loses nothing: after any steps every field holds the stored value, what was typed last, or both', () => {
    const value = fc.constantFrom('а', 'б', 'в', 'г');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), value }),
      fc.record({ kind: fc.constant('elsewhere' as const), value }),
      fc.record({ kind: fc.constant('settle' as const), choice: fc.constantFrom('mine' as const, 'theirs' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let edited: EditedForm<{ a: string }> = editForm({ a: 'а' });
        let stored = 'а';
        let mine: string | null = null;
        for (const one of steps) {
          if (one.kind === 'type') {
            mine = one.value;
            edited = typeInto(edited, { a: one.value });
          } else if (one.kind === 'elsewhere') {
            stored = one.value;
            edited = meetRecord(edited, { a: stored });
          } else {
            if (one.choice === 'theirs' && 'a' in edited.theirs) mine = null;
            edited = settle(edited, 'a', one.choice);
          }
          const shown = edited.values.a;
          expect(edited.theirs.a ?? stored).toBe(stored);
          expect([stored, mine]).toContain(shown);
          expect('a' in edited.theirs && edited.theirs.a === shown).toBe(false);
        }
      }),
    );
  });
});

describe('what waits for a choice', () => {
  const clash = meetRecord(typeInto(editForm(record), { dates: '5', name: 'Моё' }), {
    ...record,
    name: 'Их',
    dates: '9',
  });

  it('stands in the record’s order', () => {
    expect(contradicted(clash)).toEqual(['name', 'dates']);
    expect(contradicted(settle(clash, 'name', 'mine'))).toEqual(['dates']);
  });

  it('stays while another field is typed into, or while it is typed into otherwise', () => {
    expect(typeInto(clash, { verdict: 'да' }).theirs).toEqual({ name: 'Их', dates: '9' });
    expect(typeInto(clash, { name: 'Ещё' }).theirs).toEqual({ name: 'Их', dates: '9' });
    expect(typeInto(clash, { name: 'Их' }).theirs).toEqual({ dates: '9' });
  });

  it('is taken from the record or kept, each field by itself', () => {
    const both = settle(settle(clash, 'name', 'theirs'), 'dates', 'mine');
    expect(both).toEqual({ values: { ...record, name: 'Их', dates: '5' }, base: clash.base, theirs: {} });
    expect(settle(both, 'name', 'mine')).toBe(both);
  });

  it('is nothing where the record was emptied: what was typed stays', () => {
    const emptied = meetRecord(clash, { ...record, name: '', dates: '9' });
    expect(emptied.values).toMatchObject({ name: 'Моё', dates: '5' });
    expect(emptied.theirs).toEqual({ dates: '9' });
    const told = meetRecord(typeInto(editForm({ ...record, verdict: 'да' }), { verdict: 'нет' }), record);
    expect(told).toMatchObject({ values: { verdict: 'нет' }, theirs: {} });
  });
});

it('a form is changed by one field that says something else, and by none that was typed back', () => {
  const edited = typeInto(editForm(record), { name: 'Моё' });
  expect(differingFields(editForm(record))).toEqual([]);
  expect(differingFields(edited)).toEqual(['name']);
  expect(differingFields(typeInto(edited, { name: record.name }))).toEqual([]);
});
