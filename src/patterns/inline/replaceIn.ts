import { edited, type FormattingEdit } from '../../domain/boards/formatting.ts';

/**
 * Changes the text of a field as if a person had typed it: React hears of it, and the browser's undo takes it back. Where the
 * browser does not type for others, the value is set.
 */
export function replaceIn(field: HTMLTextAreaElement | HTMLInputElement, edit: FormattingEdit): void {
  const wanted = edited(field.value, edit);
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else lets the browser's own undo take it back
  const typed = document.execCommand(edit.insert === '' ? 'delete' : 'insertText', false, edit.insert);
  if (!typed || field.value !== wanted) {
    field.setRangeText(wanted, 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}
