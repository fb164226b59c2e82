import type { Hypothesis } from './hypothesis.ts';
import type { Op } from '../core/operation.ts';
import { positionAt, type DateText, type Keyed, type NewId } from '../core/record.ts';
import { createMaterials, type KeptFile } from './files/keptFile.ts';
import type { Material, ResearchType } from './research.ts';

/** The upload-research form, checked (R33). */
export interface ResearchForm {
  readonly title: string;
  readonly description: string;
  readonly type: ResearchType;
  /** How many took part; null when left empty. */
  readonly participants: number | null;
  readonly author: string;
  readonly experimentIds: readonly string[];
  readonly hypothesisIds: readonly string[];
  /** The audience that was asked; null when none was chosen. */
  readonly audienceId: string | null;
}

function linkMap(ids: readonly string[]): Keyed<object> {
  return Object.fromEntries(ids.map((id, index) => [id, { position: positionAt(index) }]));
}

/**
 * Returns operations that store an uploaded study with its files. With readable material it starts as completed, without as
 * planning; dates default to today (R33). A recording and its transcript of one name go together.
 */
export function createResearch(
  form: ResearchForm,
  files: readonly KeptFile[],
  { today, newId }: { today: DateText; newId: NewId },
): { id: string; ops: Op[] } {
  const id = newId();
  const hasText = files.some((file) => file.state === 'text');
  const ops: Op[] = [
    {
      op: 'create',
      kind: 'research',
      id,
      record: {
        id,
        title: form.title.trim(),
        description: form.description.trim(),
        status: hasText ? 'completed' : 'planning',
        type: form.type,
        participants: form.participants,
        plannedTalks: null,
        participantIds: {},
        startDate: today,
        endDate: hasText ? today : null,
        author: form.author.trim(),
        insights: {},
        experimentIds: linkMap(form.experimentIds),
        hypothesisIds: linkMap(form.hypothesisIds),
        questions: {},
        audienceId: form.audienceId,
        history: {},
      },
    },
  ];
  const positions = files.map((_, index) => positionAt(index));
  ops.push(...createMaterials(id, files, positions, newId).ops);
  return { id, ops };
}

/**
 * Returns operations that remove a study with its materials and texts. Hypotheses not yet taken up go with it; those in the
 * backlog or in an experiment stay and will say that their source was removed.
 */
export function removeResearch(
  id: string,
  materials: readonly Pick<Material, 'id' | 'state'>[],
  hypotheses: readonly Pick<Hypothesis, 'id' | 'status'>[],
): Op[] {
  return [
    { op: 'remove', kind: 'research', id },
    ...materials.flatMap((material): Op[] => [
      { op: 'remove', kind: 'material', id: material.id },
      ...(material.state === 'text' ? [{ op: 'remove', kind: 'materialText', id: material.id } as const] : []),
    ]),
    ...hypotheses
      .filter((hypothesis) => hypothesis.status === 'new')
      .map((hypothesis): Op => ({ op: 'remove', kind: 'hypothesis', id: hypothesis.id })),
  ];
}
