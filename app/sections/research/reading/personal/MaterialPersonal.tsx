import { useMemo } from 'react';

import { failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { personalInStored } from '#src/domain/evidence/personal/hiding.ts';
import type { Material } from '#src/domain/research/research.ts';
import { ConfirmHiddenDialog } from '#src/features/research/reading/personal/ConfirmHiddenDialog.tsx';
import {
  HidePersonalDialog,
  type PersonalFinding,
} from '#src/features/research/reading/personal/HidePersonalDialog.tsx';

import { confirm, hide } from './personalActions.ts';
import { useKnown } from '../../../../shared/out/known.ts';
import { attempt } from '../../../../shared/outcomes.ts';
import { showToast } from '../../../../shared/toast.ts';
import { sayDone } from '../../../../shared/undoableToast.ts';
import { toLoadable, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Requested action on a material's personal data. */
export type PersonalAsked = 'hide' | 'confirm';

interface MaterialPersonalProps {
  readonly material: Material;
  readonly asked: PersonalAsked;
  readonly onClose: () => void;
}

/** Returns the text of a material and the personal data found in it. */
function useFinding(materialId: string): Loadable<PersonalFinding> {
  const { data, error } = useRecord('materialText', materialId);
  const known = useKnown(true);
  return useMemo(() => {
    const loaded = toLoadable({ data, error });
    if (loaded.state !== 'ready') return loaded;
    if (!loaded.value) return failed('Текста этого файла в хранилище нет.');
    if (known.state !== 'ready') return known;
    return ready({ text: loaded.value.text, found: personalInStored(loaded.value, known.value) });
  }, [data, error, known]);
}

function Hiding({ material, onClose }: Omit<MaterialPersonalProps, 'asked'>) {
  const store = useStore();
  const finding = useFinding(material.id);
  return (
    <HidePersonalDialog
      material={material.name}
      finding={finding}
      onHide={(places, text) =>
        attempt(async () => {
          sayDone('Личные данные скрыты', material.name, await hide(store, material, places, text));
        })
      }
      onRetry={useRetryFailed()}
      onClose={onClose}
    />
  );
}

/** The dialogs of a material's personal data: which of them to hide, and whether what is hidden is to go for good. */
export function MaterialPersonal({ material, asked, onClose }: MaterialPersonalProps) {
  const store = useStore();
  const hidden = useRecord('materialText', material.id).data?.hidden ?? {};
  if (asked === 'hide') return <Hiding material={material} onClose={onClose} />;
  return (
    <ConfirmHiddenDialog
      material={material.name}
      count={Object.keys(hidden).length}
      onConfirm={() =>
        attempt(async () => {
          await confirm(store, material);
          void showToast({ tone: 'success', title: 'Стёрто навсегда', description: 'В тексте остались замены.' });
        })
      }
      onClose={onClose}
    />
  );
}
