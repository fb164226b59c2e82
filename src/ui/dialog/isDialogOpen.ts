/** Whether a dialog is over the page, or a question that has to be answered first: keys of the page wait for its end. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
