/* Who has begun goes before who begins (R431). */

/**
 * Number of answers in progress on this server above which no one begins: a database with ten connections has enough to do with
 * them.
 */
const ENOUGH = 12;

/** Maximum wait before beginning, milliseconds: a respondent's page waits for half a minute. */
const LONGEST = 12_000;

/** Takes what respondents send in this order: who begins waits while many others answer. */
export interface AnswersFirst {
  /** Does work that a respondent who has begun waits for: at once. */
  answering<T>(work: () => Promise<T>): Promise<T>;
  /** Does work with which a respondent begins: when few answer, the longest waiting first; in time, however many answer. */
  beginning<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates the queue of one server.
 * @param longest maximum wait of a respondent, milliseconds
 */
export function createAnswersFirst(longest = LONGEST): AnswersFirst {
  let underWay = 0;
  const waiting = new Set<() => void>();
  async function answering<T>(work: () => Promise<T>): Promise<T> {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      const [next] = waiting;
      if (underWay < ENOUGH) next?.();
    }
  }
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(late);
        waiting.delete(go);
        resolve();
      };
      const late = setTimeout(go, longest);
      waiting.add(go);
    });
  return {
    answering,
    async beginning(work) {
      if (underWay >= ENOUGH || waiting.size > 0) await turn();
      return answering(work);
    },
  };
}
