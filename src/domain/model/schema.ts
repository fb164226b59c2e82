import * as v from 'valibot';

import {
  MODEL_FORMATS,
  MODEL_PROBLEMS,
  MODEL_REFUSALS,
  MODEL_TURNS,
  type ModelEvents,
  type ModelState,
  type OwnModel,
} from './protocol.ts';

const tokens = v.object({ in: v.number(), out: v.number() });
const kind = v.picklist(['openai', 'gigachat']);

const money = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const budget = v.object({ tokens: money(1e12), roubles: money(1e9) });
const prices = v.object({ in: money(1e7), out: money(1e7) });

/** Data of each event of a task's stream. */
export const EVENT_SCHEMAS = {
  delta: v.object({ text: v.string() }),
  pulse: v.strictObject({}),
  said: v.object({ turn: v.picklist(MODEL_TURNS) }),
  done: v.object({ output: v.unknown(), model: v.string(), tokens, cost: v.nullable(v.number()) }),
  refused: v.object({ code: v.picklist(MODEL_REFUSALS), retryAfter: v.nullable(v.number()) }),
} as const satisfies { readonly [K in keyof ModelEvents]: v.GenericSchema<unknown, ModelEvents[K]> };

/** A company's model, as the server tells of it. */
export const modelStateSchema: v.GenericSchema<unknown, ModelState> = v.object({
  on: v.boolean(),
  standing: v.picklist(['off', 'probing', 'ready', 'failed']),
  source: v.nullable(v.picklist(['server', 'company'])),
  kind: v.nullable(kind),
  name: v.string(),
  abilities: v.nullable(v.object({ format: v.picklist(MODEL_FORMATS), streams: v.boolean() })),
  problem: v.nullable(v.picklist(MODEL_PROBLEMS)),
  checkedAt: v.nullable(v.string()),
  budget,
  prices,
  spent: v.object({ month: v.string(), tokens, roubles: v.nullable(v.number()) }),
  address: v.nullable(v.string()),
  hasServers: v.boolean(),
});

const printable = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^[^\p{Cc}]*$/u));

/** A company's own model, as it is set. */
export const ownModelSchema: v.GenericSchema<unknown, OwnModel> = v.object({
  kind,
  address: v.pipe(printable(500), v.nonEmpty()),
  name: v.pipe(printable(200), v.nonEmpty()),
  // A header can carry nothing else.
  key: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(4000), v.regex(/^[!-~]*$/))),
  budget,
  prices,
});
