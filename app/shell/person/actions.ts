import { living } from '#src/domain/core/record.ts';
import { dateOf, formatMoment } from '#src/domain/core/format.ts';
import type { Stored } from '#src/domain/forgetting/cited.ts';
import { bodyOf, findPerson, type FoundPerson } from '#src/domain/forgetting/findPerson.ts';
import { forgetting, withFiles, type MadeFile } from '#src/domain/forgetting/forgetting.ts';
import type { ForgottenCounts } from '#src/domain/forgetting/forgetBody.ts';
import type { ForgetAnswer, ForgetBody } from '#src/domain/forgetting/forgetBody.ts';
import { proofText } from '#src/domain/forgetting/forgottenWords.ts';
import { personRecords, type PersonData } from '#src/domain/forgetting/personData.ts';
import { whomHere } from '#src/domain/forgetting/whomHere.ts';
import { isKind } from '#src/domain/kindFacts.ts';
import { parseRow } from '#src/domain/plan.ts';
import { RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';

import { download, fileName } from '../../shared/download.ts';
import { answered, ServerError } from '../../shared/team/ServerError.ts';
import { ONLY_PERSON, type Store } from '#store/port.ts';
import { pause } from '#src/domain/inStretches.ts';
import { createPersonApi } from '#store/team/apis/personApi.ts';

const API = createPersonApi((...given) => fetch(...given));

/** Rows parsed between two pauses, in which the page answers. */
const TOGETHER = 200;

/** How often the plan is made anew for what another tab has written meanwhile. */
const ROUNDS = 5;

/** Returns everything that the company has here, removed records included; unreadable ones are skipped. */
async function readAll(store: Store): Promise<readonly Stored[]> {
  const rows: Stored[] = [];
  for (const [at, { kind, record }] of (await store.dump()).entries()) {
    if (at % TOGETHER === TOGETHER - 1) await pause();
    const row = isKind(kind) ? parseRow(kind, record.id, record) : null;
    if (row?.ok) rows.push({ kind, record: row.record } as Stored);
  }
  return rows;
}

/** Whether the company's server is to do it. @throws ServerError while it does not know all that is done here */
function isShared(store: Store): boolean {
  const sync = store.sync();
  if (sync.mode === 'unknown') throw new ServerError('Компания ещё открывается. Повторите через минуту.');
  if (sync.mode === 'local') return false;
  if (sync.isUploading) throw new ServerError('Компания ещё переезжает на сервер. Повторите, когда она там будет.');
  if (sync.unsent > 0)
    throw new ServerError(
      'Не все изменения дошли до сервера: человек мог бы вернуться с ними. Повторите, когда дойдут.',
    );
  return true;
}

/** Finds the records of a person in the company. */
export async function findPlaces(store: Store, who: ForgetBody): Promise<readonly FoundPerson[]> {
  const settings = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
  return findPerson(await readAll(store), who, settings?.hidesNames ?? false);
}

/** Returns the person to act on: their records, or the original request where no record is here (only their interview). */
export const whoOf = (found: readonly FoundPerson[], chosen: ReadonlySet<string>, asked: ForgetBody): ForgetBody => {
  const { contacts, participants } = bodyOf(found.filter(({ id }) => chosen.has(id)));
  return { contacts, participants: [...new Set([...participants, ...asked.participants])] };
};

const NONE: ForgottenCounts = { contacts: 0, participants: 0, transcripts: 0, files: 0, marks: 0, quotes: 0, insights: 0, comments: 0, mentions: 0 }; // prettier-ignore

/** Counts the data that forgetting a person now would erase. */
export async function countPerson(store: Store, who: ForgetBody): Promise<ForgetAnswer['counts']> {
  if (isShared(store)) return answered(await API.count(store.companyId, who)).counts;
  const rows = await readAll(store);
  return { ...forgetting(rows, whomHere(rows, who), new Date().toISOString()).counts, interviews: 0 };
}

/**
 * Forgets a person in a company that exists in this browser alone: the same plan, the same operations. Repeated until nothing is
 * left: another tab may have written about them meanwhile.
 */
async function forgetHere(store: Store, who: ForgetBody): Promise<ForgetAnswer> {
  const at = new Date().toISOString();
  const counts: Record<keyof ForgottenCounts, number> = { ...NONE };
  const files = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = await readAll(store);
    const plan = forgetting(rows, whomHere(rows, who), at);
    if (plan.ops.length === 0) break;
    const made = new Map<string, MadeFile>();
    for (const { materialId, text } of plan.rewritten) {
      const blob = new Blob([text], { type: 'text/plain' });
      made.set(materialId, { fileId: await store.files.put(blob), size: blob.size });
    }
    await store.commit(withFiles(plan, made), { erases: true });
    for (const key of Object.keys(counts) as (keyof ForgottenCounts)[]) counts[key] += plan.counts[key];
    for (const id of plan.files) files.add(id);
  }
  for (const id of files) await store.files.erase(id);
  return { counts: { ...counts, interviews: 0 }, at };
}

