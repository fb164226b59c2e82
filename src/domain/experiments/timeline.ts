import type { Canvas, Experiment, ExperimentStatus, TimelineEntry, Verdict } from './experiment.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionBetween, type DateText, type Positioned, type NewId } from '../core/record.ts';

/** Who acts, when, and where new ids come from; rules have no clock and no random of their own. */
export interface ActContext {
  /** Name that the timeline shows. */
  readonly author: string;
  /** Moment of the act, ISO 8601, UTC. */
  readonly at: string;
  /** Calendar date of that moment where the person is. */
  readonly today: DateText;
  readonly newId: NewId;
}

/** An experiment's history, oldest first: by moment, entries of one moment in the order they were made. */
export function timelineOf(
  experiment: Pick<Experiment, 'timeline'>,
): (Positioned<TimelineEntry> & { readonly key: string })[] {
  return ordered(experiment.timeline).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Adds an entry at the end; a key that is taken would overwrite an entry, so it is refused. */
export function note(
  { id, timeline }: Pick<Experiment, 'id' | 'timeline'>,
  action: string,
  { author, at, newId }: ActContext,
): Op {
  const key = newId();
  if (Object.hasOwn(timeline, key)) throw new RangeError(`timeline entry «${key}» exists already`);
  const last = ordered(timeline).at(-1)?.position ?? null;
  const value: Positioned<TimelineEntry> = { date: at, action, author, position: positionBetween(last, null) };
  return { op: 'put', kind: 'experiment', id, map: 'timeline', key, value };
}

/** Status and verdict are always set together, so that taking one change back never parts them. */
export function enter(
  id: string,
  status: ExperimentStatus,
  fields: Partial<Pick<Experiment, keyof Canvas | 'assigneeId'>> = {},
  verdict: Verdict | null = null,
): Op {
  return { op: 'set', kind: 'experiment', id, fields: { ...fields, status, verdict } };
}
