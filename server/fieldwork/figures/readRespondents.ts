import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { isUnwilling } from '../../../src/domain/audiences/contact.ts';
import type { RespondentPage, RespondentRow } from '../../../src/domain/fieldwork/figures.ts';
import { cameByLink } from '../../../src/domain/fieldwork/inviting/cameByLink.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent, roundLink } from '../../db/tables/fieldwork.ts';
import { contactLists } from '../inviting.ts';
import { ofRound } from './roundRows.ts';
import { readStateFacts } from './stateFacts.ts';

/** Respondents of one page. */
const RESPONDENTS = 200;

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Columns of a row of the list: the words are not read. */
const LISTED = {
  id: respondent.id,
  codeName: respondent.codeName,
  segment: respondent.segment,
  state: respondent.state,
  channel: respondent.channel,
  listId: respondent.listId,
  contactId: respondent.contactId,
  linkId: respondent.linkId,
  invitedAt: respondent.invitedAt,
  openedAt: respondent.openedAt,
  beganAt: respondent.beganAt,
  finishedAt: respondent.finishedAt,
  lastAt: respondent.lastAt,
  reminded: respondent.reminded,
  filedAt: respondent.filedAt,
  leftAt: respondent.leftAt,
  heldUntil: respondent.heldUntil,
  uncountedAt: respondent.uncountedAt,
  erasedAt: respondent.erasedAt,
};

/** The number in a code name: of those who were invited at once the highest comes first. */
const NUMBER = sql`coalesce(substring(code_name FROM '^Р([0-9]{1,8})$')::integer, 0)`;

/** Moment of the respondent's last event, as the list shows it. */
const LAST = sql`coalesce(finished_at, last_at, began_at, opened_at, invited_at)`;

/** Respondents of a round, those first with whom something has happened last. @param after id of the last one of the page before; null for the first page */
export async function readRespondents(
  tx: Transaction,
  companyId: string,
  roundId: string,
  after: string | null,
  now: Date,
): Promise<RespondentPage> {
  const place = sql`(SELECT ${LAST}, ${NUMBER}, id FROM respondent WHERE company_id = ${companyId} AND id = ${after})`;
  const rows = await tx
    .select(LISTED)
    .from(respondent)
    .where(and(ofRound(companyId, roundId), after === null ? undefined : sql`(${LAST}, ${NUMBER}, id) < ${place}`))
    .orderBy(desc(LAST), desc(NUMBER), desc(respondent.id))
    .limit(RESPONDENTS + 1);
  const page = rows.slice(0, RESPONDENTS);
  const factsOf = await readStateFacts(tx, companyId, page, now);
  const [widget] = await tx
    .select({ id: roundLink.id })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId), eq(roundLink.kind, 'widget')));
  const items = page.map((row): RespondentRow => ({
    id: row.id,
    codeName: row.codeName,
    segment: row.segment,
    ...factsOf(row),
    channel: row.channel === 'web' && widget && row.linkId === widget.id ? 'widget' : row.channel,
    contact: row.listId === null || row.contactId === null ? null : { listId: row.listId, key: row.contactId },
    invitedAt: row.invitedAt.toISOString(),
    openedAt: moment(row.openedAt),
    beganAt: moment(row.beganAt),
    finishedAt: moment(row.finishedAt),
    lastAt: moment(row.lastAt),
    reminded: row.reminded,
    isErased: row.erasedAt !== null,
    materialId: row.filedAt === null || row.state === 'withdrawn' ? null : row.id,
  }));
  return { items, more: rows.length > RESPONDENTS };
}

/** Everybody of a round who was invited by name, is not through and may be written to, in a transaction of its company. */
export async function stillAsked(tx: Transaction, companyId: string, roundId: string) {
  const { id, tokenHash, listId, contactId } = respondent;
  const rows = await tx
    .select({ id, tokenHash, listId, contactId })
    .from(respondent)
    .where(
      and(
        ofRound(companyId, roundId),
        inArray(respondent.state, ['invited', 'opened', 'began', 'stopped', 'declined']),
        isNull(respondent.uncountedAt),
      ),
    )
    .orderBy(asc(respondent.invitedAt), asc(respondent.id));
  const lists = await contactLists(
    tx,
    companyId,
    rows.flatMap((row) => row.listId ?? []),
  );
  return rows.filter((row) => {
    // The address of a respondent from an open link would let a user talk in their place: no one has sent it, and no one has to.
    if (cameByLink(row.id)) return false;
    const contact = lists.get(row.listId ?? '')?.contacts[row.contactId ?? ''];
    return contact === undefined || !isUnwilling(contact);
  });
}
