import { count, eq } from 'drizzle-orm';

import { letter } from '#server/db/tables/inbox.ts';
import { createLog } from '#server/core/log.ts';
import { createPostman } from '#server/mail/postman.ts';
import { queueLetter } from '#server/mail/queueLetter.ts';
import { createCarrier } from '#server/mail/smtp.ts';
import { createMetrics } from '#server/core/metrics.ts';
import { startMailbox } from '#tests/support/servers/mailbox.ts';

import { withDatabase } from './database.ts';

/* How long a crowd's invitations take to a mail server of this machine, which reads each in this process, too. */

const now = (): Date => new Date();

/** Queues letters at once, and says how long it takes until the last has gone, and over how many connections. */
export async function benchLetters(
  engine: string,
  url: string,
  letters: number,
): Promise<Record<string, string | number>> {
  const box = await startMailbox();
  try {
    return await withDatabase(engine, url, async (database) => {
      const until = new Date(Date.now() + 60 * 60 * 1000);
      await database.transaction({}, async (tx) => {
        for (let at = 0; at < letters; at += 1) {
          const said = { subject: 'Приглашение', heading: 'Вас зовут', paragraphs: ['Ждём вас.'], notes: [] };
          const to = `p${at}@crowd.example`;
          await queueLetter(tx, { to, companyId: null, purpose: 'invitation', about: 'x', until, ...said }, now());
        }
      });
      const began = performance.now();
      const postman = createPostman({
        database: async () => database,
        carrier: async () => createCarrier({ url: box.url, from: 'no-reply@orientir.example' }),
        now,
        log: createLog(() => undefined),
        metrics: createMetrics(),
      });
      const waiting = async (): Promise<number> =>
        database.transaction({ mail: true }, async (tx) => {
          const [row] = await tx.select({ left: count() }).from(letter).where(eq(letter.state, 'waiting'));
          return row?.left ?? 0;
        });
      while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      const seconds = (performance.now() - began) / 1000;
      await postman.stop();
      return {
        letters,
        arrived: box.letters.length,
        seconds: Math.round(10 * seconds) / 10,
        connections: box.connections().all,
        'at once': box.connections().most,
      };
    });
  } finally {
    await box.stop();
  }
}
