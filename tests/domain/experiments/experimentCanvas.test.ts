import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IN_PROGRESS_RESULTS, type Canvas } from '#src/domain/experiments/experiment.ts';
import { CANVAS_FIELDS } from '#src/domain/experiments/canvas.ts';
import { addDays, prefillCanvas } from '#src/domain/experiments/prefillCanvas.ts';
import { SUCCESS_TARGETS, successLift } from '#src/domain/experiments/stageDefaults.ts';
import { checkCanvas } from '#src/domain/experiments/checkCanvas.ts';
import { STAGES } from '#src/domain/core/stage.ts';

import { isDate } from '#src/domain/core/typedDate.ts';
const TODAY = '2026-11-21';
const TEXT = 'Если показать цену одного интервью крупно, тариф «Команда» будут выбирать чаще';
const canvas = (changes: Partial<Canvas> = {}): Canvas => ({
  ...prefillCanvas({ text: TEXT, stage: 'revenue' }, TODAY),
  ...changes,
});
const name = (text: string): string => prefillCanvas({ text, stage: 'referral' }, TODAY).name;

describe('the fields', () => {
  it('are the fifteen in their order', () => {
    expect(CANVAS_FIELDS.map(({ field }) => field).join(' ')).toBe(
      'name customerSegment valueProposition channels customerEngagement riskiestAssumption experimentFormat scenario ' +
        'metrics successCriteria results learnings nextSteps startDate endDate',
    );
    expect(new Set(CANVAS_FIELDS.map(({ label }) => label)).size).toBe(15);
  });

  it('hint at the verdicts under next steps', () => {
    expect(CANVAS_FIELDS.find(({ field }) => field === 'nextSteps')?.hint).toContain(
      'VALIDATED / INVALIDATED / INCONCLUSIVE',
    );
  });
});

describe('the prefill', () => {
  it.each(STAGES)('has what is fixed for %s', (stage) => {
    const filled = prefillCanvas({ text: TEXT, stage }, TODAY);
    expect(filled).toMatchObject({
      name: `Эксперимент: ${TEXT.slice(0, 50)}…`,
      startDate: TODAY,
      endDate: '2026-12-05',
      results: IN_PROGRESS_RESULTS,
      experimentFormat: 'A/B тестирование',
      learnings: '',
      nextSteps: '',
    });
    expect(filled.successCriteria).toContain(SUCCESS_TARGETS[stage]);
    for (const field of ['customerSegment', 'valueProposition', 'channels', 'metrics'] as const) {
      expect(filled[field].length).toBeGreaterThan(30);
    }
    expect(checkCanvas(filled)).toEqual({});
  });

  it('differs from stage to stage', () => {
    for (const field of ['customerSegment', 'valueProposition', 'channels', 'metrics', 'successCriteria'] as const) {
      expect(new Set(STAGES.map((stage) => prefillCanvas({ text: TEXT, stage }, TODAY)[field])).size).toBe(6);
    }
  });

  it('says the same target in words and as a number', () => {
    expect(STAGES.map(successLift)).toEqual([0.2, 0.15, 0.25, 0.1, -0.15, 0.2]);
    for (const stage of STAGES) {
      const lift = successLift(stage);
      const sign = lift < 0 ? '−' : '+';
      expect(SUCCESS_TARGETS[stage].replaceAll('\u00A0', ' ')).toContain(
        `${sign}${Math.round(Math.abs(lift) * 100)} %`,
      );
    }
  });

  it('never cuts an emoji or an accent, and puts the name on one line', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(name(family.repeat(60))).toBe(`Эксперимент: ${family.repeat(50)}…`);
    expect(name(`${'а'.repeat(49)}й${'б'.repeat(9)}`.normalize('NFD'))).toBe(
      `Эксперимент: ${'а'.repeat(49)}${'й'.normalize('NFD')}…`,
    );
    expect(name(' Если\n  коротко ')).toBe('Эксперимент: Если коротко…');
    expect(name('Эксперимент: письмо на третий день')).toBe('Эксперимент: письмо на третий день…');
  });

  it('names the touchpoint when it is known', () => {
    const filled = prefillCanvas({ text: TEXT, stage: 'revenue', touchpoint: 'Выбор тарифа' }, TODAY);
    expect(filled.customerEngagement).toBe('Точка касания: Выбор тарифа');
    expect(canvas().customerEngagement).toBe('');
  });
});

describe('the inline errors', () => {
  it.each<[keyof Canvas, Partial<Canvas>, RegExp]>([
    ['name', { name: '  ' }, /Назовите/],
    ['startDate', { startDate: '' }, /Укажите дату запуска/],
    ['endDate', { endDate: ' ' }, /Укажите дату окончания/],
    ['startDate', { startDate: '2026-02-30' }, /Такой даты нет/],
    ['endDate', { endDate: '12026-12-01' }, /Такой даты нет/],
    ['endDate', { endDate: '2026-11-20' }, /раньше/],
    ['scenario', { scenario: 'ж'.repeat(10_000) }, /10\s000\sсимволов.*5\s000/],
    ['name', { name: 'ж'.repeat(5001) }, /5\s001\sсимвол,/],
  ])('%s', (field, changes, message) => {
    const errors = checkCanvas(canvas(changes));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });

  it('let 5,000 characters pass, emoji counted once, and an end on the day of the start', () => {
    expect(checkCanvas(canvas({ scenario: '🙂'.repeat(5000), endDate: TODAY }))).toEqual({});
  });
});

describe('dates', () => {
  it.each(['2024-02-29', '2000-01-01', '2100-12-31'])('%s is one', (text) => expect(isDate(text)).toBe(true));
  it.each([
    '2023-02-29',
    '2100-02-29',
    '1999-12-31',
    '2101-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-11-31',
  ])('%s is none', (text) => expect(isDate(text)).toBe(false));

  it('add up over months, leap days and summer time', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-12-25', 14)).toBe('2027-01-08');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays(TODAY, 0.5)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(10_000), (from, days) => {
        const start = addDays('2000-01-01', from);
        const end = addDays(start, days);
        expect(isDate(start)).toBe(true);
        expect(addDays('2000-01-01', from + days)).toBe(end);
        expect(end >= start).toBe(true);
      }),
    );
  });
});
