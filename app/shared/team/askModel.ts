import type { ModelOutcome, ModelTurn } from '#src/domain/model/protocol.ts';
import type { TaskInput, TaskName, TaskOutput } from '#src/domain/model/tasks.ts';

import { isOurs, problemOf, type Problem } from '#store/team/ask.ts';

export interface AskModelOptions {
  /** Stops it, the model's work with it. */
  readonly signal?: AbortSignal | undefined;
  /** Told what of the shown field has come so far, all of it each time; '' when the answer begins again. */
  readonly onText?: (soFar: string) => void;
  /** Told of each turn on the way, once. */
  readonly onTurn?: (turn: ModelTurn) => void;
  /** Asks; the browser's `fetch` but in tests. */
  readonly fetcher?: typeof fetch;
}

/** How long the stream may be silent, ms: the server has a pulse of ten seconds. */
const SILENCE = 45_000;

type Refused = Extract<ModelOutcome<never>, { readonly kind: 'refused' }>;

const refused = (code: Refused['code'], retryAfter: number | null = null): Refused => ({
  kind: 'refused',
  code,
  retryAfter,
});

/** Returns the meaning of a refusal of the whole request. */
function refusalOf(problem: Problem): Refused {
  switch (problem.kind) {
    case 'busy':
      return refused('busy', Math.ceil(problem.wait / 1000));
    case 'tooLarge':
    case 'invalid':
      return refused('tooLong');
    case 'noAccess':
    case 'signedOut':
      return refused('forbidden');
    default:
      return refused('offline');
  }
}

/**
 * Makes the server ask the model of a shared company. The caller has checked with `useModelState` whether there is one. Throws
 * nothing: every way in which it can end is an outcome.
 */
export async function askModel<N extends TaskName>(
  companyId: string,
  task: N,
  input: TaskInput<N>,
  { signal, onText, onTurn, fetcher = fetch }: AskModelOptions = {},
): Promise<ModelOutcome<TaskOutput<N>>> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), SILENCE);
  const turns: ModelTurn[] = [];
  let shown = '';
  try {
    const [{ askTask, modelEvents }, { parseOutput }] = await Promise.all([
      import('#store/team/apis/modelApi.ts'),
      import('./modelOutput.ts'),
    ]);
    const either = signal ? AbortSignal.any([signal, quiet.signal]) : quiet.signal;
    const response = await askTask(companyId, task, input, fetcher, either);
    if (!response.ok || !response.body) {
      return refusalOf(isOurs(response) ? problemOf(response) : { kind: 'offline' });
    }
    for await (const { event, data } of modelEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SILENCE);
      switch (event) {
        case 'pulse':
          break;
        case 'delta':
          shown += data.text;
          onText?.(shown);
          break;
        case 'said':
          turns.push(data.turn);
          onTurn?.(data.turn);
          if (shown !== '') onText?.('');
          shown = '';
          break;
        case 'refused':
          return refused(data.code, data.retryAfter);
        case 'done': {
          const output = parseOutput(task, data.output);
          if (output === null) return refused('badAnswer');
          return { kind: 'done', output: output.value, model: data.model, tokens: data.tokens, cost: data.cost, turns };
        }
      }
    }
    return refused('offline');
  } catch {
    return signal?.aborted ? { kind: 'stopped' } : refused('offline');
  } finally {
    clearTimeout(timer);
  }
}
