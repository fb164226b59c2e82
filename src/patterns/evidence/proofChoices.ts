import { PROOF_LABELS, PROOFS } from '../../domain/research/across/proof.ts';

/** Filter of a list by what the evidence says of a hypothesis. */
export const PROOF_CHOICE = {
  name: 'proof',
  label: 'Доказанность',
  word: 'доказанность',
  options: [
    { value: 'all', label: 'Любая оценка' },
    ...PROOFS.map((proof) => ({ value: proof, label: PROOF_LABELS[proof] })),
  ],
} as const;

/**
 * The order of a list that may be had by evidence.
 * @param usual what the list's own order is called: «Сначала новые»
 */
export const rankChoice = (usual: string) =>
  ({
    name: 'rank',
    label: 'Порядок',
    word: '',
    options: [
      { value: 'usual', label: usual },
      { value: 'proof', label: 'По доказанности' },
    ],
  }) as const;
