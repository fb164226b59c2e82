import { el } from '../dom.ts';
import { lineField } from './lineField.ts';
import { pressGroup } from './pressed.ts';
import type { AnswerInput, FieldOptions } from './field.ts';

/** Ways to be reached: the keyboard and the browser's own proposals differ. */
const WAYS = [
  { value: 'phone', words: 'Телефон', type: 'tel', autocomplete: 'tel', placeholder: '+7 900 123-45-67' },
  { value: 'mail', words: 'Почта', type: 'email', autocomplete: 'email', placeholder: 'anna@example.com' },
  { value: 'telegram', words: 'Telegram', type: 'text', autocomplete: 'off', placeholder: '@anna' },
] as const;

/** The way that a text looks like. */
const wayOf = (text: string): string => {
  if (/\S@\S+\./.test(text)) return 'mail';
  return /^@|[a-z]/i.test(text.trim()) ? 'telegram' : 'phone';
};

/** A phone, an address of mail or a name in Telegram, each with its own keyboard. */
export function contactField(options: FieldOptions): AnswerInput {
  const line = lineField(options, { dir: 'ltr', autocapitalize: 'off', spellcheck: 'false' });
  const { input } = line;
  const follow = (chosen: string): void => {
    const way = WAYS.find(({ value }) => value === chosen) ?? WAYS[0];
    input.type = way.type;
    input.setAttribute('autocomplete', way.autocomplete);
    input.placeholder = way.placeholder;
  };
  const first = wayOf(options.draft.text);
  const ways = pressGroup({
    labelledBy: options.labelledBy,
    kind: 'radio',
    offered: WAYS,
    chosen: [first],
    onChange: () => follow(ways.chosen()[0] ?? first),
  });
  ways.root.dataset.small = '';
  ways.root.removeAttribute('aria-labelledby');
  ways.root.setAttribute('aria-label', 'Как с вами связаться');
  follow(first);
  return {
    ...line,
    root: el('div', { 'data-field': 'contact' }, ways.root, line.root),
    lock(isLocked) {
      line.lock(isLocked);
      ways.lock(isLocked);
    },
  };
}
