import { CODES_VIEW } from './codes/url.ts';
import { GROUPS_VIEW } from './codes/groupsUrl.ts';
import { TABLE_VIEW } from './codes/tableUrl.ts';
import { READING_VIEW } from './find/url.ts';
import { RESEARCH_VIEW } from './url.ts';
import type { ScreenAddress } from '../../shared/canonicalAddress.ts';

/** What the section's address may ask to begin. */
export const ACTIONS = ['upload'] as const;

/** What the section's address may say. */
export const ADDRESS: ScreenAddress = {
  codecs: [RESEARCH_VIEW, CODES_VIEW, TABLE_VIEW, GROUPS_VIEW, READING_VIEW],
  actions: ACTIONS,
  records: { open: 'research', material: 'material' },
};
