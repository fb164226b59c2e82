import { onDemand } from '../../../ui/onDemand.ts';

/** Finished board: it appears only at the end of a talk, and its code loads after the talk. */
export const ResultCard = onDemand(() => import('../ResultCard.tsx').then((module) => module.ResultCard));
