import type { SampleWorkspace } from '../domain/workspace.ts';
import { companies, members, paymentCards, profile, transactions } from './account.ts';
import { audiences } from './audiences.ts';
import { boards } from './boards/boards.ts';
import { codes, marks, passageGroups } from './coding.ts';
import { contactLists, recruitingRequests } from './contacts.ts';
import { experiments } from './experiments.ts';
import { backlogHypotheses } from './hypotheses.ts';
import { materials, materialTexts } from './materials.ts';
import { participants } from './participants.ts';
import { personas } from './personas.ts';
import { researchHypotheses } from './research-hypotheses.ts';
import { research } from './research.ts';
import { botSettings, channels, scenarios } from './settings.ts';

/** Workspace of the first start: the sample company's account and all its records. */
export const sampleWorkspace: SampleWorkspace = {
  account: {
    profile: [profile],
    company: companies,
    member: members,
  },
  company: {
    research,
    material: materials,
    materialText: materialTexts,
    participant: participants,
    code: codes,
    mark: marks,
    passageGroup: passageGroups,
    hypothesis: [...backlogHypotheses, ...researchHypotheses],
    experiment: experiments,
    audience: audiences,
    persona: personas,
    contactList: contactLists,
    recruitingRequest: recruitingRequests,
    board: boards,
    channel: channels,
    botSettings: [botSettings],
    scenario: scenarios,
    paymentCard: paymentCards,
    transaction: transactions,
  },
};
