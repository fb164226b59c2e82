import { onDemand } from '../../../ui/onDemand.ts';

/** The finished board: it stands only at the end of a talk, and its code comes after the talk. */
export const ResultCard = onDemand(() => import('../ResultCard.tsx').then((module) => module.ResultCard));
