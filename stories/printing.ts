/**
 * Imitates a browser's printing; the printed page is drawn before `begin` returns to it.
 * @returns ends the printing
 */
export function beginPrinting(): () => void {
  window.dispatchEvent(new Event('beforeprint'));
  return () => window.dispatchEvent(new Event('afterprint'));
}
