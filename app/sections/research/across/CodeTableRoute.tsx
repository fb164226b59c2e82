import { useCallback } from 'react';

import { CodeTableScreen, type CodeTableScreenProps } from '#src/features/research/across/CodeTableScreen.tsx';

import { codeHref, passageHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { attemptWithToast } from '../../../shared/outcomes.ts';
import { savedInWords } from '../../../shared/out/savedFile.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useCodeTableSources } from './tableData.ts';
import { TABLE_VIEW } from './tableUrl.ts';

/** «Таблица» of Исследования: reads, passes props, wires callbacks. */
export function CodeTableRoute() {
  const store = useStore();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const sources = useCodeTableSources();
  const [view, setView] = useUrlState(TABLE_VIEW);
  const onViewChange = useCallback<CodeTableScreenProps['onViewChange']>(
    (next) => setView(() => next, 'push'),
    [setView],
  );
  const { by } = view;
  return (
    <CodeTableScreen
      sources={sources}
      view={view}
      onViewChange={onViewChange}
      codeHref={codeHref}
      passageHref={passageHref}
      studiesHref={PATHS.research}
      onExport={(table) =>
        attemptWithToast('Таблица не экспортирована', async () => {
          const { exportTable } = await import('./exportTable.ts');
          showSuccess('Экспорт готов', savedInWords(await exportTable(store, table, by, company)));
        })
      }
      onRetry={useRetryFailed()}
    />
  );
}
