import type { Problem } from '../ask.ts';
import type { TeamEdges } from '../edges.ts';
import type { FileApi } from './fileApi.ts';
import { pauseAfter } from '../pace.ts';

/** Bytes fetched at once: what a cut costs at most. */
const PIECE = 8 * 1024 * 1024;

/** How many times in a row a piece is requested while the user waits for the file. */
const ATTEMPTS = 3;

/** Result of fetching a file. */
export type FetchedFile =
  | { readonly kind: 'fetched'; readonly blob: Blob }
  /** The server has no such file: it was not sent yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface FetchFileOptions {
  readonly companyId: string;
  readonly id: string;
  readonly api: FileApi;
  /** SHA-256 of a blob, lower-case hex. */
  readonly hash: (blob: Blob) => Promise<string>;
  readonly edges: Pick<TeamEdges, 'after' | 'random'>;
  readonly signal?: AbortSignal;
}

/** Fetches a file piece by piece, goes on after a cut, and makes sure that it is the one that was asked for. */
export async function fetchFile({ companyId, id, api, hash, edges, signal }: FetchFileOptions): Promise<FetchedFile> {
  const parts: Blob[] = [];
  let offset = 0;
  let failures = 0;
  for (let total = 1; offset < total;) {
    const answer = await api.fetch(companyId, id, { offset, most: PIECE }, signal);
    if (answer.ok && (answer.value.blob.size > 0 || answer.value.total === 0)) {
      const { blob } = answer.value;
      ({ total } = answer.value);
      parts.push(blob);
      offset += blob.size;
      failures = 0;
      continue;
    }
    const problem: Problem = answer.ok ? { kind: 'offline' } : answer.problem;
    if (problem.kind === 'noAccess') return { kind: 'none' };
    failures += 1;
    if ((problem.kind !== 'offline' && problem.kind !== 'busy') || failures === ATTEMPTS) {
      return { kind: 'failed', problem };
    }
    const pause = pauseAfter(problem, failures, edges.random());
    await new Promise<void>((resolve) => {
      edges.after(pause, resolve);
    });
  }
  const blob = new Blob(parts);
  return (await hash(blob)) === id ? { kind: 'fetched', blob } : { kind: 'failed', problem: { kind: 'invalid' } };
}
