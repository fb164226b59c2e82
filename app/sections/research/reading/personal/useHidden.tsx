import { useMemo, useState, type ReactNode } from 'react';

import { counted } from '#src/domain/core/format.ts';
import type { Material } from '#src/domain/research/research.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import type { MenuItem } from '#src/ui/menu/Menu.tsx';

import type { PersonalAsked } from './MaterialPersonal.tsx';
import { attemptWithToast } from '../../../../shared/outcomes.ts';
import { sayDone } from '../../../../shared/undoableToast.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const MaterialPersonal = onDemand(() => import('./MaterialPersonal.tsx').then((module) => module.MaterialPersonal));

/** Actions that hide words and put them back: loaded with the first one. */
const actions = () => import('./personalActions.ts');

const PLACES = ['место не нашлось', 'места не нашлись', 'мест не нашлось'] as const;

/** Returns the actions on the personal data of the open material: lines of its menu, and the open dialog. */
export function useHidden(material: Material): {
  readonly more: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
  const store = useStore();
  const [asked, setAsked] = useState<{ readonly what: PersonalAsked; readonly id: string } | null>(null);
  const hidden = useRecord('materialText', material.id).data?.hidden;
  const count = hidden ? Object.keys(hidden).length : 0;
  const more = useMemo((): readonly MenuItem[] => {
    const { id, name } = material;
    const bringBack = () =>
      void attemptWithToast('Вернуть скрытое не удалось', async () => {
        const { undo, lost } = await (await actions()).show(store, material);
        sayDone('Скрытое вернулось', lost > 0 ? `${name}. В правленом тексте ${counted(lost, PLACES)}.` : name, undo);
      });
    return [
      { needs: 'Researcher' as const, label: 'Скрыть личные данные…', onSelect: () => setAsked({ what: 'hide', id }) },
      ...(count > 0
        ? [
            { needs: 'Researcher' as const, label: `Вернуть скрытое (${count})`, onSelect: bringBack },
            {
              needs: 'Researcher' as const,
              label: 'Подтвердить навсегда…',
              danger: true,
              onSelect: () => setAsked({ what: 'confirm', id }),
            },
          ]
        : []),
    ];
  }, [store, material, count]);
  const isOpen = asked !== null && asked.id === material.id;
  return {
    more,
    dialog: isOpen ? <MaterialPersonal material={material} asked={asked.what} onClose={() => setAsked(null)} /> : null,
  };
}
