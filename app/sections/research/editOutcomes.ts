import type { ResearchEdits } from '#src/features/research/researchEdits.ts';

import * as edits from './editActions.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import type { Store } from '#store/port.ts';

/** How a study is corrected: the correction, and what tells its outcome. */
export function editOutcomes(store: Store): ResearchEdits {
  return {
    saveStudy: (research, draft) => attempt(() => edits.saveStudy(store, research, draft)),
    setStatus: (research, status) =>
      void attemptWithToast('Статус не изменён', () => edits.setStatus(store, research, status)),
    saveInsight: (research, key, text) => attempt(() => edits.saveInsight(store, research, key, text)),
    removeInsight: (research, key) =>
      void attemptWithToast('Инсайт не удалён', () => edits.dropInsight(store, research, key)),
    restoreStudy: (research, key) => attempt(() => edits.restoreField(store, research, key)),
    saveHypothesis: (hypothesis, draft) => attempt(() => edits.saveHypothesis(store, hypothesis, draft)),
    restoreHypothesis: (hypothesis, key) => attempt(() => edits.restoreHypothesis(store, hypothesis, key)),
  };
}
