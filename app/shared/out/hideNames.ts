import { counted } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import {
  hideNames,
  hidePersonalData,
  keepAnswers,
  RESEARCH_SETTINGS_ID,
  showNamesTo as showNamesOps,
} from '#src/domain/research/privacy/settings.ts';

import type { Store } from '#store/port.ts';
import { attemptWithToast } from '../outcomes.ts';
import { showSuccess } from '../toast.ts';

/** Hides real names in the whole company or shows them again, and tells so once that is stored. */
export function switchNames(store: Store, hidden: boolean): Promise<boolean> {
  return attemptWithToast('Настройка не изменена', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(hideNames(stored, hidden));
    if (hidden) showSuccess('Имена скрыты', 'Теперь везде кодовые имена, и в выгрузках тоже.');
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

/** Changes the retention period of respondents' answers, for people who agree from now on, and reports it once stored. */
export function keepFor(store: Store, months: number): Promise<boolean> {
  return attemptWithToast('Срок не изменён', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(keepAnswers(stored, months));
    const term = counted(months, ['месяц', 'месяца', 'месяцев']);
    showSuccess(
      `Ответы будут храниться ${term}`,
      'Для тех, кто согласится после. Идущим раундам предложено взять срок.',
    );
  });
}

/** Lets only those of a role, and above, see names in the shared company, and tells so once that is stored. */
export function showNamesTo(store: Store, by: 'Researcher' | 'Admin'): Promise<boolean> {
  return attemptWithToast('Настройка не изменена', async () => {
    const stored = living(await store.get('researchSettings', RESEARCH_SETTINGS_ID));
    await store.commit(showNamesOps(stored, by));
    if (by === 'Admin')
      showSuccess('Имена видят администраторы и владелец', 'На устройствах остальных имена заменятся кодовыми.');
    else showSuccess('Имена видят исследователи и выше');
  });
}
