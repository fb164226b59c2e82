import type { ScenarioQuestionDraft } from '../../../domain/account/scenario/form.ts';
import { QUESTION_KINDS } from '../../../domain/fieldwork/questions/questionKinds.ts';

/** Whether the branches of a question are shown: words alone seldom part the ways, for these a branch waits in the menu. */
export const leadsOn = ({ kind, branches }: ScenarioQuestionDraft): boolean =>
  branches.length > 0 || QUESTION_KINDS[kind].conditions.length > 0;
