import { RESEARCH_VIEW } from './url.ts';
import type { ScreenAddress } from '../../shared/canonicalAddress.ts';

/** What the section's address may ask to begin. */
export const ACTIONS = ['upload'] as const;

/** What the section's address may say. */
export const ADDRESS: ScreenAddress = {
  codecs: [RESEARCH_VIEW],
  late: {
    names: ['view', 'material', 'round', 'proof', 'rank'],
    codecs: async () => (await import('./viewAddress.ts')).VIEW_CODECS,
  },
  actions: ACTIONS,
  records: { open: 'research', material: 'material' },
};
