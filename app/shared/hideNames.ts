import { living } from '#src/domain/core/record.ts';
import { hideNames, RESEARCH_SETTINGS_ID } from '#src/domain/research/people.ts';

import type { Store } from '../workspace/port.ts';
import { attemptWithToast } from './outcomes.ts';
import { showSuccess } from './toast.ts';

/** Hides real names in the whole company or shows them again, and tells so once that is stored. */
export function switchNames(store: Store, hidden: boolean): Promise<boolean> {
  return attemptWithToast('Настройка не изменена', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(hideNames(stored, hidden));
    if (hidden) showSuccess('Имена скрыты', 'Везде стоят кодовые имена, в выгрузках тоже.');
    else showSuccess('Имена показаны');
  });
}
