import type { Incoming, ScriptPlace } from '../../src/domain/fieldwork/path.ts';
import { awaitsWords } from '../../src/domain/fieldwork/followUp.ts';
import type { ModelContext } from '../model/models.ts';
import type { LoadedConversation } from './takeIncoming.ts';

/* Words for what is asked after an answer, where a model words it: for whichever channel asks first. */

/** Words for a question that waits for them. */
type Words = Extract<Incoming, { type: 'worded' }>;

export interface FollowUps {
  /**
   * Returns words for a question that waits for them: a model's, within some seconds, or none. Stores nothing; a concurrent
   * caller with the same question gets the same words. Throws nothing.
   */
  wordsFor(standing: LoadedConversation, place: ScriptPlace): Promise<Words>;
  /** Ends what is under way: there are no words. */
  stop(): Promise<void>;
}

/** The question of a respondent that waits for words; null for none, and where nothing is taken any more. */
export const awaitedOf = ({ script, conversation, closed }: LoadedConversation): ScriptPlace | null =>
  closed === null ? awaitsWords(script, conversation) : null;

/** The follow-up questions of a server; what asks models is loaded with the first. */
export function createFollowUps(server: () => ModelContext): FollowUps {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<Words>>();
  const ending = new Set<Promise<unknown>>();

  async function askFor(standing: LoadedConversation, place: ScriptPlace): Promise<Words> {
    const { modelQuestion } = await import('./modelQuestion.ts');
    const { inTime, ended } = modelQuestion(server(), standing, place, stopping.signal);
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
    const found = await inTime;
    return { type: 'worded', place, text: found?.question ?? null, model: found?.model ?? '' };
  }

  return {
    wordsFor(standing, place) {
      const { companyId, id } = standing.row;
      const name = JSON.stringify([companyId, id, place.question, place.why]);
      const known = underWay.get(name);
      if (known) return known;
      const asking = askFor(standing, place).finally(() => underWay.delete(name));
      underWay.set(name, asking);
      return asking;
    },
    async stop() {
      stopping.abort();
      await Promise.all(ending);
    },
  };
}
