import { useMemo, useState, type ReactNode } from 'react';

import type { Material } from '#src/domain/research/research.ts';
import type { MenuItem } from '#src/ui/menu/Menu.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

const SpeakersHost = onDemand(() => import('./MaterialSpeakers.tsx').then((module) => module.SpeakersHost));

/** «Кто говорит» of the open material: the line of its menu, and the dialog while it is open. */
export function useSpeakers(material: Material): { readonly more: readonly MenuItem[]; readonly dialog: ReactNode } {
  const [askedId, setAskedId] = useState<string | null>(null);
  const more = useMemo(
    () => [{ needs: 'Researcher' as const, label: 'Кто говорит…', onSelect: () => setAskedId(material.id) }],
    [material.id],
  );
  return {
    more,
    dialog: askedId === material.id ? <SpeakersHost material={material} onClose={() => setAskedId(null)} /> : null,
  };
}
