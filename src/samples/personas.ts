import type { Persona } from '../domain/audiences/audience.ts';
import { leaderPersonas } from './personas-leaders.ts';
import { practitionerPersonas } from './personas-practitioners.ts';

/** Eleven personas: two or three for each audience. */
export const personas: readonly Persona[] = [...practitionerPersonas, ...leaderPersonas];
