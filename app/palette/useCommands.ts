import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useMissingRole } from '#src/ui/context/rights.ts';

import { PRODUCT_FORM_URL } from '../routing/productFormUrl.ts';
import { withProduct } from '../routing/productParam.ts';
import { exportAudiences, exportedInWords } from '../sections/audiences/actions.ts';
import { exportExperiments } from '../sections/experiments/actions.ts';
import { exportResearch } from '../sections/research/actions.ts';
import type { ShownProducts } from '../shared/board/product/useProducts.ts';
import { savedInWords } from '../shared/out/savedFile.ts';
import { attemptWithToast } from '../shared/outcomes.ts';
import { useSync } from '../shared/team/useSync.ts';
import { showToast } from '../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { commandsFor, type Command, type CommandContext } from './commands.ts';

/** Dependencies of commands on the shell. */
export type ShellCommands = Pick<
  CommandContext,
  'theme' | 'onThemeChange' | 'companies' | 'companyId' | 'onCompanyChange'
>;

/** Returns every place and action available from anywhere in the current state of the app. */
export function useCommands(shell: ShellCommands, { products, choice }: ShownProducts): readonly Command[] {
  const { theme, onThemeChange, companies, companyId, onCompanyChange } = shell;
  const store = useStore();
  const isShared = useSync().mode === 'team';
  const navigate = useNavigate();
  const mayWork = useMissingRole('Researcher') === null;
  const onExport = useCallback<CommandContext['onExport']>(
    (list, format) =>
      void attemptWithToast('Список не экспортирован', async () => {
        const company = (await store.get('company', store.companyId))?.name ?? '';
        const file =
          list === 'research'
            ? await exportResearch(store, company, (await store.summaries('research')).items)
            : list === 'experiments'
              ? await exportExperiments(store, company, format, (await store.summaries('experiment')).items)
              : await exportAudiences(store, company, (await store.summaries('audience')).items);
        const description = list === 'audiences' ? exportedInWords(file) : savedInWords(file);
        void showToast({ tone: 'success', title: 'Экспорт готов', description });
      }),
    [store],
  );
  const onProductChange = useCallback(
    (product: string) => void navigate(withProduct(location.pathname, location.search, product)),
    [navigate],
  );
  const onProductAdd = useCallback(() => {
    const params = new URLSearchParams(location.search);
    PRODUCT_FORM_URL.write('new', params);
    // Over the present screen, as the link in the rail opens it.
    void navigate(`?${params.toString()}`);
  }, [navigate]);
  return useMemo(
    () =>
      commandsFor({
        theme,
        onThemeChange,
        companies,
        companyId,
        onCompanyChange,
        isShared,
        products,
        choice,
        onProductChange,
        onProductAdd,
        mayWork,
        onExport,
      }),
    [
      theme,
      onThemeChange,
      companies,
      companyId,
      onCompanyChange,
      isShared,
      products,
      choice,
      onProductChange,
      onProductAdd,
      mayWork,
      onExport,
    ],
  );
}
