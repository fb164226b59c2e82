import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';

/** A menu that opens a dialog. */
export function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Действия"
        trigger={<IconButton label="Ещё" icon={<MoreHorizontal />} />}
        items={[{ label: 'Переименовать', onSelect: () => setOpen(true) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Новое название" />
    </>
  );
}
