import * as v from 'valibot';

import { MODEL_TASKS, type TaskName, type TaskOutput } from '#src/domain/model/tasks.ts';

/** What the server says came out of a task, of the shape that this page knows; null for another one. */
export function parseOutput<N extends TaskName>(task: N, value: unknown): { readonly value: TaskOutput<N> } | null {
  const parsed = v.safeParse(MODEL_TASKS[task].output, value);
  return parsed.success ? { value: parsed.output as TaskOutput<N> } : null;
}
