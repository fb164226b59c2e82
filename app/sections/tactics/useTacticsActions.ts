import type { Journey } from '#src/domain/tactics/journey.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { createFromJourney, exportJourney } from './actions.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/**
 * Callbacks of the screen Тактика: the action, and the toast that tells its outcome.
 * @param journey what is exported; nothing is while it is not ready
 * @param company name of the open company, for the exported file
 */
export function useTacticsActions(
  journey: Loadable<Journey>,
  company: string,
): Pick<TacticsScreenProps, 'onExport' | 'onCreate'> {
  const store = useStore();
  return {
    onExport: (format) =>
      attemptWithToast('Карта не экспортирована', async () => {
        if (journey.state !== 'ready') return;
        const name = await exportJourney(journey.value, company, format);
        void showToast({ tone: 'success', title: 'Карта пути сохранена', description: name });
      }),
    onCreate: (hypothesis, canvas) =>
      attempt(async () => {
        await createFromJourney(store, hypothesis, canvas);
        void showToast({
          tone: 'success',
          title: 'Эксперимент создан',
          description: 'Новый эксперимент добавлен в список',
        });
      }),
  };
}
