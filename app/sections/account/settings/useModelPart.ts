import { useQueryClient } from '@tanstack/react-query';

import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { ModelState } from '#src/domain/model/protocol.ts';
import type { ModelPartProps } from '#src/features/account/model/ModelPart.tsx';

import { PROBLEM_WORDS } from '../../../shared/team/problems.ts';
import { modelKey, useModelState } from '../../../shared/team/useModelState.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import { showSuccess } from '../../../shared/toast.ts';
import type { Answer } from '#store/team/ask.ts';
import { probeModel, removeModel, saveModel } from '#store/team/apis/modelApi.ts';
import { useStore } from '#store/StoreContext.ts';

const whenOn = ({ on }: ModelState): string => (on ? 'Модель подключена' : '');

/** Returns the part «Модель»: its state, and the actions on the company's own model. */
export function useModelPart(): ModelPartProps {
  const { companyId } = useStore();
  const { state, isPending, refetch } = useModelState();
  const queries = useQueryClient();
  // In the page's memory alone: a key is among what is typed.
  const [draft, keepDraft] = useDraft<NonNullable<ModelPartProps['draft']>>(`model:${companyId}`);

  /** Shows the current state. A stored model that does not answer shows this in its own place. */
  function take(answer: Answer<ModelState>, success: (now: ModelState) => string): Outcome {
    if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
    queries.setQueryData(modelKey(companyId), answer.value);
    const words = success(answer.value);
    if (words !== '') showSuccess(words);
    return DONE;
  }

  return {
    model: state ? ready(state) : isPending ? LOADING : failed(PROBLEM_WORDS.offline),
    draft,
    onDraftChange: keepDraft,
    onRetry: () => void refetch(),
    onSave: async (own) => take(await saveModel(companyId, own, fetch), whenOn),
    onProbe: async () => take(await probeModel(companyId, fetch), whenOn),
    onRemove: async () => {
      const outcome = take(await removeModel(companyId, fetch), () => 'Своя модель отключена');
      // The text typed over it was for it.
      if (outcome.ok) keepDraft(undefined);
      return outcome;
    },
  };
}
