import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { Draft, Op } from '#src/domain/core/operation.ts';
import { keyedList, keyedTexts } from '#src/domain/core/record.ts';
import type { LoadedRecord } from '#store/port.ts';
import { type Kind, type Records, KINDS } from '#src/domain/records.ts';

const canvas = {
  customerSegment: 'Продакты',
  valueProposition: '',
  channels: '',
  customerEngagement: '',
  riskiestAssumption: '',
  experimentFormat: 'MVP',
  scenario: '',
  metrics: '',
  successCriteria: '',
  results: '',
  learnings: '',
  nextSteps: '',
  startDate: '2026-02-01',
  endDate: '2026-03-01',
};

/** One draft of every kind. */
export const EXAMPLES: { readonly [K in Kind]: Draft<K> } = {
  research: {
    id: 'research-1',
    title: 'Онбординг',
    description: 'Как начинают',
    status: 'completed',
    type: 'interviews',
    participants: 8,
    plannedTalks: 10,
    participantIds: keyedList('participant', [{}]),
    startDate: '2026-01-10',
    endDate: null,
    author: 'Анна',
    insights: keyedList('i', [{ text: 'Долго', passage: null, quote: '' }]),
    experimentIds: keyedList('experiment', [{}]),
    hypothesisIds: {},
    questions: keyedTexts('q', ['Почему?']),
    audienceId: null,
    history: keyedList('h', [{ field: 'title', was: 'Начало', until: '2026-01-11T00:00:00.000Z', by: 'Анна' }]),
  },
  material: {
    id: 'material-1',
    researchId: 'research-1',
    name: 'интервью.txt',
    size: 12,
    mime: 'text/plain',
    fileId: 'ab'.repeat(32),
    state: 'text',
    note: '',
    told: [{ kind: 'picture' as const, count: 2 }],
    transcriptOf: null,
    speakers: keyedList('р', [{ role: 'respondent' as const, participantId: 'participant-1' }]),
    position: 'a0000i',
  },
  materialText: { id: 'material-1', researchId: 'research-1', text: 'Ещё одно интервью', labels: null, hidden: {} },
  hypothesis: {
    id: 'hypothesis-1',
    text: 'Если короче, то дойдут',
    description: '',
    stage: 'activation',
    touchpoint: 'Онбординг',
    status: 'added',
    relevance: 'high',
    priority: 1,
    researchId: 'research-1',
    productId: 'main',
    comment: '',
    jtbd: '',
    context: '',
    gains: keyedTexts('g', ['Скорость']),
    pains: {},
    metrics: {},
    quotes: keyedList('q', [
      {
        text: 'Слишком долго',
        respondent: 'Р1',
        research: 'Онбординг',
        researchId: 'research-1',
        passage: { materialId: 'material-1', start: 0, end: 4 },
        stance: 'for' as const,
      },
    ]),
    history: {},
  },
  participant: {
    id: 'participant-1',
    name: 'Марина',
    codeName: 'Р1',
    role: 'Продакт',
    segment: '',
    personaId: null,
    notes: '',
  },
  code: {
    id: 'code-1',
    name: 'Нехватка времени',
    definition: '',
    colour: 'sky',
    parentId: null,
    position: 'a0000i',
  },
  mark: {
    id: 'mark-1',
    researchId: 'research-1',
    materialId: 'material-1',
    start: 0,
    end: 3,
    text: 'Ещё',
    respondent: 'Р1',
    codeIds: keyedList('code', [{}]),
    note: '',
  },
  refusal: {
    id: 'refusal-1',
    researchId: 'research-1',
    materialId: 'material-1',
    start: 0,
    end: 3,
    text: 'Ещё',
    proposedAs: 'pain',
  },
  round: {
    id: 'round-1',
    researchId: 'research-1',
    title: 'Первый раунд',
    scenarioId: 'scenario-1',
    script: null,
    audienceId: null,
    state: 'draft',
    startedAt: null,
    endedAt: null,
    until: null,
    goal: null,
    quotas: { 'quota-1': { segment: 'Москва', most: 5, position: 'a' } },
    byMail: false,
    byTelegram: false,
    byWidget: false,
    quietFrom: '21:00',
    quietTo: '09:00',
    timeZone: 'Europe/Moscow',
    reminders: 1,
    remindAfter: 48,
    reward: '',
    price: 0,
    takesVoice: false,
    ownTerm: null,
    keepsMonths: 12,
    erasedTalks: 0,
    erasedAt: null,
    segments: { 'segment-1': { name: 'Готовят каждый день', position: 'a' } },
  },
  passageGroup: {
    id: 'group-1',
    name: 'Не успевают',
    codeId: 'code-1',
    markIds: keyedList('mark', [{}]),
    position: 'a0000i',
  },
  report: {
    id: 'research-1',
    researchIds: { 'research-1': { position: 'a0000i' } },
    usesCodeNames: false,
    hidesPersonal: null,
    texts: keyedList('text', [{ text: 'Онбординг, коротко', over: 'Онбординг' }]),
    choices: keyedList('choice', [{ isIn: false }]),
    places: keyedList('place', [{}]),
  },
  refiProject: {
    id: 'project-1',
    researchId: 'research-1',
    name: 'Онбординг',
    origin: 'QualCoder',
    fileId: 'a'.repeat(64),
    size: 10,
    sources: { 'source-1': { materialId: 'material-1', fileId: 'b'.repeat(64), position: 'a0000i' } },
    codes: { 'guid-1': { codeId: 'code-1', position: 'a0000i' } },
    cases: { 'case-1': { participantId: 'participant-1', position: 'a0000i' } },
    hypotheses: { 'guid-2': { hypothesisId: 'hypothesis-1', position: 'a0000i' } },
  },
  researchSettings: {
    id: 'research',
    hidesNames: false,
    hidesPersonal: null,
    keepsMonths: 12,
    namesSeenBy: 'Researcher',
  },
  experiment: {
    ...canvas,
    id: 'experiment-1',
    name: 'Короткий путь',
    status: 'backlog',
    author: 'Анна',
    cjmStage: 'activation',
    productId: 'main',
    hypothesis: 'Если короче, то дойдут',
    hypothesisId: null,
    assigneeId: null,
    deadline: null,
    verdict: null,
    history: {},
    timeline: keyedList('t', [{ date: '2026-01-01T00:00:00.000Z', action: 'Создан', author: 'Анна' }]),
  },
  audience: {
    id: 'audience-1',
    name: 'Новички',
    description: '',
    expected: 1243,
    touchpoints: keyedTexts('t', ['Сайт']),
    funnelStages: keyedList('f', [{ stage: 'вовлечение' as const }]),
    rejectedPersonas: {},
  },
  persona: {
    id: 'persona-1',
    audienceId: 'audience-1',
    title: 'Продакт',
    name: 'Ирина',
    role: '',
    company: '',
    region: '',
    age: null,
    familyStatus: '',
    socialActivity: '',
    usageReasons: {},
    purchaseReasons: {},
    painPoints: {},
    motivations: {},
    interests: {},
    skills: {},
    techLevel: 'Средний',
    jtbd: {},
    characteristics: {},
    position: 'a0000i',
  },
  contactList: {
    id: 'contacts-1',
    audienceId: 'audience-1',
    contacts: keyedList('c', [
      { ...NO_CONTACT, name: 'Ирина', telegram: 'irina', details: [{ label: 'Возраст', text: '34' }] },
    ]),
  },
  recruitingRequest: { id: 'request-1', audienceId: 'audience-1', description: 'Пять человек', status: 'open' },
  board: {
    id: 'vision',
    cards: { vision: { content: 'Мир', editedAt: '2026-01-01T00:00:00.000Z', position: 'a0000i' } },
    history: {},
    citedResearch: {},
    decidedInsights: {},
  },
  product: { id: 'main', name: 'Бот', description: 'Берёт интервью', position: 'a0000i' },
  interview: {
    id: 'interview',
    messages: {},
    companyLink: '',
    completed: { welcome: true },
    answers: { vision: 'Мир' },
    asking: 'needs',
    files: keyedList('f', [{ name: 'о продукте.txt', size: 2048, isRead: true, problem: '', isKept: true }]),
    proposals: { needs: [{ from: 'file', file: 'о продукте.txt', text: 'Меньше ручной работы', start: 0, end: 20 }] },
    skipped: {},
    later: {},
    unclear: null,
    again: {},
    awaitsPage: false,
    keptPage: '',
    looksFor: '',
    unwritten: {},
  },
  chatText: { id: 'f-0', interviewId: 'interview', from: 'file', name: 'о продукте.txt', text: 'Меньше ручной работы' },
  channel: { id: 'telegram', state: 'active', value: '', isSample: false },
  botSettings: { id: 'bot', name: 'Бот', tone: 'friendly', personality: '' },
  scenario: {
    id: 'scenario-1',
    title: 'Знакомство',
    description: '',
    status: 'active',
    welcome: '',
    consent: '',
    thanks: '',
    modelAsks: false,
    stages: keyedList('s', [{ title: 'Начало' }]),
    questions: keyedList('s-0-q', [
      {
        stage: 's-0',
        text: 'Кто вы?',
        kind: 'open',
        options: [],
        isMultiple: false,
        scale: { from: 1, to: 5, fromLabel: '', toLabel: '' },
        whyTimes: 0,
        mayBeSkipped: true,
        branches: [],
      },
    ]),
    duration: [10, 15],
    questionCount: [5, 7],
  },
  profile: {
    id: 'profile',
    name: 'Анна',
    email: 'anna@example.test',
    phone: '',
    position: '',
    avatarFileId: null,
    twoFactorEnabled: false,
    emailNotifications: true,
  },
  company: {
    id: 'company-1',
    name: 'Ромашка',
    role: 'Owner',
    products: keyedList('p', [{ name: 'Сайт', status: 'active' as const }]),
  },
  member: {
    id: 'member-1',
    companyId: 'company-1',
    name: 'Пётр',
    email: '',
    role: 'Viewer',
    // A member of a shared company is made without access.
    status: 'noAccess',
    jobTitle: '',
    invitation: '',
  },
  paymentCard: { id: 'card-1', type: 'debit', last4: '4242', brand: 'Мир', isDefault: true },
  transaction: {
    id: 'transaction-1',
    date: '2026-01-01',
    amount: -1000,
    description: '',
    type: 'research',
    project: 'Онбординг',
    status: 'done',
    planId: null,
    invoiceNumber: null,
    invoice: null,
    paidOn: null,
    cancelledOn: null,
  },
  comment: {
    id: 'comment-1',
    on: 'hypothesis:hypothesis-1',
    part: 'q0',
    threadId: null,
    authorId: 'member-1',
    authorName: 'Анна',
    text: '@Анна, а сколько их?',
    mentions: [{ id: 'member-1', name: 'Анна' }],
    editedAt: '2026-01-01T00:05:00.000Z',
    withdrawnAt: null,
    turns: keyedList('t', [{ isSettled: true, at: '2026-01-01T00:10:00.000Z', by: 'member-1', byName: 'Анна' }]),
  },
  review: {
    id: 'review-1',
    on: 'hypothesis:hypothesis-1',
    part: null,
    askedBy: 'member-1',
    askedByName: 'Анна',
    reviewerId: 'member-2',
    reviewerName: 'Павел',
    question: 'Хватит ли слов?',
    state: 'asked',
    word: '',
    at: null,
    answeredBy: '',
    answeredByName: '',
  },
};

