import type { Role } from '#src/domain/account/account.ts';
import { hashBlob } from '#store/hash.ts';
import { isObject } from '#src/domain/core/record.ts';
import { isSame } from '#src/domain/core/same.ts';
import { filesOf } from '#src/domain/kindFacts.ts';
import { uniqueNames, type RecordName } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';
import {
  PROTOCOL,
  type CommitAnswer,
  type PulledRecord,
  type SentCommit,
  type Session,
} from '#src/domain/sync/protocol.ts';
import type { Actor } from '#src/domain/sync/rights.ts';
import { parsePush, parseSentCommit } from '#src/domain/sync/schema.ts';
import { takeCommit } from '#src/domain/sync/take.ts';

/*
 * A server of the protocol (docs/protocol.md) over plain maps: what the browser's side is judged by where no real one runs. It
 * judges by the same rules as the real one, and keeps nothing.
 */

interface Entry {
  readonly named: RecordName;
  readonly stored: unknown;
  readonly seq: number;
  readonly by: string;
}

/** A company as the server has it. */
interface ServedCompany {
  readonly id: string;
  name: string;
  isUploading: boolean;
  seq: number;
  readonly records: Map<string, Entry>;
  readonly answers: Map<string, CommitAnswer>;
  /** Commits that were taken, in order, with who made them. */
  readonly taken: { readonly commit: SentCommit; readonly by: string; readonly seq: number }[];
  readonly erased: { readonly named: RecordName; readonly seq: number }[];
  readonly members: Map<string, Role>;
  /** People who were of it: they hear so. */
  readonly former: Set<string>;
  /** Files that are there, by their hash. */
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Received parts of the others, by sender and hash. */
  readonly uploads: Map<string, Uint8Array<ArrayBuffer>>;
  /** Whether it leaves in place what devices claim of who, when and what before, as a server does with its own word alone. */
  believes: boolean;
}

export interface ServedPerson {
  readonly id: string;
  readonly name: string;
  /** Their member record; not given: none is known. */
  readonly memberId?: string;
}

export interface TeamServer {
  readonly companies: Map<string, ServedCompany>;
  /** Makes a company that is open, with this owner. */
  addCompany(id: string, owner: ServedPerson): ServedCompany;
  /** Tokens of links: which company, which role. */
  readonly links: Map<string, { readonly companyId: string; readonly role: Role }>;
  /** `fetch` of a person's device; signed in as them from the start, unless null. */
  fetchAs(person: ServedPerson | null): typeof fetch;
  /** Calls back when a company's number has changed. Returns the way to stop. */
  onHead(companyId: string, call: (seq: number) => void): () => void;
}

