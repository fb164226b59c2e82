import * as v from 'valibot';

import { MODEL_TASKS, type TaskName, type TaskOutput } from '#src/domain/model/tasks.ts';

/** Returns the server's output of a task if its shape is known to this page; null for another one. */
export function parseOutput<N extends TaskName>(task: N, value: unknown): { readonly value: TaskOutput<N> } | null {
  const parsed = v.safeParse(MODEL_TASKS[task].output, value);
  return parsed.success ? { value: parsed.output as TaskOutput<N> } : null;
}
