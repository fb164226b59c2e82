import type { KeyboardEvent } from 'react';

import { formatted } from '../../domain/boards/formatting.ts';
import { replaceIn } from './replaceIn.ts';

/** Ctrl+B makes the chosen words of a field bold. By the physical key: the Russian layout does not get in the way. */
export function boldByKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>): void {
  if (event.code !== 'KeyB' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const field = event.currentTarget;
  const start = field.selectionStart ?? field.value.length;
  replaceIn(field, formatted(field.value, start, field.selectionEnd ?? start, 'bold'));
}
