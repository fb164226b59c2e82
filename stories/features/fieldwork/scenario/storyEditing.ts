import type { StageDraft } from '#src/domain/account/scenario/form.ts';
import type { QuestionCardProps } from '#src/features/fieldwork/scenario/QuestionCard.tsx';

type Editing = QuestionCardProps['editing'];

const nothing = (): void => undefined;

/** Returns the stage actions of a card, in a story of the card alone: only the given ones. */
export const storyEditing = (stages: readonly StageDraft[], acts: Partial<Editing> = {}): Editing => ({
  stages,
  said: '',
  canUndo: false,
  canRedo: false,
  undo: nothing,
  redo: nothing,
  onKeyDown: nothing,
  setTitle: nothing,
  setQuestion: nothing,
  addStage: nothing,
  moveStage: nothing,
  removeStage: nothing,
  addQuestion: nothing,
  copyQuestion: nothing,
  moveQuestion: nothing,
  sendQuestion: nothing,
  removeQuestion: nothing,
  addBranch: nothing,
  newOption: () => ({ key: 'made', text: '' }),
  ...acts,
});
