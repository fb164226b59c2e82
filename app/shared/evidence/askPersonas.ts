import { findPersonas } from '#src/domain/model/findingPersonas.ts';
import type { ReadingProgress } from '#src/domain/model/reading.ts';
import { modelTroubleWords } from '#src/domain/model/words.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { PersonasFound } from '#src/features/audiences/personas/personasModel.ts';
import type { PersonaSearch } from '#src/patterns/evidence/EvidenceSlots.ts';

import type { Store } from '#store/port.ts';
import { readPeople } from '../people.ts';
import { askedTranscripts, readInWords } from '../team/askedTranscripts.ts';
import { askModel } from '../team/askModel.ts';

/** Asks the company's model which kinds of people an audience is made of that it has no persona for. */
export async function askPersonas(
  store: Store,
  { audience, personas }: Pick<PersonaSearch, 'audience' | 'personas'>,
  materials: readonly Material[],
  name: string,
  signal: AbortSignal,
  onProgress: (now: ReadingProgress, found: number) => void,
): Promise<PersonasFound> {
  const [talks, people] = await Promise.all([askedTranscripts(store, materials), readPeople(store)]);
  const found = await findPersonas(
    talks,
    people,
    audience,
    personas,
    (task, input) => askModel(store.companyId, task, input, { signal }),
    (now, passages) => onProgress(now, passages.length),
  );
  const { leftOut, read, parts, trouble } = found;
  const madeBy = { model: found.model || name, read: readInWords(talks, found.sentences) };
  return {
    personas: found.personas.map((persona) => ({ ...persona, key: persona.fields.title.text, madeBy })),
    leftOut,
    read,
    parts,
    trouble: trouble === null ? '' : modelTroubleWords(trouble),
  };
}
