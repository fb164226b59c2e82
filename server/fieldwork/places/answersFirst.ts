/* Who has begun goes before who begins (R431). */

/** Answers under way on this server beside which nobody begins: a database with ten connections has enough to do with them. */
const ENOUGH = 12;

/** Milliseconds that somebody waits to begin, at most: their page is patient for half a minute. */
const LONGEST = 12_000;

/** Takes what respondents send in this order: who begins waits while many others answer. */
export interface AnswersFirst {
  /** Does what somebody who has begun waits for: at once. */
  answering<T>(work: () => Promise<T>): Promise<T>;
  /** Does what somebody begins by: when few answer, those who have waited longest first; in time, however many do. */
  beginning<T>(work: () => Promise<T>): Promise<T>;
}

/** The order of one server. @param longest milliseconds that somebody waits at most */
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
