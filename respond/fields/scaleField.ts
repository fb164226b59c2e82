import { formatNumber, NBSP } from '../../src/domain/core/format.ts';
import { el } from '../dom.ts';
import { lineField } from './lineField.ts';
import { pressGroup } from './pressed.ts';
import type { AnswerInput, FieldOptions } from './field.ts';

/** More marks than these are typed: a row of them would be a wall. */
const MOST_BUTTONS = 21;

/** Marks in a row of a telephone, at most: as wide as a finger at 320 px. */
const MOST_IN_ROW = 6;

/** Returns how many marks stand in a row of a telephone, so that all rows are about as long: 5 and 5, not 7 and 3. */
const inRow = (count: number): number => Math.ceil(count / Math.ceil(count / MOST_IN_ROW));

/** Returns an end of the scale in words: «5 — очень»; the mark alone where it has no label. */
const endOf = (mark: number, label: string): string =>
  label.trim() === '' ? formatNumber(mark) : `${formatNumber(mark)}${NBSP}— ${label.trim()}`;

export function scaleField(options: FieldOptions): AnswerInput {
  const { asked, labelledBy, draft, onChange } = options;
  const { from, to, fromLabel, toLabel } = asked.scale;
  const count = to - from + 1;
  const ends = [endOf(from, fromLabel), endOf(to, toLabel)] as const;
  if (!(count > 1 && count <= MOST_BUTTONS)) {
    const line = lineField(options, { type: 'text', inputmode: 'numeric', autocomplete: 'off' });
    line.root.prepend(el('p', { 'data-part': 'hint' }, `Число от${NBSP}${ends[0]} до${NBSP}${ends[1]}`));
    return line;
  }
  const marks = Array.from({ length: count }, (_, index) => from + index);
  const group = pressGroup({
    labelledBy,
    kind: 'radio',
    offered: marks.map((mark) => ({
      value: String(mark),
      words: formatNumber(mark),
      name: mark === from ? ends[0] : mark === to ? ends[1] : undefined,
    })),
    chosen: [draft.text.trim()],
    onChange,
  });
  group.root.style.setProperty('--in-row', String(inRow(count)));
  const isNamed = `${fromLabel}${toLabel}`.trim() !== '';
  return {
    root: el(
      'div',
      { 'data-field': 'scale' },
      group.root,
      isNamed
        ? el(
            'p',
            { 'data-part': 'ends', 'aria-hidden': 'true' },
            ...ends.map((words) => el('span', { dir: 'auto' }, words)),
          )
        : null,
    ),
    control: group.first,
    read: () => ({ text: group.chosen()[0] ?? '', options: [] }),
    problem: () => (group.chosen().length > 0 ? '' : `Выберите отметку от${NBSP}${from} до${NBSP}${to}.`),
    setError: group.setError,
    lock: group.lock,
  };
}
