/**
 * Gives a field a value as if it had been typed or chosen. React only hears of a value that is set past React's
 * own setter and followed by the browser's events.
 */
export function typeInto(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
