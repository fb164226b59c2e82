import { useEffect, type RefObject } from 'react';

/**
 * Tells when marked words of a text are pressed: not at the end of a selection.
 * @param onPress called with the ids of the passages there. A stable function
 */
export function usePassagePress(
  pane: RefObject<HTMLElement | null>,
  onPress: ((ids: readonly string[]) => void) | undefined,
): void {
  useEffect(() => {
    const pressed = pane.current;
    if (!pressed || !onPress) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      const words = (target as Element).closest<HTMLElement>('[data-passages]');
      if (!words || document.getSelection()?.isCollapsed === false) return;
      onPress((words.dataset.passages ?? '').split(' '));
    };
    pressed.addEventListener('click', onClick);
    return () => pressed.removeEventListener('click', onClick);
  }, [pane, onPress]);
}
