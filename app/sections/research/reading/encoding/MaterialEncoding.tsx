import type { Material } from '#src/domain/research/research.ts';
import { EncodingDialog, type EncodingPreview } from '#src/features/research/files/EncodingDialog.tsx';

import { readInEncoding } from './encodingActions.ts';
import { attempt } from '../../../../shared/outcomes.ts';
import { sayDone } from '../../../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';

interface MaterialEncodingProps {
  readonly material: Material;
  readonly previews: readonly EncodingPreview[];
  readonly onClose: () => void;
}

/** The choice of a file's encoding: its text is read again and stored. */
export function MaterialEncoding({ material, previews, onClose }: MaterialEncodingProps) {
  const store = useStore();
  return (
    <EncodingDialog
      name={material.name}
      previews={previews}
      onRead={(encoding) =>
        attempt(async () => {
          const { undo, said } = await readInEncoding(store, material, encoding);
          sayDone('Текст прочитан заново', [material.name, said].filter(Boolean).join('. '), undo);
        })
      }
      onClose={onClose}
    />
  );
}
