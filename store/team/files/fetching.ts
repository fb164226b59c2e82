import { StoreError } from '#src/domain/core/storeError.ts';

import type { Workspace } from '../../indexedDb/rows.ts';
import type { TeamEdges } from '../edges.ts';
import { fetchFile } from './fetchFile.ts';
import type { FileApi } from './fileApi.ts';
import { isNamed, keepFetched } from './fileLedger.ts';

export interface FetchingOptions {
  readonly workspace: Workspace;
  readonly api: FileApi;
  /** SHA-256 of a blob, lower-case hex. */
  readonly hash: (blob: Blob) => Promise<string>;
  readonly edges: Pick<TeamEdges, 'after' | 'random'>;
}

/**
 * Fetches files that living records of a shared company name, each once for all who ask for it meanwhile, and keeps what fits.
 * @returns gives a file, or undefined when the server has none; throws StoreError `offline`, `invalid`
 */
export function createFetching({
  workspace: { db, companyId, now },
  api,
  hash,
  edges,
}: FetchingOptions): (id: string) => Promise<Blob | undefined> {
  const underWay = new Map<string, Promise<Blob | undefined>>();
  const bring = async (id: string): Promise<Blob | undefined> => {
    // A file dropped here because no record names it is not fetched on request.
    if (!(await isNamed(db, companyId, id))) return undefined;
    const fetched = await fetchFile({ companyId, id, api, hash, edges });
    if (fetched.kind === 'none') return undefined;
    if (fetched.kind === 'failed') {
      const { kind } = fetched.problem;
      if (kind === 'invalid') throw new StoreError('invalid', 'the server gave another file than was asked for');
      throw new StoreError('offline', `not fetched: ${kind}`, { retryable: true });
    }
    // A browser that is full shows it all the same; it is fetched again the next time.
    await keepFetched(db, companyId, { id, blob: fetched.blob }, now()).catch(() => undefined);
    return fetched.blob;
  };
  return (id) => {
    const known = underWay.get(id);
    if (known) return known;
    const bringing = bring(id).finally(() => underWay.delete(id));
    underWay.set(id, bringing);
    return bringing;
  };
}
