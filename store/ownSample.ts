import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import type { SyncState } from './port.ts';

/** Whether the open workspace is the sample, in this browser alone: it can be put back there and nowhere else (R3). */
export const isOwnSample = (companyId: string, { mode }: Pick<SyncState, 'mode'>): boolean =>
  companyId === SAMPLE_COMPANY_ID && mode === 'local';
