import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { materialKind } from '#src/domain/core/attachment/fileKind.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { EncodingPreview } from '#src/features/research/files/EncodingDialog.tsx';
import { onDemand } from '#src/ui/onDemand.ts';
import type { MenuItem } from '#src/ui/menu/Menu.tsx';

import { attemptWithToast } from '../../../../shared/outcomes.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const MaterialEncoding = onDemand(() => import('./MaterialEncoding.tsx').then((module) => module.MaterialEncoding));

/** Whether the text is what a reader made of a file of text, so that it can be made of it again. */
const isReadable = ({ name, mime, told, fileId }: Material): boolean =>
  told !== null && fileId !== '' && materialKind(name, mime) === 'text';

/** The choice of the open material's encoding: the line of its menu, what opens it, and the dialog while it is open. */
export function useEncoding(material: Material): {
  readonly more: readonly MenuItem[];
  readonly onEncoding: (() => void) | undefined;
  readonly dialog: ReactNode;
} {
  const store = useStore();
  const [asked, setAsked] = useState<{ readonly id: string; readonly previews: readonly EncodingPreview[] } | null>(
    null,
  );
  const hidden = useRecord('materialText', material.id).data?.hidden ?? {};
  // Read again, words that are hidden would be seen.
  const canRead = isReadable(material) && Object.keys(hidden).length === 0;
  const ask = useCallback(() => {
    void attemptWithToast('Файл не открылся', async () => {
      const { encodingPreviews } = await import('./encodingActions.ts');
      setAsked({ id: material.id, previews: await encodingPreviews(store, material) });
    });
  }, [store, material]);
  const more = useMemo(
    (): readonly MenuItem[] =>
      canRead ? [{ needs: 'Researcher' as const, label: 'Выбрать кодировку…', onSelect: ask }] : [],
    [canRead, ask],
  );
  return {
    more,
    onEncoding: canRead ? ask : undefined,
    dialog:
      asked?.id === material.id ? (
        <MaterialEncoding material={material} previews={asked.previews} onClose={() => setAsked(null)} />
      ) : null,
  };
}
