import { isOurs, problemOf, type Answer } from '../ask.ts';

/** How far a file has come to the server. */
export interface FileStanding {
  /** Bytes that are there, from its beginning. */
  readonly offset: number;
  /** Whether all of it is, and has its hash. */
  readonly isWhole: boolean;
}

/** Bytes of a file that were fetched. */
export interface FetchedPiece {
  readonly blob: Blob;
  /** Bytes of the whole file. */
  readonly total: number;
}

/** The server's files, as this side asks for them. Nothing is thrown. A file that it does not have is `noAccess`. */
export interface FileApi {
  /** Returns how much of a file the server has; nothing when its upload has not begun. */
  held(companyId: string, id: string, signal?: AbortSignal): Promise<Answer<FileStanding>>;
  /**
   * Sends a piece of a file. Where it does not go on from what is there nothing is taken, and what is there is answered.
   * `invalid`: all is there, and it is not what its hash says; it was thrown away. `tooLarge`: there is no room for it.
   */
  send(
    companyId: string,
    id: string,
    piece: { readonly bytes: ArrayBuffer; readonly offset: number; readonly length: number },
    signal?: AbortSignal,
  ): Promise<Answer<FileStanding>>;
  /** Erases a file. Resolves to whether it is gone: not while the server has a living record that names it. */
  erase(companyId: string, id: string, signal?: AbortSignal): Promise<Answer<boolean>>;
  /** Fetches bytes of a file, `most` at most from `offset` on. */
  fetch(
    companyId: string,
    id: string,
    asked: { readonly offset: number; readonly most: number },
    signal?: AbortSignal,
  ): Promise<Answer<FetchedPiece>>;
}

/** How long an answer to a piece of a file is waited for, ms: 4 MB over a quarter of a megabit a second. */
const PATIENCE = 120_000;

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** How far a file has come, as a response says; null for one that is none of the server's own. */
function standingIn({ headers }: Response): FileStanding | null {
  const offset = numberIn(headers.get('Upload-Offset'));
  return offset === null ? null : { offset, isWhole: headers.get('Upload-Complete') === '?1' };
}

/** Bytes of the whole file, as an answer with a part of it says. */
const totalIn = ({ headers }: Response): number | null =>
  numberIn(/^bytes [^/]+\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1] ?? null);

/**
 * The files of the server at the page's own address.
 * @param fetcher asks it; the browser's `fetch` but in tests
 */
export function createFileApi(fetcher: typeof fetch): FileApi {
  async function ask<T>(
    companyId: string,
    id: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<T | null>,
  ): Promise<Answer<T>> {
    try {
      const late = AbortSignal.timeout(PATIENCE);
      const response = await fetcher(`/api/companies/${encodeURIComponent(companyId)}/files/${id}`, {
        ...init,
        cache: 'no-store',
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      const value = await read(response);
      if (value !== null) return { ok: true, value };
      // A proxy on the way says in a page of its own that a request is too large for it; asked again it says the same.
      const isRefusal = !response.ok && (isOurs(response) || response.status === 413);
      return { ok: false, problem: isRefusal ? problemOf(response) : { kind: 'offline' } };
    } catch {
      return { ok: false, problem: { kind: signal?.aborted ? 'aborted' : 'offline' } };
    }
  }
  return {
    held: (companyId, id, signal) =>
      ask(companyId, id, { method: 'HEAD' }, signal, async (response) => (response.ok ? standingIn(response) : null)),
    send: (companyId, id, { bytes, offset, length }, signal) =>
      ask(
        companyId,
        id,
        {
          method: 'PATCH',
          body: bytes,
          headers: {
            'Content-Type': 'application/offset+octet-stream',
            'Upload-Offset': String(offset),
            'Upload-Length': String(length),
          },
        },
        signal,
        async (response) => (response.ok || response.status === 409 ? standingIn(response) : null),
      ),
    erase: (companyId, id, signal) =>
      ask(companyId, id, { method: 'DELETE' }, signal, async (response) => {
        if (!response.ok || !isOurs(response)) return null;
        const { erased } = (await response.json()) as { readonly erased?: unknown };
        return typeof erased === 'boolean' ? erased : null;
      }),
    fetch: (companyId, id, { offset, most }, signal) =>
      ask(companyId, id, { headers: { Range: `bytes=${offset}-${offset + most - 1}` } }, signal, async (response) => {
        const total = totalIn(response);
        // An empty file has no part.
        if (response.status === 416 && total === 0) return { blob: new Blob([]), total };
        return response.status === 206 && total !== null ? { blob: await response.blob(), total } : null;
      }),
  };
}
