import { describe, expect, it, vi } from 'vitest';

import { changeRole, invite, join, passOwnership, saveCompany } from '#app/sections/account/actions.ts';
import { cancelInvoice, deleteCard, editCard, payInvoice } from '#app/sections/account/billingActions.ts';
import { editAudience, editPersona, setPeopleBehind, setRecruitingStatus } from '#app/sections/audiences/actions.ts';
import { removeChatFile, stepChat } from '#app/sections/chat/actions.ts';
import { beginRound, finish, launch, move } from '#app/sections/experiments/actions.ts';
import { saveExperiment } from '#app/sections/experiments/editActions.ts';
import { makeGroup, makeHypothesisOf, makeInsightOf, nameGroup } from '#app/sections/research/across/groupActions.ts';
import { confirmHypothesis } from '#app/sections/research/actions.ts';
import { changeCode, moveByStep, putCode, uniteCodes } from '#app/sections/research/codes/codeActions.ts';
import { saveInsight, saveStudy, setStatus } from '#app/sections/research/editActions.ts';
import { startInterview } from '#app/sections/research/interview/interviewActions.ts';
import { actOnRound, changePlan, takeNewer } from '#app/sections/research/rounds/roundActions.ts';
import { makeSegment } from '#app/sections/research/rounds/segmentActions.ts';
import {
  addFoundWords,
  makeHypothesisOf as makeHypothesisOfFound,
} from '#app/sections/research/findings/groupedFindingActions.ts';
import { addFiles, attachFile, renameFile, replaceFile } from '#app/sections/research/files/materialActions.ts';
import { assignSpeakers, changeParticipant, joinParticipant } from '#app/sections/research/people/peopleActions.ts';
import { hide } from '#app/sections/research/reading/personal/personalActions.ts';
import { answer } from '#app/sections/comments/actions.ts';
import { saveHypothesis } from '#app/shared/hypothesisEdits.ts';
import { switchScenario } from '#app/shared/asking/scenario/scenarioActions.ts';
import { createFromHypothesis } from '#app/shared/createFromHypothesis.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';
import { companyFormOf } from '#src/domain/account/companyRules.ts';
import { audienceFormOf } from '#src/domain/audiences/form/audienceForm.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { listContacts } from '#src/domain/audiences/contactList.ts';
import { personaFormOf } from '#src/domain/audiences/form/personaForm.ts';
import type { TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import { NEW_INTERVIEW } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { roundFormOf } from '#src/domain/fieldwork/rounds/roundForm.ts';
import type { Terms } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { launchFormOf } from '#src/domain/experiments/launch.ts';
import { keyedList } from '#src/domain/core/record.ts';
import { studyDraftOf } from '#src/domain/research/studyDraft.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { experimentDraftOf } from '#src/domain/experiments/experimentDraft.ts';
import { hypothesisDraftOf } from '#src/domain/research/hypotheses/hypothesisDraft.ts';
import type { Kind, Records } from '#src/domain/records.ts';

import { createClock, creation, EXAMPLE_KINDS, example } from '../store/examples.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { runWorkersHere } from '#tests/support/workersHere.ts';

runWorkersHere();

/* An act relies on what it has read; here another tab changes that before the act is stored. */

const ME = { id: 'owner', name: 'Анна', role: 'Owner' } as const;
const HYPOTHESIS = { text: 'Если', stage: 'activation', touchpoint: 'Онбординг', relevance: 'high' } as const;
const RESULTS = { results: 'Дошли', learnings: '', nextSteps: '', verdict: 'VALIDATED' } as const;

const UPLOAD = { signal: new AbortController().signal, onProgress: () => undefined };
const FILE = new File(['Ищу повара на ужины'], 'третье.txt', { type: 'text/plain' });
const FOUND: TranscriptPassage = {
  id: 'material-1:0',
  interview: 'material-1',
  start: 0,
  end: 3,
  text: 'Ещё',
  person: '',
  speaker: '',
  question: '',
  before: '',
  behind: '',
  kind: 'pain',
  found: 1,
  denied: 0,
  score: 1,
  cues: [],
};

/** An interview whose next answer writes the board of its product. */
const AT_THE_LAST_QUESTION = {
  completed: { welcome: true, company: true },
  answers: Object.fromEntries(CHAT_FIELDS.slice(0, -1).map((field) => [field, 'Готово'])),
  asking: CHAT_FIELDS.at(-1) ?? null,
  files: {},
  proposals: {},
} as const;

/** Two tabs with one record of every kind, and those beside it that some acts need. */
async function twoTabs(): Promise<readonly [here: Store, there: Store]> {
  const backing = createMemoryBacking();
  const now = createClock();
  const tab = (): Store => createMemoryStore({ companyId: 'company-1', now, backing });
  const [here, there] = [tab(), tab()];
  await here.commit([
    ...EXAMPLE_KINDS.map((kind) => creation(kind)),
    creation('code', { id: 'code-2', name: 'Второй', position: 'a0000z' }),
    creation('experiment', { id: 'running', status: 'New' }),
    creation('hypothesis', { id: 'fresh', status: 'new' }),
    creation('member', { id: 'invited', status: 'invited' }),
    creation('member', { id: 'owner', role: 'Owner', status: 'active' }),
    creation('member', { id: 'other', role: 'Admin', status: 'active' }),
    creation('paymentCard', { id: 'card-2', isDefault: false }),
    creation('material', { id: 'another', name: 'второе.txt', fileId: 'cd'.repeat(32) }),
    creation('material', { id: 'recording', name: 'запись.mp3', fileId: 'ef'.repeat(32), state: 'needs_transcript' }),
    creation('interview', { id: 'interview:last', ...AT_THE_LAST_QUESTION }),
    creation('transaction', { id: 'invoice', status: 'awaiting_payment', invoiceNumber: 1 }),
  ]);
  return [here, there];
}

/** An act on the present records; the other tab's first operation, and the reason that is then given. */
type Act = readonly [what: string, act: (store: Store) => Promise<unknown>, first: Op, why: 'gone' | undefined];

/**
 * A row of the table for a record of one kind.
 * @param changed what the other tab sets in it; null: it removes the record
 */
function acted<K extends Kind>(
  what: string,
  [kind, id]: readonly [kind: K, id: string],
  act: (store: Store, seen: Records[K]) => Promise<unknown>,
  changed: Partial<Records[K]> | null,
): Act {
  const read = async (store: Store): Promise<Records[K]> => {
    const record = await store.get(kind, id);
    if (!record) throw new Error(`no ${kind} «${id}»`);
    return record;
  };
  const op = changed === null ? { op: 'remove', kind, id } : { op: 'set', kind, id, fields: changed };
  const why = changed === null ? 'gone' : undefined;
  return [what, async (store) => act(store, await read(store)), op as Op, why];
}

const TERMS: Terms = {
  script: scriptOf(question('q')),
  keepsMonths: 6,
};

const ACTS: readonly Act[] = [
  acted('a move of an experiment', ['experiment', 'running'], (store, { id }) => move(store, id, 'In Progress'), {
    status: 'Done',
  }),
  acted(
    'a launch',
    ['experiment', 'experiment-1'],
    (store, seen) => launch(store, seen, { ...launchFormOf(seen), assigneeId: 'owner' }),
    { metrics: 'Иначе' },
  ),
  acted(
    'a round of an experiment',
    ['experiment', 'running'],
    (store, seen) => beginRound(store, seen, { questions: ['Почему?'], audienceId: 'audience-1' }),
    { hypothesis: 'Иначе' },
  ),
  acted('an end of an experiment', ['experiment', 'running'], (store, seen) => finish(store, seen, RESULTS), {
    learnings: 'Иначе',
  }),
  acted(
    'an experiment of a hypothesis',
    ['hypothesis', 'hypothesis-1'],
    (store, seen) => createFromHypothesis(store, seen, { ...example('experiment'), byModel: {} }, 'New'),
    { status: 'in_backlog' },
  ),
  acted(
    'a hypothesis for the backlog',
    ['hypothesis', 'fresh'],
    (store, seen) =>
      confirmHypothesis(store, seen, {
        comment: '',
        stage: 'activation',
        touchpoint: 'Онбординг',
        productId: 'main',
      }),
    { comment: 'Иначе' },
  ),
  acted(
    'a changed study',
    ['research', 'research-1'],
    (store, seen) => saveStudy(store, seen, { ...studyDraftOf(seen), title: 'Новое' }),
    { title: 'Иначе' },
  ),
  acted('a status of a study', ['research', 'research-1'], (store, seen) => setStatus(store, seen, 'in_progress'), {
    status: 'planning',
  }),
  acted('an insight', ['research', 'research-1'], (store, seen) => saveInsight(store, seen, 'i-0', 'Ещё дольше'), {
    insights: keyedList('i', [{ text: 'Иначе', passage: null, quote: '' }]),
  }),
  acted(
    'a changed experiment',
    ['experiment', 'running'],
    (store, seen) => saveExperiment(store, seen, { ...experimentDraftOf(seen), name: 'Новый' }),
    { metrics: 'Иначе' },
  ),
  acted(
    'a changed hypothesis',
    ['hypothesis', 'hypothesis-1'],
    (store, seen) => saveHypothesis(store, seen, { ...hypothesisDraftOf(seen), text: 'Новая' }),
    { comment: 'Иначе' },
  ),
  acted(
    'a hypothesis of words',
    ['mark', 'mark-1'],
    (store, seen) => makeHypothesisOf(store, [seen], HYPOTHESIS),
    null,
  ),
  acted('an insight of words', ['mark', 'mark-1'], (store, seen) => makeInsightOf(store, seen, 'Долго'), null),
  acted('a group of passages', ['mark', 'mark-1'], (store, { id }) => makeGroup(store, 'code-1', 'Новая', [id]), null),
  acted('a name of a group', ['passageGroup', 'group-1'], (store, seen) => nameGroup(store, seen, 'Новая'), {
    name: 'Иначе',
  }),
  acted(
    'a changed code',
    ['code', 'code-1'],
    (store, seen) => changeCode(store, seen, { name: 'Новый', definition: '', colour: 'sky' }),
    { definition: 'Иначе' },
  ),
  acted(
    'a place of a code',
    ['code', 'code-2'],
    (store, { id }) => putCode(store, id, { parentId: 'code-1', after: null }),
    { position: 'a0000k' },
  ),
  acted(
    'a code under one that moves',
    ['code', 'code-1'],
    (store) => putCode(store, 'code-2', { parentId: 'code-1', after: null }),
    {
      parentId: 'code-2',
    },
  ),
  acted('a step of a code', ['code', 'code-2'], (store, { id }) => moveByStep(store, id, 'up'), { parentId: 'code-1' }),
  acted('a name of a file', ['material', 'material-1'], (store, seen) => renameFile(store, seen, 'Новое.txt'), {
    name: 'Иначе.txt',
  }),
  acted('files of a study', ['research', 'research-1'], (store, { id }) => addFiles(store, id, [FILE], UPLOAD), null),
  acted(
    'a file in the place of another',
    ['material', 'material-1'],
    (store, seen) => replaceFile(store, seen, FILE, UPLOAD),
    { fileId: '0a'.repeat(32) },
  ),
  acted(
    'a transcript beside a recording',
    ['material', 'recording'],
    (store, seen) => attachFile(store, seen, 'transcript', FILE, UPLOAD),
    { transcriptOf: 'another' },
  ),
  acted(
    'a hypothesis of findings',
    ['material', 'material-1'],
    (store) => makeHypothesisOfFound(store, [FOUND], [], HYPOTHESIS),
    null,
  ),
  acted(
    'findings for a hypothesis',
    ['hypothesis', 'hypothesis-1'],
    (store, { id }) => addFoundWords(store, id, [FOUND], []),
    null,
  ),
  acted(
    'hidden words',
    ['materialText', 'material-1'],
    async (store, { text }) => hide(store, example('material'), [{ kind: 'name', start: 0, end: 3 }], text),
    { text: 'Иначе' },
  ),
  acted('codes made one', ['code', 'code-1'], (store, { id }) => uniteCodes(store, 'code-2', id), null),
  acted(
    'a participant of another study',
    ['participant', 'participant-1'],
    (store, { id }) => joinParticipant(store, 'research-1', id),
    null,
  ),
  acted(
    'a changed participant',
    ['participant', 'participant-1'],
    (store, seen) => changeParticipant(store, seen, { ...seen, name: 'Мария' }),
    { role: 'Иначе' },
  ),
  acted(
    'who speaks',
    ['material', 'material-1'],
    (store, seen) => assignSpeakers(store, seen, [{ label: 'р-0', choice: { who: 'other' } }]),
    { speakers: keyedList('р', [{ role: 'interviewer' as const, participantId: null }]) },
  ),
  acted(
    'a changed plan of a round',
    ['round', 'round-1'],
    (store, seen) => changePlan(store, seen, { ...roundFormOf(seen), title: 'Второй раунд' }),
    { title: 'Иначе' },
  ),
  acted(
    'a term of a round',
    ['round', 'round-1'],
    (store, seen) => changePlan(store, seen, { ...roundFormOf(seen), ownTerm: '3' }),
    { state: 'running' },
  ),
  acted(
    'a beginning of a round under its term',
    ['round', 'round-1'],
    (store, seen) => actOnRound(store, seen, 'begin', TERMS),
    { ownTerm: 3 },
  ),
  acted('a beginning of a round', ['round', 'round-1'], (store, seen) => actOnRound(store, seen, 'begin', TERMS), {
    state: 'running',
  }),
  acted(
    'a segment of answers, some of which are erased',
    ['round', 'round-1'],
    (store, seen) => makeSegment(store, seen, [], 'Готовят'),
    { erasedTalks: 1 },
  ),
  acted(
    'a segment of contacts, one of whom refuses',
    ['contactList', 'contacts-1'],
    async (store, list) => makeSegment(store, example('round'), listContacts([list]), 'Готовят'),
    { contacts: keyedList('c', [{ ...NO_CONTACT, doNotContact: { at: null, why: 'Отозвали' } }]) },
  ),
  acted('newer questions of a round', ['round', 'round-1'], (store, seen) => takeNewer(store, seen, TERMS), {
    keepsMonths: 3,
  }),
  acted(
    'interviews by a scenario',
    ['scenario', 'scenario-1'],
    (store, scenario) =>
      startInterview(store, {
        plan: { ...NEW_INTERVIEW, who: 'anyone', scenarioId: scenario.id, title: 'Гости' },
        scenario,
        terms: TERMS,
        hypothesis: null,
        price: 0,
      }),
    { status: 'draft' },
  ),
  acted(
    'a changed audience',
    ['audience', 'audience-1'],
    (store, seen) => editAudience(store, seen, { ...audienceFormOf(seen), name: 'Методисты' }),
    { description: 'Иначе' },
  ),
  acted(
    'a changed persona',
    ['persona', 'persona-1'],
    (store, seen) => editPersona(store, seen, { ...personaFormOf(seen), role: 'Продакт' }),
    { name: 'Иначе' },
  ),
  acted(
    'people behind a persona',
    ['persona', 'persona-1'],
    (store, seen) => setPeopleBehind(store, seen, ['participant-1']),
    null,
  ),
  acted(
    'a request to find people',
    ['recruitingRequest', 'request-1'],
    (store, seen) => setRecruitingStatus(store, seen, 'closed'),
    { status: 'closed' },
  ),
  acted('a file out of the chat', ['interview', 'interview'], (store) => removeChatFile(store, 'f-0'), {
    proposals: {},
  }),
  acted(
    'a step of the chat',
    ['interview', 'interview'],
    (store) => stepChat(store, { type: 'message', text: 'Меньше ручной работы в отчётах' }),
    { asking: 'product' },
  ),
  acted(
    'a board of the last answer',
    ['interview', 'interview:last'],
    (store) => stepChat(store, { type: 'message', text: 'Поиск и рекомендации друзей' }, { productId: 'last' }),
    { asking: 'product' },
  ),
  acted(
    'an answer to a review',
    ['review', 'review-1'],
    (store, seen) => answer(store, ME, seen, { answer: 'accepted', word: '' }),
    {
      state: 'returned',
    },
  ),
  acted(
    'a changed company',
    ['company', 'company-1'],
    (store, seen) => saveCompany(store, seen, { ...companyFormOf(seen), name: 'Новая' }),
    { name: 'Иначе' },
  ),
  acted(
    'an invitation',
    ['company', 'company-1'],
    (store, { id }) => invite(store, { email: 'vera@example.com', role: 'Viewer', companyId: id, message: '' }),
    null,
  ),
  acted('a role', ['member', 'member-1'], (store, seen) => changeRole(store, seen, 'Admin'), { role: 'Researcher' }),
  acted('an owner', ['member', 'other'], (store, seen) => passOwnership(store, seen), { status: 'noAccess' }),
  acted(
    'an owner before',
    ['member', 'owner'],
    async (store) => passOwnership(store, example('member', { id: 'other', role: 'Admin', status: 'active' })),
    { role: 'Admin' },
  ),
  acted('who joins', ['member', 'invited'], (store, seen) => join(store, seen, { name: 'Пётр', jobTitle: '' }), {
    jobTitle: 'Иначе',
  }),
  acted('a paid invoice', ['transaction', 'invoice'], (store, seen) => payInvoice(store, seen), {
    status: 'cancelled',
  }),
  acted('a cancelled invoice', ['transaction', 'invoice'], (store, seen) => cancelInvoice(store, seen), {
    status: 'done',
  }),
  acted(
    'a changed card',
    ['paymentCard', 'card-2'],
    (store, seen) => editCard(store, seen, { type: 'credit', isDefault: true }),
    {
      brand: 'Иной',
    },
  ),
  acted(
    'a card among others',
    ['paymentCard', 'card-1'],
    (store) => deleteCard(store, example('paymentCard', { id: 'card-2', isDefault: false })),
    {
      isDefault: false,
    },
  ),
  acted(
    'a scenario that is switched',
    ['scenario', 'scenario-1'],
    (store, seen) => switchScenario(store, seen, 'draft'),
    { questions: {} },
  ),
];

describe.each(ACTS)('%s', (_what, act, first, why) => {
  it('is stored when nobody comes in between', async () => {
    const [here] = await twoTabs();
    const commit = vi.spyOn(here, 'commit');
    await act(here);
    expect(commit).toHaveBeenCalledOnce();
  });

  it('is refused when another tab changes what it relies on first', async () => {
    const [here, there] = await twoTabs();
    const { commit } = here;
    const other = vi.spyOn(there, 'commit');
    vi.spyOn(here, 'commit').mockImplementationOnce(async (...given) => {
      await there.commit([first]);
      return commit(...given);
    });
    await expect(act(here)).rejects.toMatchObject({ code: 'conflict', reason: why });
    expect(other).toHaveResolved();
  });
});
