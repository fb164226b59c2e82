import { NBSP } from '../../src/domain/core/format.ts';
import { el, type Attributes } from '../dom.ts';
import type { AnswerInput, FieldOptions } from './field.ts';

/** An answer of one line: how its keyboard looks is the caller's. */
export function lineField(
  { labelledBy, draft, onChange }: FieldOptions,
  attributes: Attributes,
): AnswerInput & { readonly input: HTMLInputElement } {
  const input = el('input', { 'aria-labelledby': labelledBy, ...attributes });
  input.value = draft.text;
  input.addEventListener('input', onChange);
  return {
    input,
    root: el('div', { 'data-field': 'line' }, input),
    control: () => input,
    read: () => ({ text: input.value.trim(), options: [] }),
    problem: () => (input.value.trim() === '' ? `Ответ пустой: заполните поле или пропустите вопрос.` : ''),
    setError(errorId) {
      input.setAttribute('aria-invalid', String(errorId !== null));
      if (errorId === null) input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', errorId);
    },
    lock(isLocked) {
      input.readOnly = isLocked;
    },
  };
}

/** A number, typed the Russian way. */
export const numberField = (options: FieldOptions): AnswerInput =>
  lineField(options, {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: `Например, 12 или${NBSP}3,5`,
  });
