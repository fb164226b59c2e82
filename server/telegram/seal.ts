import { createSealing } from '../core/sealing.ts';

/** Seals and opens tokens of bots. */
export const { seal, unseal } = createSealing('orientir: token of a bot');
