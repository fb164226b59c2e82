import { living } from '#src/domain/core/record.ts';
import { hideNames, hidePersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/people.ts';

import type { Store } from '../../workspace/port.ts';
import { attemptWithToast } from '../outcomes.ts';
import { showSuccess } from '../toast.ts';

/** Hides real names in the whole company or shows them again, and tells so once that is stored. */
export function switchNames(store: Store, hidden: boolean): Promise<boolean> {
  return attemptWithToast('Настройка не изменена', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(hideNames(stored, hidden));
    if (hidden) showSuccess('Имена скрыты', 'Везде стоят кодовые имена, в выгрузках тоже.');
    else showSuccess('Имена показаны');
  });
}

/** Hides personal data in the texts of everything that goes out or shows them again, and tells so once that is stored. */
export function switchPersonal(store: Store, hidden: boolean): Promise<boolean> {
  return attemptWithToast('Настройка не изменена', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(hidePersonalData(stored, hidden));
    if (hidden)
      showSuccess('Личные данные скрыты', 'Во всём, что выгружают, кроме оригиналов. Просмотрите перед отправкой.');
    else showSuccess('Личные данные показаны', 'В отчётах и выгрузках текст как есть.');
  });
}
