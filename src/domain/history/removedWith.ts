import type { Op } from '../core/operation.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import type { Material } from '../research/research.ts';

/** Records of a study that are removed. */
export interface RemovedOfStudy {
  readonly materials: readonly Pick<Material, 'id' | 'state' | 'deletedAt'>[];
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'deletedAt'>[];
}

/**
 * Returns operations that bring back what was removed together with a study: at the same moment. What was removed before stays
 * removed.
 */
export function restoreWithStudy(removedAt: string, { materials, hypotheses }: RemovedOfStudy): readonly Op[] {
  const isOfIt = ({ deletedAt }: { readonly deletedAt: string | null }): boolean => deletedAt === removedAt;
  return [
    ...materials
      .filter(isOfIt)
      .flatMap(({ id, state }): Op[] => [
        { op: 'restore', kind: 'material', id },
        ...(state === 'text' ? [{ op: 'restore', kind: 'materialText', id } as const] : []),
      ]),
    ...hypotheses.filter(isOfIt).map(({ id }): Op => ({ op: 'restore', kind: 'hypothesis', id })),
  ];
}
