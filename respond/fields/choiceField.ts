import { NBSP } from '../../src/domain/core/format.ts';
import { MAX_ANSWER } from '../../src/domain/respond/limits.ts';
import { el } from '../dom.ts';
import { pressGroup } from './pressed.ts';
import type { AnswerInput, FieldOptions } from './field.ts';

/** One of several, or several of them. */
export function choiceField({ asked, labelledBy, draft, onChange }: FieldOptions): AnswerInput {
  const { options, isMultiple } = asked;
  const group = pressGroup({
    labelledBy,
    kind: isMultiple ? 'checkbox' : 'radio',
    offered: options.map(({ key, text }) => ({ value: key, words: text })),
    chosen: draft.options,
    onChange,
  });
  const wordsOf = (keys: readonly string[]): string =>
    options
      .filter(({ key }) => keys.includes(key))
      .map(({ text }) => text)
      .join('; ')
      .slice(0, MAX_ANSWER);
  return {
    root: el(
      'div',
      { 'data-field': 'choice' },
      isMultiple ? el('p', { 'data-part': 'hint' }, 'Можно выбрать несколько') : null,
      group.root,
    ),
    control: group.first,
    read: () => ({ text: wordsOf(group.chosen()), options: group.chosen() }),
    problem: () =>
      group.chosen().length > 0 ? '' : isMultiple ? `Выберите хотя бы${NBSP}один вариант.` : 'Выберите вариант.',
    setError: group.setError,
    lock: group.lock,
  };
}
