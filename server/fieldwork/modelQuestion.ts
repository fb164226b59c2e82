import { adviceFor } from '../../src/domain/evidence/asking.ts';
import { loadModel } from '../../src/domain/evidence/loadModel.ts';
import { maskedPlaces } from '../../src/domain/evidence/personal/maskTexts.ts';
import { maskedWords } from '../../src/domain/evidence/verbatim/numbered.ts';
import { exchangesBefore } from '../../src/domain/fieldwork/followUp.ts';
import type { ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import type { ModelTask } from '../../src/domain/model/task.ts';
import { followUp, MOST_ANSWER_READ } from '../../src/domain/model/tasks/followUp.ts';
import { askTask, modelNow } from '../model/askTask.ts';
import { patienceOf, type ModelContext } from '../model/models.ts';
import type { LoadedConversation } from './takeIncoming.ts';

/* Words for what is asked after an answer, of the company's model: in time, or none. */

export interface ModelQuestion {
  readonly question: string;
  readonly model: string;
}

/** Milliseconds that a respondent waits for a model's question, at most. */
const WAIT = 4_000;

/** Letters of what was asked before that a model reads. */
const MOST_ASKED = 1000;

/** Returns a model's input about a question and its answers, personal data hidden; null where there is nothing to read. */
function inputOf({ script, conversation }: LoadedConversation, place: ScriptPlace) {
  const exchanges = exchangesBefore(script, conversation, place);
  // Recordings and attached files have no text to read.
  if ((exchanges.at(-1)?.answer ?? '') === '') return null;
  const texts = exchanges.flatMap(({ asked, answer }) => [asked, answer]);
  const hidden = maskedPlaces(texts);
  const out = texts.map((text, index) => maskedWords(text, hidden[index] ?? []));
  return {
    exchanges: exchanges.map((_, index) => ({
      asked: (out[2 * index] ?? '').slice(0, MOST_ASKED),
      answer: (out[2 * index + 1] ?? '').slice(0, MOST_ANSWER_READ),
    })),
  };
}

/** Returns a model's question, unchecked, and its name; null for nothing. */
async function ask(
  server: ModelContext,
  standing: LoadedConversation,
  place: ScriptPlace,
  signal: AbortSignal,
): Promise<ModelQuestion | null> {
  const input = inputOf(standing, place);
  if (!input) return null;
  const { companyId } = standing.row;
  // The respondent is a stranger: a company's model has as many questions for them as for its own people.
  server.models.spend(companyId);
  const database = await server.database.get();
  const its = await modelNow(server, companyId, (work) => database.transaction({ company: companyId }, work));
  const usual = patienceOf(server);
  const patience = { first: Math.min(WAIT, usual.first), between: Math.min(WAIT, usual.between), whole: WAIT };
  let output: unknown = null;
  await askTask(server, its, {
    companyId,
    task: followUp as unknown as ModelTask,
    input,
    patience,
    signal,
    tell(event, data) {
      if (event === 'done' && 'output' in data) ({ output } = data);
    },
  });
  if (output === null) return null;
  const { question } = output as { question: string };
  // Leading questions, and ones that can be answered with a yes, are not asked: the same judge reads people's own questions.
  const fault = adviceFor(question, (await loadModel()).verdicts);
  return fault === null ? { question, model: its.state.name } : null;
}

/**
 * Returns a model's question at a place, and its name. It takes some seconds at most, whatever a model does; null where it is
 * late, is unavailable, or returns nothing usable. Throws nothing, and logs nothing of people's words.
 * @param stopping aborts when the server ends
 */
export function modelQuestion(
  server: ModelContext,
  standing: LoadedConversation,
  place: ScriptPlace,
  stopping: AbortSignal,
): { readonly inTime: Promise<ModelQuestion | null>; readonly ended: Promise<unknown> } {
  const limit = new AbortController();
  const signal = AbortSignal.any([limit.signal, stopping]);
  const timer = setTimeout(() => limit.abort(), Math.min(WAIT, server.modelPatience.whole ?? WAIT));
  const asked = ask(server, standing, place, signal).catch(() => null);
  const late = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  return { inTime: Promise.race([asked, late]).finally(() => clearTimeout(timer)), ended: asked };
}
