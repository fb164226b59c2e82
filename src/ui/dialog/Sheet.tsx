import { Dialog, type DialogProps } from './Dialog.tsx';

export interface SheetProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'children' | 'footer' | 'width' | 'initialFocus'
> {
  /** Edge it slides over from: `bottom` for thumbs, `left` for navigation, `right` for filters and details. */
  side: 'left' | 'right' | 'bottom';
}

/** A modal panel at an edge of the screen; behaves as Dialog does. */
export function Sheet({ side, ...rest }: SheetProps) {
  return <Dialog placement={side} {...rest} />;
}
