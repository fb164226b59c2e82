import { useMemo } from 'react';

import { differingFields } from '#src/domain/core/editedForm.ts';
import { LABELS, shownText } from '#src/features/fieldwork/scenario/scenarioTold.ts';
import { LeftWords, type LeftWord } from '#src/features/shell/LeftWords.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

import { useStore } from '#store/StoreContext.ts';
import { copyText } from '../../copyText.ts';
import { useKeptDraft } from '../../useDraft.ts';
import { draftPlace, SCENARIO_DRAFT } from './scenarioDraft.ts';

export interface ScenarioOverProps {
  /** Where its draft is kept: under its id, or as a new one; null for the only new one. */
  keptAs: string | null;
}

/** The lines of a text that another one does not have. */
function ownLines(text: string, other: string): string {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n');
}

/** Stands in the place of a scenario that went with the person's access: says that it has ended, and hands over what they typed. */
export function ScenarioOver({ keptAs }: ScenarioOverProps) {
  const { companyId } = useStore();
  const [draft, keepDraft] = useKeptDraft(SCENARIO_DRAFT, draftPlace(companyId, keptAs));
  const words = useMemo((): readonly LeftWord[] => {
    if (!draft) return [];
    return differingFields(draft).flatMap((field) => {
      const text = ownLines(shownText(field, draft.values[field]), shownText(field, draft.base[field]));
      return text === '' ? [] : [{ id: field, label: LABELS[field], text, isSecret: false }];
    });
  }, [draft]);
  return (
    <>
      <LeftWords words={words} isStored onCopy={copyText} onDismiss={() => keepDraft(undefined)} />
      <EmptyState title="Сценария здесь больше нет" />
    </>
  );
}
