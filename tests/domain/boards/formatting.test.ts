import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { edited, formatted, type Formatting } from '#src/domain/boards/formatting.ts';

const letters = (of: string) => of.replaceAll(/[^а-яa-z]/gi, '');

/** The text with the chosen words between brackets, before and after. */
function after(marked: string, how: Formatting): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replaceAll(/[[\]]/g, '');
  const edit = formatted(text, start, end, how);
  const next = edited(text, edit);
  return `${next.slice(0, edit.start)}[${next.slice(edit.start, edit.end)}]${next.slice(edit.end)}`;
}

describe('formatting', () => {
  it('makes words bold, and plain again', () => {
    expect(after('раз [два] три', 'bold')).toBe('раз **[два]** три');
    expect(after('раз **[два]** три', 'bold')).toBe('раз [два] три');
    expect(after('раз [**два**] три', 'bold')).toBe('раз [два] три');
    expect(after('раз [два ]три', 'bold')).toBe('раз **[два]** три');
    expect(after('раз []', 'bold')).toBe('раз **[]**');
  });

  it('makes the chosen lines a list, a numbered one, and plain again', () => {
    expect(after('раз\nд[ва\nтр]и', 'list')).toBe('раз\n[- два\n- три]');
    expect(after('[раз\n\nдва]', 'numbers')).toBe('[1. раз\n\n2. два]');
    expect(after('[- раз\n- два]', 'numbers')).toBe('[1. раз\n2. два]');
    expect(after('[- раз\n- два]', 'list')).toBe('[раз\nдва]');
    expect(after('раз[]', 'list')).toBe('- раз[]');
    expect(after('[]', 'list')).toBe('- []');
  });

  it('puts a table behind the words, with what names it chosen', () => {
    expect(after('раз[]', 'table')).toBe('раз\n\n| [Название] | Что важно |\n|---|---|\n|  |  |');
    expect(after('[]\n\nдва', 'table')).toBe('| [Название] | Что важно |\n|---|---|\n|  |  |\n\nдва');
  });

  it('loses no letter, wherever something is chosen', () => {
    const text = fc
      .array(fc.constantFrom('слово', '**', '- ', '1. ', '\n', ' ', '| a |'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        text,
        fc.nat(40),
        fc.nat(40),
        fc.constantFrom<Formatting>('bold', 'list', 'numbers'),
        (of, a, b, how) => {
          const [start, end] = [Math.min(a, b, of.length), Math.min(Math.max(a, b), of.length)];
          const edit = formatted(of, start, end, how);
          const next = edited(of, edit);
          expect(letters(next)).toBe(letters(of));
          expect(edit.start).toBeGreaterThanOrEqual(0);
          expect(edit.end).toBeLessThanOrEqual(next.length);
        },
      ),
    );
  });
});
