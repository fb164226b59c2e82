import { readInterviewPlan, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';

import { readFields, type KeptDraft } from '../useDraft.ts';

/** Choices and text on the way to an interview, until it begins. */
export const INTERVIEW_DRAFT: KeptDraft<InterviewPlan> = {
  keyOf: (companyId) => `interview-draft:${companyId}`,
  read: (text) => readInterviewPlan(readFields(text)),
  write: (plan) => JSON.stringify(plan),
};
