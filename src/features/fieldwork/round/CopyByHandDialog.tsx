import { useRef } from 'react';

import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface CopyByHandDialogProps {
  /** The address that the browser did not let into the clipboard. */
  address: string;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** An address that is to be copied by hand: the whole of it is selected at once. */
export function CopyByHandDialog({ address, onClose }: CopyByHandDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Скопируйте ссылку сами"
      description="Браузер не дал положить её в буфер обмена. Ссылка выделена: нажмите Ctrl + C или выберите «Копировать» в меню."
      initialFocus={field}
    >
      <TextField
        ref={field}
        label="Ссылка"
        value={address}
        readOnly
        spellCheck={false}
        translate="no"
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
