import * as v from 'valibot';

import { sameGuid, tidyGuid } from '#src/domain/exchange/guid.ts';
import { OWN_PART_FORMAT, OWN_PART_VERSION, type OwnHypothesis, type OwnTaken } from '#src/domain/exchange/ownPart.ts';
import type { RefiFindings } from '#src/domain/exchange/project.ts';
import { hypothesisSchema, quoteSchema } from '#src/domain/research/hypotheses/schema.ts';

import { guid } from './refiShapes.ts';

/** Content of the product's own part of a project. */
export interface OwnPart {
  readonly hypotheses: readonly OwnHypothesis[];
  readonly taken: readonly OwnTaken[];
  readonly lost: RefiFindings['lostHypotheses'];
}

const partShape = v.object({
  format: v.literal(OWN_PART_FORMAT),
  version: v.number(),
  hypotheses: v.array(v.unknown()),
  /** Absent in files from before words had kinds there. */
  taken: v.optional(v.array(v.unknown()), []),
});

/** Words as their record has them, so that a field that is new there comes along. */
const quoteShape = v.object({
  ...v.omit(quoteSchema, ['passage', 'researchId']).entries,
  isFromHere: v.boolean(),
  isPlaced: v.boolean(),
});

const lines = v.array(v.string());
const said = v.pick(hypothesisSchema, [
  'text',
  'description',
  'stage',
  'touchpoint',
  'relevance',
  'comment',
  'jtbd',
  'context',
]);

const takenShape = v.object({ guid, ...v.pick(quoteSchema, ['kind', 'severity']).entries });

const hypothesisShape = v.object({
  ...said.entries,
  guid,
  status: v.picklist(['new', 'added']),
  priority: v.pipe(v.number(), v.finite()),
  gains: lines,
  pains: lines,
  metrics: lines,
  quotes: v.array(quoteShape),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the product's own part of a project; what is damaged in it is counted, and the rest of it is read. */
export function readOwnPart(text: string): OwnPart {
  const part = v.safeParse(partShape, parsed(text));
  if (!part.success) return { hypotheses: [], taken: [], lost: 'all' };
  if (part.output.version > OWN_PART_VERSION) return { hypotheses: [], taken: [], lost: 'newer' };
  const hypotheses = new Map<string, OwnHypothesis>();
  for (const one of part.output.hypotheses) {
    const told = v.safeParse(hypothesisShape, one);
    if (!told.success) continue;
    const own = tidyGuid(told.output.guid);
    if (!hypotheses.has(sameGuid(own))) hypotheses.set(sameGuid(own), { ...told.output, guid: own });
  }
  const taken = part.output.taken.flatMap((one) => {
    const told = v.safeParse(takenShape, one);
    return told.success ? [{ ...told.output, guid: tidyGuid(told.output.guid) }] : [];
  });
  const lost = part.output.hypotheses.length - hypotheses.size;
  return { hypotheses: [...hypotheses.values()], taken, lost: hypotheses.size === 0 && lost > 0 ? 'all' : lost };
}