/** Forgets a person: on the server of a shared company, else in this browser. */
export const forgetPerson = async (store: Store, who: ForgetBody): Promise<ForgetAnswer> =>
  isShared(store) ? answered(await API.forget(store.companyId, who)) : forgetHere(store, who);

/** The company and who works in it, by name. */
async function namesOf(store: Store): Promise<{ readonly company: string; readonly by: string }> {
  const sync = store.sync();
  const [company, profile, member] = await Promise.all([
    store.get('company', store.companyId),
    store.get('profile', ONLY_PERSON),
    sync.mode === 'team' && sync.memberId !== undefined ? store.get('member', sync.memberId) : undefined,
  ]);
  return { company: company?.name ?? '', by: member?.name ?? profile?.name ?? '' };
}

/** Saves the file that proves that a person was forgotten. */
export async function saveProof(
  store: Store,
  who: ForgetBody,
  codeNames: readonly string[],
  { counts, at }: ForgetAnswer,
): Promise<void> {
  const names = await namesOf(store);
  const text = proofText({
    ...names,
    at: formatMoment(at),
    moment: at,
    isShared: store.sync().mode === 'team',
    codeNames,
    ids: [...new Set([...who.contacts.map(({ key }) => key), ...who.participants])],
    counts,
  });
  // Windows reads a text without a mark as of its own old page.
  const blob = new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' });
  download(blob, fileName('Подтверждение удаления', names.company, dateOf(new Date(at)), 'txt'));
}

/** Returns the current code names of participants: after forgetting they are unknown. */
export async function codeNamesOf(store: Store, { participants }: ForgetBody): Promise<readonly string[]> {
  const found = await Promise.all(participants.map((id) => store.get('participant', id)));
  return found.flatMap((one) => one?.codeName || []);
}

/** Makes the file of all the company's data about a person, and hands it to the browser to save. Returns its name. */
export async function exportPerson(store: Store, who: ForgetBody): Promise<string> {
  const [{ makeWorkbook }, { personSheets }] = await Promise.all([
    import('#files/writing/spreadsheet.ts'),
    import('./personWorkbook.ts'),
  ]);
  const names = await namesOf(store);
  const data = await readPerson(store, who);
  const name = fileName('Данные человека', names.company, dateOf(new Date(data.at)), 'xlsx');
  download(await makeWorkbook(personSheets(data, { ...names, isShared: store.sync().mode === 'team' })), name);
  return name;
}

async function readPerson(store: Store, who: ForgetBody): Promise<PersonData> {
  if (isShared(store)) return answered(await API.data(store.companyId, who));
  const at = new Date().toISOString();
  const rows = await readAll(store);
  return { ...personRecords(rows, whomHere(rows, who), at), talks: [], at };
}