export const EXAMPLE_KINDS = Object.keys(EXAMPLES) as readonly Kind[];

/** The example of a kind as a draft, some fields changed. */
export function draft<K extends Kind>(kind: K, changed: Partial<Draft<K>> = {}): Draft<K> {
  return { ...EXAMPLES[kind], ...changed };
}

/** An operation that creates the example of a kind, some fields changed. */
export function creation<K extends Kind>(kind: K, changed: Partial<Draft<K>> = {}): Op {
  const record = draft(kind, changed);
  return { op: 'create', kind, id: record.id, record } as unknown as Op;
}

/** An operation that ensures the example of a kind, some fields changed. */
export function ensuring<K extends Kind>(kind: K, changed: Partial<Draft<K>> = {}): Op {
  const defaults = draft(kind, changed);
  return { op: 'ensure', kind, id: defaults.id, defaults } as unknown as Op;
}

/** The example of a kind as a stored record, some fields changed. */
export function example<K extends Kind>(kind: K, changed: Partial<Records[K]> = {}): Records[K] {
  const moment = '2026-01-01T00:00:00.000Z';
  const kept = { v: KINDS[kind].version, createdAt: moment, updatedAt: moment, deletedAt: null };
  return { ...EXAMPLES[kind], ...kept, ...changed } as unknown as Records[K];
}

/** The same as {@link example}, as `load` takes it. */
export function loaded<K extends Kind>(kind: K, changed: Partial<Records[K]> = {}): LoadedRecord {
  return { kind, record: example(kind, changed) };
}

/** A clock that goes on by a second at each look. */
export function createClock(start = '2026-01-01T00:00:00.000Z'): () => Date {
  let time = Date.parse(start);
  return () => {
    const moment = new Date(time);
    time += 1000;
    return moment;
  };
}