const key = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind}/${id}`;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const refused = (status: number, error: string): Response => json(status, { error });

function newCompany(id: string, name: string, owner: ServedPerson): ServedCompany {
  return {
    id,
    name,
    isUploading: true,
    seq: 0,
    records: new Map(),
    answers: new Map(),
    taken: [],
    erased: [],
    members: new Map([[owner.id, 'Owner']]),
    former: new Set(),
    files: new Map(),
    uploads: new Map(),
    believes: false,
  };
}

/** Takes a pushed commit over a company, or refuses it; the answer is remembered. */
function take(company: ServedCompany, raw: { readonly id: string }, person: ServedPerson, now: Date): CommitAnswer {
  const known = company.answers.get(raw.id);
  if (known) return known;
  const commit = parseSentCommit(raw);
  const role = company.members.get(person.id);
  const answer = ((): CommitAnswer => {
    if (!commit || !role) return { id: raw.id, refused: { code: commit ? 'forbidden' : 'invalid' } };
    const read = (named: RecordName): unknown => company.records.get(key(named))?.stored;
    const taken = takeCommit(commit, {
      companyId: company.id,
      actor: company.believes ? 'server' : { role, memberId: person.memberId ?? null },
      read,
      now,
    });
    if ('refused' in taken) return { id: raw.id, refused: taken.refused };
    company.seq += 1;
    for (const { kind, record } of taken.plan.writes) {
      const named = { kind, id: record.id };
      company.records.set(key(named), { named, stored: record, seq: company.seq, by: person.id });
    }
    if (commit.erases) {
      for (const named of uniqueNames(commit.ops)) company.erased.push({ named, seq: company.seq });
    }
    company.taken.push({ commit, by: person.id, seq: company.seq });
    return { id: raw.id, seq: company.seq };
  })();
  company.answers.set(raw.id, answer);
  return answer;
}

/** Puts records as they are into a company on its way up; what is there stays. */
function store(company: ServedCompany, records: readonly { kind: Kind; record: { id: string } }[], by: string) {
  const differing: RecordName[] = [];
  let stored = 0;
  for (const { kind, record } of records) {
    const named = { kind, id: record.id };
    const there = company.records.get(key(named));
    // Nothing is put into a company that is open: a record missing there is reported as a difference.
    if (there ? !isSame(there.stored, record) : !company.isUploading) differing.push(named);
    if (there || !company.isUploading) continue;
    company.seq += 1;
    stored += 1;
    company.records.set(key(named), { named, stored: record, seq: company.seq, by });
  }
  return { stored, differing };
}

/** A page of what was changed after a number. */
function changes(company: ServedCompany, you: Actor, after: number, most: number): Response {
  const since = [...company.records.values()].filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
  // A page ends between two numbers: the records of one commit stay together.
  const end = since[most - 1]?.seq ?? company.seq;
  const page = since.filter(({ seq }) => seq <= end);
  const more = page.length < since.length;
  const upTo = more ? end : company.seq;
  const records = page.map(({ named, stored, seq, by }): PulledRecord => ({
    kind: named.kind,
    id: named.id,
    seq,
    by,
    record: stored,
  }));
  const erased = company.erased.filter(({ seq }) => seq > after && seq <= upTo).map(({ named }) => named);
  return json(200, { records, erased, seq: upTo, head: company.seq, more, you });
}

/** How far a file has come. */
const standing = (status: number, offset: number, isWhole: boolean): Response =>
  new Response(null, {
    status,
    headers: { 'Upload-Offset': String(offset), 'Upload-Complete': isWhole ? '?1' : '?0' },
  });

/** A file of a company: how much is there, a piece of it on its way up, or a part of it on its way out. */
async function fileAnswer(
  company: ServedCompany,
  personId: string,
  id: string,
  { method = 'GET', headers: given, body }: RequestInit,
): Promise<Response> {
  const headers = new Headers(given);
  const key = `${personId} ${id}`;
  const whole = company.files.get(id);
  const held = whole ?? company.uploads.get(key) ?? new Uint8Array();
  if (method === 'DELETE') {
    const isNamed = [...company.records.values()].some(({ named, stored }) => {
      const isRemoved = isObject(stored) && typeof stored.deletedAt === 'string';
      return !isRemoved && filesOf(named.kind, stored).includes(id);
    });
    if (!isNamed) company.files.delete(id);
    return json(200, { erased: !isNamed });
  }
  if (method === 'HEAD') return standing(200, held.length, whole !== undefined);
  if (method === 'PATCH') {
    if (company.members.get(personId) === 'Viewer') return refused(403, 'forbidden');
    if (whole) return standing(204, whole.length, true);
    if (Number(headers.get('Upload-Offset')) !== held.length) {
      return json(409, { error: 'misplaced' }, { 'Upload-Offset': String(held.length) });
    }
    const bytes = new Uint8Array(await new Blob([held, body as ArrayBuffer]).arrayBuffer());
    company.uploads.set(key, bytes);
    if (bytes.length < Number(headers.get('Upload-Length'))) return standing(204, bytes.length, false);
    company.uploads.delete(key);
    if ((await hashBlob(new Blob([bytes]))) !== id) return refused(422, 'mismatch');
    company.files.set(id, bytes);
    return standing(204, bytes.length, true);
  }
  if (!whole) return refused(404, 'not_found');
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('Range') ?? '') ?? [];
  const size = whole.length;
  if (Number(from) >= size) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const end = Math.min(Number(to), size - 1);
  return new Response(whole.slice(Number(from), end + 1), {
    status: 206,
    headers: { 'Content-Range': `bytes ${from}-${end}/${size}` },
  });
}

/** An empty server. */
export function createTeamServer({
  now = () => new Date(),
  page = 500,
}: { readonly now?: () => Date; readonly page?: number } = {}): TeamServer {
  const companies = new Map<string, ServedCompany>();
  const links: TeamServer['links'] = new Map();
  const listeners = new Set<{ companyId: string; call: (seq: number) => void }>();
  const tellHead = ({ id, seq }: ServedCompany): void => {
    for (const { companyId, call } of listeners) if (companyId === id) call(seq);
  };
  const sessionOf = (person: ServedPerson): Session => ({
    person,
    companies: [...companies.values()].flatMap(({ id, name, isUploading, members }) => {
      const role = members.get(person.id);
      return role && (!isUploading || role === 'Owner') ? [{ id, name, role, memberId: null, isUploading }] : [];
    }),
  });

  function ofCompany(
    company: ServedCompany,
    person: ServedPerson,
    method: string,
    rest: string,
    body: unknown,
  ): Response {
    const { pathname, searchParams } = new URL(rest, 'http://server.test/');
    switch (`${method} ${pathname}`) {
      case 'POST /commits': {
        const frame = parsePush(body);
        if (!frame) return refused(400, 'invalid');
        if (frame.protocol !== PROTOCOL) return refused(409, 'outdated');
        const before = company.seq;
        const answers = frame.commits.map((raw) => take(company, raw, person, now()));
        if (company.seq > before) tellHead(company);
        return json(200, { answers, head: company.seq });
      }
      case 'GET /changes':
        return changes(
          company,
          { role: company.members.get(person.id) ?? 'Viewer', memberId: null },
          Number(searchParams.get('after')),
          page,
        );
      case 'POST /records':
        return json(200, store(company, (body as { records: never[] }).records, person.id));
      case 'POST /open':
        company.isUploading = false;
        return json(200, { memberId: (body as { memberId?: string | null }).memberId ?? null });
      case 'DELETE /':
        if (company.members.get(person.id) !== 'Owner') return refused(403, 'forbidden');
        companies.delete(company.id);
        return json(204, null);
      default:
        return refused(404, 'not_found');
    }
  }

  function answer(
    person: ServedPerson | null,
    method: string,
    path: string,
    body: unknown,
    signIn: (as: ServedPerson | null) => void,
  ): Response {
    if (path === '/api/session' && method === 'POST') {
      const { token, name } = body as { token: string; name?: string };
      const link = links.get(token);
      if (!link) return refused(401, 'signed_out');
      const as = person ?? { id: `person-of-${token}`, name: name ?? '' };
      const company = companies.get(link.companyId);
      if (company && !company.members.has(as.id)) company.members.set(as.id, link.role);
      signIn(as);
      return json(200, sessionOf(as));
    }
    if (!person) return refused(401, 'signed_out');
    if (path === '/api/session') {
      if (method === 'DELETE') signIn(null);
      return method === 'DELETE' ? json(204, null) : json(200, sessionOf(person));
    }
    if (path === '/api/companies' && method === 'POST') {
      const { id, name } = body as { id: string; name: string };
      const there = companies.get(id);
      if (there && there.members.get(person.id) !== 'Owner') return refused(404, 'not_found');
      if (!there) companies.set(id, newCompany(id, name, person));
      return json(200, { id, isUploading: there?.isUploading ?? true });
    }
    const [, id, rest] = /^\/api\/companies\/([^/?]+)(.*)$/.exec(path) ?? [];
    const company = companies.get(decodeURIComponent(id ?? ''));
    if (company?.former.has(person.id) && !company.members.has(person.id) && rest?.startsWith('/changes')) {
      const after = Number(new URL(rest, 'http://server.test/').searchParams.get('after'));
      const erased = company.erased.filter(({ seq }) => seq > after).map(({ named }) => named);
      return json(404, { error: 'removed', person: person.id, seq: company.seq, erased });
    }
    if (!company?.members.has(person.id)) return refused(404, 'not_found');
    return ofCompany(company, person, method, rest === '' ? '/' : (rest ?? '/'), body);
  }

  return {
    companies,
    links,
    addCompany(id, owner) {
      const company = newCompany(id, id, owner);
      company.isUploading = false;
      companies.set(id, company);
      return company;
    },
    fetchAs(first) {
      let person = first;
      return (async (path: string, init: RequestInit = {}) => {
        init.signal?.throwIfAborted();
        const [, id = '', sha256] = /^\/api\/companies\/([^/?]+)\/files\/([\da-f]{64})$/.exec(path) ?? [];
        if (sha256 !== undefined) {
          const company = companies.get(decodeURIComponent(id));
          if (!person) return refused(401, 'signed_out');
          if (!company?.members.has(person.id)) return refused(404, 'not_found');
          return fileAnswer(company, person.id, sha256, init);
        }
        const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
        const response = answer(person, init.method ?? 'GET', path, body, (as) => {
          person = as;
        });
        return response;
      }) as typeof fetch;
    },
    onHead(companyId, call) {
      const listener = { companyId, call };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
