import { toJsonSchema } from '@valibot/to-json-schema';

import type { ModelTask } from '../../src/domain/model/task.ts';

/** A JSON schema, as a model is given it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Constraints that model servers are known to respect, beside the shape itself. */
const KEPT = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'anyOf',
  'additionalProperties',
  'minItems',
  'maxItems',
  'description',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object with all of its fields and no other: what `strict` asks for. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isObject(schema)) return schema;
  const kept = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => KEPT.has(key))
      .map(([key, value]) => [
        key,
        key === 'properties' && isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strict(field)]))
          : strict(value),
      ]),
  );
  if (!isObject(kept.properties)) return kept;
  return { ...kept, required: Object.keys(kept.properties), additionalProperties: false };
}

/** The shape of a task's answer as a model is given it. */
export const jsonSchemaOf = (task: Pick<ModelTask, 'output'>): JsonSchema =>
  strict(toJsonSchema(task.output as never, { errorMode: 'ignore', typeMode: 'input' })) as JsonSchema;
