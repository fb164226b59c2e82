import { and, asc, notInArray } from 'drizzle-orm';

import type { ServerContext } from '../../context/context.ts';
import { tellAll } from '../../context/tellAll.ts';
import { narrow, type Database } from '../../db/database.ts';
import type { LazyDatabase } from '../../db/lazyDatabase.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import type { Fieldwork } from '../fieldwork.ts';
import type { StoredRespondent } from '../takeIncoming.ts';
import { announceRound, roundsToAnnounce } from './announcing.ts';
import { dropFiles, hasFilesLeft } from './dropFiles.ts';
import { eraseTalks } from './eraseTalks.ts';
import { lookForContacts } from './hidingContacts.ts';
import { endsBy } from './term.ts';
import { unnameParticipants } from './unnaming.ts';

/*
 * Retention of respondents' words for the term that they were promised. Then they are erased automatically, announced before, and
 * the figures stay.
 */

const HOUR = 60 * 60 * 1000;

/** Interviews of one round that are erased by one commit, at most. */
const AT_ONCE = 50;

export type RetainingOptions = Pick<ServerContext, 'environment' | 'hub' | 'log' | 'now'> & {
  readonly fieldwork: Fieldwork;
  readonly database: LazyDatabase;
  /** Opens the files. */
  readonly files: ServerContext['files']['get'];
  /** Milliseconds between two looks; default an hour. */
  readonly every?: number | undefined;
};

export interface Retaining {
  /** Looks now whose term is near, and whose has come. @returns how many interviews were erased */
  look(): Promise<number>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Talks by their rounds: each round's are erased by commits of their own, so that the journal tells how many of which went. */
function byRound(due: readonly Pick<StoredRespondent, 'companyId' | 'roundId' | 'id'>[]) {
  const rounds = new Map<string, { readonly companyId: string; readonly ids: string[] }>();
  for (const { companyId, roundId, id } of due) {
    const name = JSON.stringify([companyId, roundId]);
    const round = rounds.get(name) ?? { companyId, ids: [] };
    round.ids.push(id);
    rounds.set(name, round);
  }
  return [...rounds.values()];
}

/** Tells of what is near its term, and erases what has been kept for it; begins to look at once. */
export function createRetaining(options: RetainingOptions): Retaining {
  const { database, log, now, every = HOUR } = options;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let looking: Promise<number> | null = null;

  async function erase(open: Database, companyId: string, ids: readonly string[]): Promise<number> {
    const erased = await open.transaction({ company: companyId }, async (tx) => {
      await narrow(tx, { company: companyId });
      return eraseTalks(options, tx, companyId, ids);
    });
    if (erased.talks > 0) {
      await tellAll(options, companyId, { type: 'head', seq: erased.seq });
      for (const round of erased.rounds) options.fieldwork.changed(companyId, round);
    }
    return erased.talks;
  }

  /** One company's talks; one that cannot be erased does not hold up the others. */
  async function eraseAll(open: Database, companyId: string, ids: readonly string[]): Promise<number> {
    try {
      return await erase(open, companyId, ids);
    } catch (error) {
      log.error('interviews_not_erased', error);
      if (ids.length === 1) return 0;
    }
    let talks = 0;
    for (const id of ids) {
      if (isStopped()) break;
      talks += await eraseAll(open, companyId, [id]);
    }
    return talks;
  }

  /** One round that cannot be told of holds up no other, nor what is erased: that was promised to those who spoke. */
  async function announce(open: Database, moment: Date): Promise<void> {
    for (const { companyId, roundId } of await roundsToAnnounce(open, moment)) {
      if (isStopped()) break;
      try {
        const told = await open.transaction({ company: companyId }, (tx) =>
          announceRound(tx, companyId, roundId, moment),
        );
        if (told) await tellAll(options, companyId, { type: 'head', seq: told.seq, concerned: told.concerned });
      } catch (error) {
        log.error('interviews_not_announced', error);
      }
    }
  }

  async function lookNow(): Promise<number> {
    const open = await database.get();
    await unnameParticipants(options, open, isStopped).catch((error: unknown) => log.error('names_not_taken', error));
    await lookForContacts(options, open, isStopped).catch((error: unknown) => log.error('contacts_not_hidden', error));
    // Nothing comes to its term between what is announced and what is erased.
    const moment = now();
    await announce(open, moment);
    const tried: string[] = [];
    let talks = 0;
    for (let isMore = true; isMore && !isStopped();) {
      const due = await open.transaction({ fieldwork: true }, (tx) =>
        tx
          .select({ companyId: respondent.companyId, roundId: respondent.roundId, id: respondent.id })
          .from(respondent)
          .where(and(endsBy(moment), tried.length === 0 ? undefined : notInArray(respondent.id, tried)))
          .orderBy(asc(respondent.companyId), asc(respondent.roundId), asc(respondent.lastAt), asc(respondent.id))
          .limit(AT_ONCE),
      );
      isMore = due.length > 0;
      for (const { companyId, ids } of byRound(due)) {
        if (isStopped()) break;
        const erased = await eraseAll(open, companyId, ids);
        talks += erased;
        // Talks that could not be erased now, or that another process holds, are left to the next check.
        if (erased < ids.length) tried.push(...ids);
      }
    }
    const left = await open.transaction({ fieldwork: true }, (tx) =>
      tx.select({ companyId: respondent.companyId, id: respondent.id }).from(respondent).where(hasFilesLeft()),
    );
    for (const { companyId, id } of left) {
      if (isStopped()) break;
      await dropFiles(options, open, companyId, id).catch((error: unknown) => log.error('files_not_erased', error));
    }
    return talks;
  }
  /** One look at a time: the next begins when this one has ended. */
  const look = (): Promise<number> => (looking ??= lookNow().finally(() => (looking = null)));
  const lookQuietly = (): void => void look().catch((error: unknown) => log.error('retention', error));

  const timer = setInterval(lookQuietly, every).unref();
  lookQuietly();
  return {
    look,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
