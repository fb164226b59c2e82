import { formatNumber, NBSP, plural } from '../../src/domain/core/format.ts';
import { MAX_ANSWER } from '../../src/domain/respond/limits.ts';
import { el, say } from '../dom.ts';
import { freshId } from '../parts.ts';
import { WORDS } from '../words.ts';
import type { AnswerInput, FieldOptions } from './field.ts';

/** Characters before the limit at which the remaining number is shown. */
const NEAR = 1000;

const signs = (count: number): string => `${formatNumber(count)}${NBSP}${plural(count, ['знак', 'знака', 'знаков'])}`;

/** How much room is left for an answer: nothing while there is plenty. */
function roomLeft(length: number): string {
  const left = MAX_ANSWER - length;
  if (left > NEAR) return '';
  return left >= 0 ? `Осталось ${signs(left)}` : `Длиннее, чем помещается, на${NBSP}${signs(-left)}`;
}

/** Whether there is a mouse, and with it a keyboard. */
const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** A field that grows with what is typed; Ctrl and Enter send it. */
export function openField({ labelledBy, draft, onChange, onSend }: Omit<FieldOptions, 'asked'>): AnswerInput {
  const roomId = freshId('room');
  const hintId = freshId('hint');
  const area = el('textarea', { 'aria-labelledby': labelledBy, rows: 4, placeholder: WORDS.field, dir: 'auto' });
  area.value = draft.text;
  const room = el('span', { id: roomId, 'data-part': 'room' });
  // A telephone has no such key: it is neither shown there nor said.
  const hint = hasKeys() ? el('span', { id: hintId, 'data-part': 'keys' }, 'Ctrl + Enter отправит ответ') : null;
  const describe = (errorId: string | null): void =>
    area.setAttribute('aria-describedby', [errorId, roomId, hint?.id].filter((one) => one).join(' '));
  const grow = (): void => {
    if (CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  };
  const tell = (): void => {
    say(room, roomLeft(area.value.length));
    room.toggleAttribute('data-over', area.value.length > MAX_ANSWER);
  };
  area.addEventListener('input', () => {
    grow();
    tell();
    onChange();
  });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  });
  describe(null);
  tell();
  // It has no height before it is in the page.
  requestAnimationFrame(grow);
  return {
    root: el('div', { 'data-field': 'open' }, area, el('p', { 'data-part': 'under' }, room, hint)),
    control: () => area,
    read: () => ({ text: area.value, options: [] }),
    problem() {
      if (area.value.trim() === '') return `Напишите хотя бы${NBSP}слово.`;
      return area.value.length > MAX_ANSWER ? `${roomLeft(area.value.length)}. Сократите ответ.` : '';
    },
    setError(errorId) {
      area.toggleAttribute('aria-invalid', errorId !== null);
      if (errorId !== null) area.setAttribute('aria-invalid', 'true');
      // How much is too much is said once.
      room.hidden = errorId !== null && area.value.length > MAX_ANSWER;
      describe(errorId);
    },
    lock(isLocked) {
      area.readOnly = isLocked;
    },
  };
}
