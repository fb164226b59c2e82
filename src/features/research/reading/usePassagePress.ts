import { useEffect, type RefObject } from 'react';

/**
 * Tells when marked or found words of a text are pressed: not at the end of a selection. Words that are both are marked ones.
 * @param onPress called with the ids of the passages there. A stable function
 * @param onPressFinding called with the key of the finding there. A stable function
 */
export function usePassagePress(
  pane: RefObject<HTMLElement | null>,
  onPress: ((ids: readonly string[]) => void) | undefined,
  onPressFinding?: ((key: string) => void) | undefined,
): void {
  useEffect(() => {
    const pressed = pane.current;
    if (!pressed) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (document.getSelection()?.isCollapsed === false) return;
      const { passages, found } =
        (target as Element).closest<HTMLElement>('[data-passages], [data-found]')?.dataset ?? {};
      if (passages !== undefined) onPress?.(passages.split(' '));
      else if (found !== undefined) onPressFinding?.(found);
    };
    pressed.addEventListener('click', onClick);
    return () => pressed.removeEventListener('click', onClick);
  }, [pane, onPress, onPressFinding]);
}
