import { RESEARCH_VIEW } from './url.ts';
import type { ScreenAddress } from '../../shared/canonicalAddress.ts';

/** Actions that the section's address may start. */
export const ACTIONS = ['upload'] as const;

/** Parameters of the section's address. */
export const ADDRESS: ScreenAddress = {
  codecs: [RESEARCH_VIEW],
  late: {
    names: ['view', 'material', 'round', 'proof', 'rank'],
    codecs: async () => (await import('./viewAddress.ts')).VIEW_CODECS,
  },
  actions: ACTIONS,
  records: { open: 'research', material: 'material' },
};
