import { useCallback, useMemo } from 'react';

import { refused } from '#src/domain/core/outcome.ts';
import type { ReadChats } from '#src/features/research/files/chatActs.ts';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';
import type { ResearchEdits } from '#src/features/research/researchEdits.ts';
import type { ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import type { ResearchOutcomes } from './researchOutcomes.ts';
import type { ResearchView } from './url.ts';
import { late } from '../../shared/late.ts';
import { explain } from '../../shared/outcomes.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import { useStore } from '#store/StoreContext.ts';

/**
 * Callbacks of the screen Исследования: what is done with studies, and the toast that tells its outcome. Loaded with the first
 * thing done, not with the first screen. The same functions while the store and the company's name are the same.
 * @param company name of the open company, for the exported file
 */
export function useResearchActions(
  company: string,
  setView: SetUrl<ResearchView>,
): ResearchOutcomes & Pick<ResearchScreenProps, 'files' | 'edits' | 'refi' | 'readChats'> {
  const store = useStore();
  const acts = useMemo(() => {
    const load = async () => (await import('./researchOutcomes.ts')).researchOutcomes(store, company, setView);
    return {
      ...late<ResearchOutcomes>(load, {
        forms: ['onUpload', 'onAddToBacklog', 'onDelete'],
        acts: ['onUploadInvalid', 'onDownload', 'onExport'],
      }),
      onUploadFolder: async (...given: Parameters<ResearchOutcomes['onUploadFolder']>) => {
        try {
          return await (await load()).onUploadFolder(...given);
        } catch (error) {
          return { whole: refused(explain(error)), each: [] };
        }
      },
    };
  }, [store, company, setView]);
  const readChats: ReadChats = useCallback(async (file, signal) => {
    const { readAccount } = await import('#files/reading/telegram/readAccount.ts');
    return readAccount(file, { signal });
  }, []);
  const files = useMemo(
    () => ({
      ...late<MaterialActions>(async () => (await import('./files/materialOutcomes.ts')).materialOutcomes(store), {
        forms: ['onAdd', 'onReplace', 'onAttach', 'onRename', 'onMove', 'onRemove'],
        acts: ['onFailedUnseen'],
      }),
      readChats,
    }),
    [store, readChats],
  );
  const edits = useMemo(
    () =>
      late<ResearchEdits>(async () => (await import('./editOutcomes.ts')).editOutcomes(store), {
        forms: ['saveStudy', 'saveInsight', 'restoreStudy', 'saveHypothesis', 'restoreHypothesis'],
        acts: ['setStatus', 'removeInsight'],
      }),
    [store],
  );
  const refi = useCallback(
    async () => (await import('./refi/refiCalls.ts')).refiActs(store, company, setView),
    [store, company, setView],
  );
  return { ...acts, files, edits, refi, readChats };
}
