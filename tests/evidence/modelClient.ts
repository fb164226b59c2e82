import * as v from 'valibot';

import { objectIn } from '#src/domain/model/answer.ts';
import type { AskTask } from '#src/domain/model/reading.ts';
import type { ModelOutcome } from '#src/domain/model/protocol.ts';
import { toldFor, type ModelTask } from '#src/domain/model/task.ts';
import { MODEL_TASKS } from '#src/domain/model/tasks.ts';

/** Where the model is that is measured. */
export interface ModelSettings {
  readonly base: string;
  readonly name: string;
  /** Empty where none is asked for. */
  readonly key: string;
}

/** Returns the model of the environment, by the server's own names for it; null while none is set. */
export function settingsIn(environment: Readonly<Record<string, string | undefined>>): ModelSettings | null {
  const { MODEL_BASE_URL: base = '', MODEL_NAME: name = '', MODEL_API_KEY: key = '' } = environment;
  return base.trim() === '' || name.trim() === '' ? null : { base: base.trim().replace(/\/+$/, ''), name, key };
}

const answerSchema = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.nullable(v.string()) }) })),
  usage: v.optional(v.nullable(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() }))),
});

/** How long a model may take for one answer, ms: a small one on a processor needs minutes. */
const PATIENCE = 300_000;

/**
 * Asks a model as the server does in its plainest way: one JSON object, parsed by the task's own shape. Nothing is put right and nothing
 * is asked again: what is measured is the model.
 */
export function clientOf(settings: ModelSettings): AskTask {
  const ask = askerOf(settings);
  return (name, input) => ask(MODEL_TASKS[name] as unknown as ModelTask, input) as never;
}

/** The same for any task, of the product or not. */
export function askerOf({ base, name, key }: ModelSettings) {
  return async (task: ModelTask, input: unknown): Promise<ModelOutcome<unknown>> => {
    const refused = { kind: 'refused', retryAfter: null } as const;
    try {
      const response = await fetch(`${base}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key === '' ? {} : { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model: name,
          messages: toldFor(task, input),
          temperature: task.temperature ?? 0.2,
          max_tokens: task.limits.outputTokens,
          response_format: { type: 'json_object' },
        }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (response.status === 429) return { ...refused, code: 'busy' };
      if (!response.ok) return { ...refused, code: 'unreachable' };
      const answer = v.safeParse(answerSchema, await response.json());
      if (!answer.success) return { ...refused, code: 'badAnswer' };
      const said = answer.output.choices[0]?.message.content ?? '';
      const output = v.safeParse(task.output, objectIn(said));
      if (!output.success) return { ...refused, code: said === '' ? 'declined' : 'badAnswer' };
      const { prompt_tokens: read = 0, completion_tokens: written = 0 } = answer.output.usage ?? {};
      const tokens = { in: read, out: written };
      return { kind: 'done', output: output.output, model: name, tokens, cost: null, turns: [] };
    } catch (error) {
      return { ...refused, code: error instanceof DOMException ? 'timeout' : 'unreachable' };
    }
  };
}
