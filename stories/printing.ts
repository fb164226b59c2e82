/**
 * What a browser does around printing; what it prints is drawn before `begin` returns to it.
 * @returns ends the printing
 */
export function beginPrinting(): () => void {
  window.dispatchEvent(new Event('beforeprint'));
  return () => window.dispatchEvent(new Event('afterprint'));
}
