import { useMemo } from 'react';

import { fold } from '#src/domain/core/format.ts';
import { ModelPersonas } from '#src/features/audiences/personas/ModelPersonas.tsx';
import type { PersonasFound } from '#src/features/audiences/personas/personasModel.ts';
import type { PersonaSearch } from '#src/patterns/evidence/EvidenceSlots.ts';

import { useStore } from '#store/StoreContext.ts';
import { useReadingModel, type AskReading } from '../team/useReadingModel.ts';
import { NO_TRANSCRIPTS, useAudienceTranscripts } from './useAudienceTranscripts.ts';

/** «Предложить с моделью» where new personas of an audience are looked for, or why it cannot be asked; without a model what there is otherwise. */
export function ModelPersonaSearch({ audience, personas, taken, nobody, onOpen }: PersonaSearch) {
  const store = useStore();
  const materials = useAudienceTranscripts(audience.id);
  const ask = useMemo<AskReading<PersonasFound> | null>(
    () =>
      materials &&
      (async (name, signal, onProgress) => {
        const { askPersonas } = await import('./askPersonas.ts');
        return askPersonas(store, { audience, personas }, materials, name, signal, onProgress);
      }),
    [store, audience, personas, materials],
  );
  const model = useReadingModel(`personas ${audience.id}`, ask);
  if (!model || !materials) return nobody;
  const { work, why, onChange, ...rest } = model;
  const known = new Set(personas.map(({ title }) => fold(title)));
  // One that became a persona waits no more, whatever it is called there.
  const waits = ({ key }: { readonly key: string }) => !taken.has(key) && !known.has(fold(key));
  const value = work.state === 'done' ? { ...work.value, personas: work.value.personas.filter(waits) } : null;
  return (
    <ModelPersonas
      model={{
        ...rest,
        why: materials.length === 0 ? NO_TRANSCRIPTS : why,
        talks: materials.length,
        work: value ? { state: 'done', value } : (work as Exclude<typeof work, { readonly state: 'done' }>),
      }}
      nobody={nobody}
      onOpen={onOpen}
      onRefuse={({ key }) => value && onChange({ ...value, personas: value.personas.filter((one) => one.key !== key) })}
    />
  );
}
