/**
 * Moves the focus to the first wrong control, in the order of the page. Controls are found by their `name`, the errors' key,
 * so it works before the errors are drawn.
 */
export function focusFirstError(root: HTMLElement | null, errors: Readonly<Record<string, string | undefined>>): void {
  for (const control of root?.querySelectorAll<HTMLElement>('[name]') ?? []) {
    if (errors[control.getAttribute('name') ?? ''] === undefined) continue;
    control.focus();
    return;
  }
}
