import * as v from 'valibot';

import type { KeptPart } from '../reader.ts';
import type { HeldSegment } from './heldSegment.ts';
import { segmentSchema } from './segment/segment.ts';

/** An index as it is kept. */
export interface KeptIndex {
  /** Up to which change the records are in it. */
  readonly number: number;
  readonly segments: readonly HeldSegment[];
}

const HEAD = 'head';

const headSchema = v.object({
  form: v.string(),
  id: v.string(),
  number: v.number(),
  segments: v.array(v.object({ name: v.string(), gone: v.instance(Uint8Array<ArrayBuffer>) })),
});

/**
 * An index in parts, to be kept.
 * @param form names the code that made it: other code may read other words of the same record
 * @param id of what is kept (source.ts)
 */
export function partsOf({ number, segments }: KeptIndex, form: string, id: string): readonly KeptPart[] {
  const named = segments.map(({ segment, gone }) => ({ name: segment.id, gone: gone.slice() }));
  const head: v.InferOutput<typeof headSchema> = { form, id, number, segments: named };
  return [
    { name: HEAD, value: head, isOther: true },
    ...segments.map(({ segment }) => ({ name: segment.id, value: segment, isOther: false })),
  ];
}

/** The index of parts that were kept; null when it is damaged, or made by other code, or for another state of the records. */
export function indexOfParts(stored: readonly unknown[], form: string, id: string): KeptIndex | null {
  const parts = v.safeParse(v.array(v.object({ name: v.string(), value: v.unknown() })), stored);
  const values = new Map(parts.success ? parts.output.map(({ name, value }) => [name, value]) : []);
  const head = v.safeParse(headSchema, values.get(HEAD));
  if (!head.success || head.output.form !== form || head.output.id !== id) return null;
  const segments = head.output.segments.flatMap(({ name, gone }): HeldSegment[] => {
    const segment = v.safeParse(segmentSchema, values.get(name));
    return segment.success && segment.output.id === name && gone.length === segment.output.ids.length
      ? [{ segment: segment.output, gone }]
      : [];
  });
  return segments.length === head.output.segments.length ? { number: head.output.number, segments } : null;
}
