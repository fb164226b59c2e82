/**
 * Leaves the focus with the documentation page that a story is framed in (stories/docs/StoryFrame.tsx): a dialog that opens in
 * the frame takes the focus only when the frame has it already. `inert` around the frame would not do: Chromium lets a script
 * inside focus all the same.
 */
export function leaveFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // Selecting the text of a field focuses the field, too.
  const { select } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.select = function selectHere(this: HTMLInputElement) {
    if (document.hasFocus()) select.call(this);
  };
}
