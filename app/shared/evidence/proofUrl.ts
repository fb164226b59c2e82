import { readProofFilter, type ProofFilter } from '#src/domain/research/across/proof.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** Returns the codec of a list by evidence: `proof=supported&rank=proof`, the names behind a prefix where two lists share it. */
export const proofUrl = (prefix = ''): UrlCodec<ProofFilter> => ({
  read: (params) => readProofFilter(params.get(`${prefix}proof`), params.get(`${prefix}rank`)),
  write: ({ proof, rank }, params) => {
    setOrDrop(params, `${prefix}proof`, proof, 'all');
    setOrDrop(params, `${prefix}rank`, rank, 'usual');
  },
});

/** Codec of a screen with one such list. */
export const PROOF_URL = proofUrl();
