import { useMemo } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import type { FoundActs } from '#src/features/research/across/findings/studyFindings.ts';

import { linksHref, studyHref } from '../../../routing/hrefs.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { sayDone } from '../../../shared/undoableToast.ts';
import { gone } from '#src/domain/core/storeError.ts';
import { useStore } from '#store/StoreContext.ts';
import { makeRecord } from '../across/makeRecord.ts';

/** Actions on findings, and their rules: loaded with the first one. */
const actions = () => import('./groupedFindingActions.ts');

/** Callbacks of «Находки»: the action, and the toast that tells its outcome. The same object while the store is the same. */
export function useFoundActs(): FoundActs {
  const store = useStore();
  return useMemo(
    (): FoundActs => ({
      onRefuse: (passage) =>
        attemptWithToast('Находка не отклонена', async () => {
          const { interview, start, end, text, speaker, kind } = passage;
          if (kind === null) return;
          const material = await store.get('material', interview);
          if (!material) throw gone('material', interview);
          const quote = { passage: { materialId: interview, start, end }, text, respondent: speaker };
          const { refuse } = await import('../reading/findingActions.ts');
          sayDone('Больше не предлагаем', quoted(text), await refuse(store, material.researchId, quote, kind));
        }),
      onHypothesis: (inFavour, against, form) =>
        makeRecord(
          'Гипотеза создана',
          form.text.trim(),
          (id) => linksHref('hypothesis', id),
          async () => (await actions()).makeHypothesisOf(store, inFavour, against, form),
        ),
      onAddTo: (hypothesisId, inFavour, against) =>
        attempt(async () =>
          sayDone(
            'Слова добавлены к гипотезе',
            quoted(inFavour[0]?.text ?? ''),
            await (await actions()).addFoundWords(store, hypothesisId, inFavour, against),
          ),
        ),
      onInsight: (passage, text) =>
        makeRecord('Инсайт добавлен', text.trim(), studyHref, async () =>
          (await actions()).makeInsightOf(store, passage, text),
        ),
    }),
    [store],
  );
}
