import type { Material } from '../research/research.ts';
import { sameGuid } from './guid.ts';
import type { RefiProject } from './project.ts';

/** Places of an imported project's sources. */
export interface TakenSources {
  readonly researchId: string;
  readonly sources: Readonly<Record<string, { readonly materialId: string }>>;
}

/**
 * The studies that hold texts of a project already: it was taken in before, or came from here. Those that hold most first.
 * @param materials all files of the company
 */
export function studiesOf(
  project: Pick<RefiProject, 'texts'>,
  projects: readonly TakenSources[],
  materials: readonly Pick<Material, 'id' | 'researchId'>[],
  guidOfMaterial: (id: string) => string,
): readonly string[] {
  const wanted = new Set(project.texts.map(({ guid }) => sameGuid(guid)));
  const held = new Map<string, number>();
  const note = (researchId: string) => held.set(researchId, (held.get(researchId) ?? 0) + 1);
  const living = new Set(materials.map(({ id }) => id));
  for (const { researchId, sources } of projects) {
    for (const [guid, { materialId }] of Object.entries(sources)) {
      if (wanted.has(sameGuid(guid)) && living.has(materialId)) note(researchId);
    }
  }
  for (const { id, researchId } of materials) if (wanted.has(sameGuid(guidOfMaterial(id)))) note(researchId);
  return [...held].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
}
