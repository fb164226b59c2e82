import { byPosition, living } from '#src/domain/core/record.ts';
import type { CodeColour } from '#src/domain/research/code.ts';
import type { Research, RefiProjectRecord } from '#src/domain/research/research.ts';
import { giveOut, type GivenOut, type StudyToGiveOut } from '#src/domain/exchange/giveOut.ts';
import { guidOf, idWithin } from '#src/domain/exchange/guid.ts';
import { mapTree } from '#src/domain/exchange/xml.ts';

import { codeHues } from '#src/theme/tokens.ts';

import type { KeptProject } from '#files/reading/refi/unpackProject.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

/** Studies as they go out, and what was kept of the projects that they came of. */
export interface StudiesRead extends GivenOut {
  readonly records: readonly RefiProjectRecord[];
  readonly rests: readonly KeptProject[];
  /** The material of each text, by its guid. */
  readonly materialOf: ReadonlyMap<string, { readonly id: string; readonly fileId: string; readonly name: string }>;
}

/** A colour of a code as files tell it: that of the light theme. */
export const hexOfCode = (colour: CodeColour): string => codeHues[colour][0];

/** The guid of every record that came of a project; of several that have one only the first does. */
function guidsOf(records: readonly RefiProjectRecord[], rests: readonly KeptProject[]): (id: string) => string {
  const guids = new Map<string, string>();
  const used = new Set<string>();
  const note = (id: string, guid: string): void => {
    if (guids.has(id) || used.has(guid)) return;
    guids.set(id, guid);
    used.add(guid);
  };
  records.forEach((record, index) => {
    for (const [guid, { materialId }] of Object.entries(record.sources)) note(materialId, guid);
    for (const [guid, { codeId }] of Object.entries(record.codes)) note(codeId, guid);
    for (const [guid, { participantId }] of Object.entries(record.cases)) note(participantId, guid);
    for (const [guid, { hypothesisId }] of Object.entries(record.hypotheses)) note(hypothesisId, guid);
    const root = rests[index]?.root;
    if (!root) return;
    mapTree(root, (one) => {
      const { guid } = one.attributes;
      if (one.name === 'PlainTextSelection' && guid !== undefined) note(idWithin(record.researchId, guid), guid);
      return one;
    });
  });
  return (id) => guids.get(id) ?? guidOf(id);
}

async function readRests(store: Store, records: readonly RefiProjectRecord[]): Promise<KeptProject[]> {
  if (records.length === 0) return [];
  const { NOTHING_KEPT, unpackRest } = await import('#files/reading/refi/unpackProject.ts');
  const rests: KeptProject[] = [];
  for (const { fileId } of records) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const blob = await store.files.get(fileId);
    // A workspace that was opened from a file without its files still gives out what it has.
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    rests.push(blob ? await unpackRest(blob) : NOTHING_KEPT);
  }
  return rests;
}

/**
 * Reads studies as a project of REFI-QDA, nothing hidden.
 * @param name what the project is called where there are several studies
 * @throws StoreError `gone` when none of the studies is there any more
 */
export async function readStudies(store: Store, ids: readonly string[], name: string): Promise<StudiesRead> {
  const [codes, participants, projects] = await Promise.all([
    store.list('code'),
    store.list('participant'),
    store.list('refiProject'),
  ]);
  const studies: StudyToGiveOut[] = [];
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one study at a time: the texts of all would fill the memory twice
    const research: Research | null = living(await store.get('research', id));
    if (!research) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [materials, texts, hypotheses] = await Promise.all([
      store.list('material', { parent: id }),
      store.list('materialText', { parent: id }),
      store.list('hypothesis', { parent: id }),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const marks = await Promise.all(materials.items.map((one) => store.list('mark', { parent: one.id })));
    studies.push({
      research,
      materials: byPosition(materials.items),
      texts: new Map(texts.items.map((one) => [one.id, one])),
      marks: marks.flatMap(({ items }) => items),
      hypotheses: hypotheses.items,
    });
  }
  const [first] = studies;
  if (!first) throw gone('research', ids[0] ?? '');
  const records = projects.items.filter(({ researchId }) => studies.some(({ research }) => research.id === researchId));
  const rests = await readRests(store, records);
  const guid = guidsOf(records, rests);
  const given = giveOut({
    name: studies.length === 1 ? first.research.title : name,
    studies,
    codes: codes.items,
    participants: participants.items,
    hexOf: hexOfCode,
    guid,
  });
  const materialOf = new Map(studies.flatMap(({ materials }) => materials.map((one) => [guid(one.id), one] as const)));
  return { ...given, records, rests, materialOf };
}
