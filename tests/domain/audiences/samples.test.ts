import { addressesOf } from '#src/domain/audiences/contact.ts';
import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import {
  AUDIENCE_STAGES,
  TECH_LEVELS,
  summariseAudience,
  summariseContactList,
} from '#src/domain/audiences/audience.ts';
import { countAudiences } from '#src/domain/audiences/figures.ts';
import { boardOf, type BoardId } from '#src/domain/boards/board.ts';
import { EXPERIMENT_FORMATS, EXPERIMENT_STATUSES, type Experiment } from '#src/domain/experiments/experiment.ts';
import { RELEVANCES, type Hypothesis } from '#src/domain/research/hypothesis.ts';
import { ordered } from '#src/domain/core/record.ts';
import { RESEARCH_STATUSES, RESEARCH_TYPES, type Passage } from '#src/domain/research/research.ts';
import type { Scenario } from '#src/domain/account/settings.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { ALL_TOUCHPOINTS, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { passageOf } from '#src/samples/passages.ts';
import { SELLER } from '#src/domain/account/seller.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';
import { KINDS, type Kind, type Records } from '#src/domain/records.ts';
import {
  CHAT_FIELDS,
  MARKETING_FIELDS,
  MARKET_FIELDS,
  PRODUCT_FIELDS,
  VISION_FIELDS,
  type BoardField,
} from '#src/domain/boards/fields.ts';

const TODAY = '2026-11-21';
const set = { ...sampleWorkspace.account, ...sampleWorkspace.company };

function all<K extends Kind>(kind: K): readonly Records[K][] {
  return (set[kind] ?? []) as readonly Records[K][];
}

const idsOf = (kind: Kind): Set<string> => new Set(all(kind).map((record) => record.id));
const byId = <K extends Kind>(kind: K, id: string): Records[K] | undefined =>
  all(kind).find((record) => record.id === id);

/** Every text within a value, with the path to it. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => texts(member, `${path}.${key}`));
}

/** Every keyed map within a value. */
function keyedMaps(value: unknown, path: string): [path: string, positions: string[]][] {
  if (value === null || typeof value !== 'object') return [];
  const members = Object.values(value as Record<string, unknown>);
  const positions = members.flatMap((member) =>
    member !== null && typeof member === 'object' && 'position' in member ? [String(member.position)] : [],
  );
  const here: [string, string[]][] = positions.length > 0 ? [[path, positions]] : [];
  return [...here, ...Object.entries(value).flatMap(([key, member]) => keyedMaps(member, `${path}.${key}`))];
}

/** Ids of those for which a rule does not hold: a test expects none. */
function breaking<T extends { readonly id: string }>(members: readonly T[], holds: (member: T) => boolean): string[] {
  return members.filter((member) => !holds(member)).map((member) => member.id);
}

const sizeOf = (map: object): number => Object.keys(map).length;
const isSorted = (list: readonly string[]): boolean => list.every((item, index) => (list[index - 1] ?? '') < item);

/** Remainder of an account's key with a bank's digits in front; 0 when the key is right. */
function accountKey(text: string): number {
  return [...text].reduce((sum, digit, index) => sum + ((Number(digit) * ([7, 1, 3][index % 3] ?? 0)) % 10), 0) % 10;
}

const records = (Object.keys(set) as Kind[]).flatMap((kind) =>
  all(kind).map((record) => ({ kind, record, id: `${kind}/${record.id}` })),
);
const everyText = records.flatMap(({ record, id }) => texts(record, id).map(([path, text]) => ({ id: path, text })));
const typed = everyText.filter(({ id }) => !id.startsWith('channel/') && !id.startsWith('materialText/'));
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const isMoment = (text: string): boolean => new Date(text).toISOString() === text;

const research = all('research');
const hypotheses = all('hypothesis');
const experiments = all('experiment');
const audiences = all('audience');
const personas = all('persona');
const members = all('member');
const names = members.map((member) => member.name);
const backlog = hypotheses.filter((hypothesis) => hypothesis.status === 'added');

/** Positions of an audience's personas, as they come. */
const places = (audience: { id: string }): string[] =>
  personas.filter((persona) => persona.audienceId === audience.id).map((persona) => persona.position);
const own = (study: { id: string }): Hypothesis[] => hypotheses.filter((one) => one.researchId === study.id);
const titleOf = (id: string): string | undefined => byId('research', id)?.title;
const begun = ({ status }: Experiment): boolean => status === 'In Progress' || status === 'Done';
const moments = ({ timeline }: Experiment): string[] => ordered(timeline).map((entry) => entry.date);
const asked = ({ questions }: Scenario): number => Object.keys(questions).length;
const fits = (count: number, [fewest, most]: readonly [number, number]): boolean => count >= fewest && count <= most;

/** Texts of the canvas that every experiment has from the start. */
const CANVAS = [
  'name',
  'customerSegment',
  'valueProposition',
  'channels',
  'customerEngagement',
  'riskiestAssumption',
  'experimentFormat',
  'scenario',
  'metrics',
  'successCriteria',
  'hypothesis',
] as const;
const PERSONA_LISTS = [
  'usageReasons',
  'purchaseReasons',
  'painPoints',
  'motivations',
  'interests',
  'skills',
  'characteristics',
] as const;

describe('records', () => {
  it('carry the version, real moments and an id of their own', () => {
    expect(breaking(records, ({ kind, record }) => record.v === KINDS[kind].version)).toEqual([]);
    expect(breaking(records, ({ record }) => isMoment(record.createdAt) && isMoment(record.updatedAt))).toEqual([]);
    expect(breaking(records, ({ record }) => record.createdAt.slice(0, 10) <= TODAY)).toEqual([]);
    expect(breaking(records, ({ record }) => record.deletedAt === null)).toEqual([]);
    expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
  });

  it('are parted between the person and the company', () => {
    for (const kind of Object.keys(sampleWorkspace.account)) expect(KINDS[kind as Kind].isPersonal).toBe(true);
    for (const kind of Object.keys(sampleWorkspace.company)) expect(KINDS[kind as Kind].isPersonal).toBeUndefined();
  });

  it('have their fixed sizes', () => {
    expect(research).toHaveLength(7);
    expect(experiments).toHaveLength(16);
    expect(backlog).toHaveLength(15);
    const lists = all('contactList').map(summariseContactList);
    expect(countAudiences(audiences, lists, research, TODAY).map((one) => one.respondents)).toEqual([
      1243, 567, 892, 321, 756,
    ]);
    expect(members).toHaveLength(11);
    expect(all('company').map((company) => company.id)).toEqual([SAMPLE_COMPANY_ID]);
    expect(all('transaction')).toHaveLength(14);
    expect(all('paymentCard').filter((card) => card.isDefault)).toHaveLength(1);
    expect(all('board').map((board) => board.id)).toEqual(['vision', 'market', 'product', 'marketing']);
  });

  it('keep the members of every keyed map in order', () => {
    const maps = records.flatMap(({ record, id }) => keyedMaps(record, id).map(([path, list]) => ({ id: path, list })));
    expect(maps.length).toBeGreaterThan(200);
    expect(breaking(maps, ({ list }) => isSorted(list))).toEqual([]);
    expect(breaking(audiences, (audience) => isSorted(places(audience)))).toEqual([]);
  });
});

describe('texts', () => {
  it('are never empty where a person looks for a title', () => {
    const titles = everyText.filter(({ id }) => /^[^.]+\.(?:title|name|role|position|author)$/.test(id));
    const described = everyText.filter(({ id }) =>
      /^(?:research|audience|scenario|hypothesis)\/[^.]+\.(?:description|text)$/.test(id),
    );
    expect(titles.length).toBeGreaterThan(60);
    expect(breaking([...titles, ...described], ({ text }) => text !== '')).toEqual([]);
  });

  it('mix no Latin look-alikes into Russian words', () => {
    expect(breaking(everyText, ({ text }) => !/[а-яё][a-z]|[a-z][а-яё]/iu.test(text))).toEqual([]);
    expect(breaking(everyText, ({ text }) => !/(?<=[а-яё] )[acekopxyABCEHKMOPTX](?= [а-яё])/u.test(text))).toEqual([]);
  });

  it('use «ёлочки», тире, no-break spaces before units, and no stray spaces', () => {
    expect(breaking(typed, ({ text }) => !/["“”]| - | {2}| [,.:;!?](?!\S)/u.test(text))).toEqual([]);
    expect(breaking(typed, ({ text }) => text.trim() === text)).toEqual([]);
    expect(breaking(typed, ({ text }) => !/\d (?:₽|%)/u.test(text))).toEqual([]);
  });
});

describe('studies', () => {
  it('show every status and type', () => {
    expect(new Set(research.map((study) => study.status))).toEqual(new Set(RESEARCH_STATUSES));
    expect(new Set(research.map((study) => study.type))).toEqual(new Set(RESEARCH_TYPES));
  });

  it('hold 18 interviews', () => {
    const held = research.filter((study) => study.type === 'interviews' && study.status !== 'planning');
    expect(held.reduce((sum, study) => sum + (study.participants ?? 0), 0)).toBe(18);
  });

  it('have dates that fit their status', () => {
    expect(breaking(research, ({ startDate, endDate }) => isDate(startDate) && isDate(endDate ?? startDate))).toEqual(
      [],
    );
    expect(breaking(research, ({ startDate, endDate }) => (endDate ?? startDate) >= startDate)).toEqual([]);
    expect(breaking(research, ({ startDate, status }) => startDate > TODAY === (status === 'planning'))).toEqual([]);
    const completed = research.filter((study) => study.status === 'completed');
    expect(breaking(completed, ({ endDate }) => endDate !== null && endDate <= TODAY)).toEqual([]);
  });

  it('have an author of the company, insights and known links', () => {
    expect(breaking(research, ({ author }) => names.includes(author))).toEqual([]);
    expect(breaking(research, ({ insights }) => sizeOf(insights) > 0)).toEqual([]);
    const linked = Object.keys(Object.assign({}, ...research.map((study) => study.experimentIds)) as object);
    expect(linked.filter((id) => !idsOf('experiment').has(id))).toEqual([]);
    expect(breaking(research, ({ audienceId }) => audienceId === null || idsOf('audience').has(audienceId))).toEqual(
      [],
    );
    const rounds = research.filter((study) => sizeOf(study.questions) > 0);
    expect(rounds.length).toBeGreaterThan(0);
    expect(breaking(rounds, ({ audienceId, status }) => audienceId !== null && status === 'planning')).toEqual([]);
  });

  it('have three to five hypotheses, some of them new, with priorities 1 to n', () => {
    expect(breaking(research, (study) => own(study).length >= 3 && own(study).length <= 5)).toEqual([]);
    expect(breaking(research, (study) => own(study).some((one) => one.status === 'new'))).toEqual([]);
    for (const study of research) {
      const priorities = own(study).map((hypothesis) => hypothesis.priority);
      expect(priorities.toSorted((a, b) => a - b)).toEqual(priorities.map((_, index) => index + 1));
    }
  });
});

describe('materials', () => {
  it('are the bytes of their texts', () => {
    expect(all('material').length).toBeGreaterThan(2);
    expect(idsOf('materialText')).toEqual(idsOf('material'));
    for (const material of all('material')) {
      const text = byId('materialText', material.id);
      const bytes = Buffer.from(text?.text ?? '', 'utf8');
      expect(material).toMatchObject({
        size: bytes.length,
        fileId: createHash('sha256').update(bytes).digest('hex'),
        researchId: text?.researchId,
        mime: 'text/plain',
        state: 'text',
        note: '',
      });
      expect(byId('research', material.researchId)?.type).toBe('interviews');
      expect(text?.text.match(/^Интервьюер: /gmu)?.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('hold what insights and quotes say they hold', () => {
    const quoted: { passage: Passage; words: string; studyId: string | null }[] = [
      ...research.flatMap((study) =>
        Object.values(study.insights).flatMap(({ passage, quote }) =>
          passage ? [{ passage, words: quote, studyId: study.id }] : [],
        ),
      ),
      ...hypotheses.flatMap((hypothesis) =>
        Object.values(hypothesis.quotes).flatMap(({ passage, text, researchId }) =>
          passage ? [{ passage, words: text, studyId: researchId }] : [],
        ),
      ),
    ];
    expect(quoted.length).toBeGreaterThan(20);
    for (const { passage, words, studyId } of quoted) {
      const material = byId('materialText', passage.materialId);
      expect(material?.text.slice(passage.start, passage.end)).toBe(words);
      expect(material?.researchId).toBe(studyId);
    }
    for (const insight of research.flatMap((study) => Object.values(study.insights))) {
      expect(insight.passage === null).toBe(insight.quote === '');
    }
  });

  it('are marked, coded and spoken by those who are there', () => {
    const marks = all('mark');
    expect(marks.length).toBeGreaterThan(15);
    for (const { text, start, end, materialId, researchId, respondent, codeIds } of marks) {
      const material = byId('materialText', materialId);
      expect(material?.text.slice(start, end)).toBe(text);
      expect(material?.researchId).toBe(researchId);
      expect(material?.text).toContain(`\n${respondent}: `);
      expect(Object.keys(codeIds).filter((code) => !idsOf('code').has(code))).toEqual([]);
    }
    for (const { parentId } of all('code')) expect(parentId === null || idsOf('code').has(parentId)).toBe(true);
    for (const { codeId, markIds } of all('passageGroup')) {
      const grouped = marks.filter(({ id }) => Object.hasOwn(markIds, id));
      expect(grouped).toHaveLength(sizeOf(markIds));
      expect(grouped.every(({ codeIds }) => codeId === null || Object.hasOwn(codeIds, codeId))).toBe(true);
    }
    for (const { speakers, researchId } of all('material')) {
      for (const [label, { role, participantId }] of Object.entries(speakers)) {
        expect(label).toBe(label.toLowerCase());
        expect(participantId === null).toBe(role === 'interviewer');
        expect(participantId === null || participantId in (byId('research', researchId)?.participantIds ?? {})).toBe(
          true,
        );
      }
    }
    for (const { participantIds } of research) {
      for (const id of Object.keys(participantIds)) {
        expect(personas.some((persona) => persona.id === byId('participant', id)?.personaId)).toBe(true);
      }
    }
  });

  it('never lend their words to a false place', () => {
    const [material] = all('materialText');
    if (!material) throw new Error('no transcript');
    expect(() => passageOf(material, 'таких слов здесь нет')).toThrow('does not hold');
    expect(() => passageOf(material, 'Интервьюер')).toThrow('twice');
  });
});

describe('hypotheses', () => {
  it('belong to a stage that has their touchpoint, and cover all stages', () => {
    expect(breaking(hypotheses, ({ stage, touchpoint }) => TOUCHPOINTS[stage].includes(touchpoint))).toEqual([]);
    expect(new Set(backlog.map((hypothesis) => hypothesis.stage))).toEqual(new Set(STAGES));
    expect(new Set(hypotheses.filter((one) => one.researchId).map((one) => one.stage))).toEqual(new Set(STAGES));
    expect(new Set(hypotheses.map((hypothesis) => hypothesis.relevance))).toEqual(new Set(RELEVANCES));
    expect(new Set(hypotheses.map((hypothesis) => hypothesis.status))).toEqual(new Set(['new', 'added', 'in_backlog']));
  });

  it('are filled in when they stand in the backlog', () => {
    expect(breaking(backlog, ({ jtbd, context }) => jtbd !== '' && context !== '')).toEqual([]);
    expect(
      breaking(backlog, ({ gains, pains, metrics }) => [gains, pains, metrics].every((list) => sizeOf(list) >= 2)),
    ).toEqual([]);
    expect(breaking(backlog, ({ quotes }) => sizeOf(quotes) > 0)).toEqual([]);
    expect(backlog.filter((hypothesis) => hypothesis.researchId !== null).length).toBeGreaterThanOrEqual(10);
  });

  it('name their study and the study of each quote rightly', () => {
    expect(breaking(hypotheses, ({ researchId }) => researchId === null || idsOf('research').has(researchId))).toEqual(
      [],
    );
    const quotes = hypotheses.flatMap(({ id, quotes }) => Object.values(quotes).map((quote) => ({ ...quote, id })));
    expect(breaking(quotes, (one) => one.researchId === null || titleOf(one.researchId) === one.research)).toEqual([]);
    expect(breaking(quotes, ({ respondent, research }) => respondent !== '' && research !== '')).toEqual([]);
  });

  it('are in_backlog exactly when an experiment was made of them', () => {
    const made = experiments.flatMap((experiment) => experiment.hypothesisId ?? []);
    const gone = hypotheses.filter((hypothesis) => hypothesis.status === 'in_backlog').map((one) => one.id);
    expect(made.length).toBeGreaterThan(4);
    expect(made.toSorted()).toEqual(gone.toSorted());
  });
});

describe('experiments', () => {
  it('show every status, stage, format and verdict', () => {
    for (const status of EXPERIMENT_STATUSES) {
      expect(experiments.filter((experiment) => experiment.status === status).length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(experiments.map((experiment) => experiment.cjmStage))).toEqual(new Set(STAGES));
    expect(new Set(experiments.map((one) => one.experimentFormat))).toEqual(new Set(EXPERIMENT_FORMATS));
    const verdicts = experiments.flatMap((experiment) => experiment.verdict ?? []);
    expect(new Set(verdicts)).toEqual(new Set(['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE']));
  });

  it('have a verdict exactly when done, with what was learnt', () => {
    expect(breaking(experiments, ({ status, verdict }) => (verdict !== null) === (status === 'Done'))).toEqual([]);
    const done = experiments.filter((experiment) => experiment.status === 'Done');
    expect(breaking(done, ({ results, learnings }) => results !== '' && learnings !== '')).toEqual([]);
    expect(breaking(done, ({ nextSteps, verdict }) => nextSteps.startsWith(`${verdict}. `))).toEqual([]);
    const prefill = { backlog: '', New: '', 'In Progress': 'Эксперимент в процессе выполнения...' };
    const rest = experiments.filter((experiment) => experiment.status !== 'Done');
    expect(breaking(rest, ({ status, results }) => status !== 'Done' && results === prefill[status])).toEqual([]);
    expect(breaking(rest, ({ learnings }) => learnings === '')).toEqual([]);
  });

  it('have a filled-in canvas', () => {
    for (const field of CANVAS) expect(breaking(experiments, (experiment) => experiment[field] !== '')).toEqual([]);
  });

  it('have dates that fit their status', () => {
    expect(
      breaking(experiments, (one) => [one.startDate, one.endDate, one.deadline ?? one.endDate].every(isDate)),
    ).toEqual([]);
    expect(breaking(experiments, ({ startDate, endDate }) => endDate >= startDate)).toEqual([]);
    expect(breaking(experiments, ({ deadline, endDate }) => (deadline ?? endDate) >= endDate)).toEqual([]);
    expect(breaking(experiments, (one) => one.startDate <= TODAY === begun(one))).toEqual([]);
    expect(breaking(experiments, ({ status, endDate }) => status !== 'Done' || endDate <= TODAY)).toEqual([]);
  });

  it('have a timeline that begins with their creation and ends by today', () => {
    expect(breaking(experiments, (one) => moments(one)[0] === one.createdAt)).toEqual([]);
    expect(breaking(experiments, (one) => isSorted(moments(one)) && moments(one).every(isMoment))).toEqual([]);
    expect(breaking(experiments, (one) => (moments(one).at(-1) ?? '').slice(0, 10) <= TODAY)).toEqual([]);
    expect(
      breaking(experiments, (one) => ordered(one.timeline).every((entry) => names.includes(entry.author))),
    ).toEqual([]);
  });

  it('are linked to hypotheses and people', () => {
    expect(breaking(experiments, ({ assigneeId, status }) => (assigneeId !== null) === (status !== 'backlog'))).toEqual(
      [],
    );
    const active = new Set(members.filter((member) => member.status === 'active').map((member) => member.id));
    expect(breaking(experiments, ({ assigneeId }) => assigneeId === null || active.has(assigneeId))).toEqual([]);
    expect(breaking(experiments, ({ author }) => names.includes(author))).toEqual([]);
    const linked = experiments.map((one) => ({ ...one, record: byId('hypothesis', one.hypothesisId ?? '') }));
    expect(breaking(linked, ({ hypothesisId, record }) => (hypothesisId === null) === (record === undefined))).toEqual(
      [],
    );
    expect(breaking(linked, ({ hypothesis, record }) => hypothesis === (record?.text ?? hypothesis))).toEqual([]);
    expect(breaking(linked, ({ cjmStage, record }) => cjmStage === (record?.stage ?? cjmStage))).toEqual([]);
  });
});

describe('audiences', () => {
  it('have known stages and touchpoints, and two or more personas each', () => {
    const named = audiences.map((audience) => summariseAudience(audience));
    expect(
      breaking(
        named,
        ({ touchpoints }) => touchpoints.length > 0 && touchpoints.every((one) => ALL_TOUCHPOINTS.includes(one)),
      ),
    ).toEqual([]);
    expect(breaking(named, ({ funnelStages }) => funnelStages.length > 0)).toEqual([]);
    expect(new Set(named.flatMap((audience) => audience.funnelStages))).toEqual(new Set(AUDIENCE_STAGES));
    expect(breaking(audiences, ({ id }) => personas.filter((one) => one.audienceId === id).length >= 2)).toEqual([]);
    const counted = countAudiences(audiences, all('contactList').map(summariseContactList), research, TODAY);
    // Three of the ten talks with founders are done; the nine and the six were over before the last month began.
    expect(counted.map((one) => [one.currentResearch, one.lastMonthResearch])).toEqual([
      [0, 0],
      [0, 0],
      [3, 3],
      [0, 0],
      [0, 0],
    ]);
  });

  it('have rich personas of all three tech levels', () => {
    expect(breaking(personas, ({ audienceId }) => idsOf('audience').has(audienceId))).toEqual([]);
    for (const list of PERSONA_LISTS) expect(breaking(personas, (persona) => sizeOf(persona[list]) >= 3)).toEqual([]);
    expect(breaking(personas, ({ jtbd }) => sizeOf(jtbd) >= 2)).toEqual([]);
    expect(
      breaking(personas, ({ region, company, socialActivity }) => ![region, company, socialActivity].includes('')),
    ).toEqual([]);
    expect(new Set(personas.map((persona) => persona.techLevel))).toEqual(new Set(TECH_LEVELS));
  });

  it('have contacts that are nobody’s', () => {
    const asked = [...all('contactList'), ...all('recruitingRequest')];
    expect(breaking(asked, ({ audienceId }) => idsOf('audience').has(audienceId))).toEqual([]);
    const nobody = { phone: /^\+790000000\d\d$/, telegram: /^primer_\w+$/, email: /@example\.com$/ };
    const contacts = all('contactList').flatMap((list) =>
      ordered(list.contacts).flatMap((one) => addressesOf(one).map((address) => ({ ...address, id: address.value }))),
    );
    expect(contacts).toHaveLength(8);
    expect(breaking(contacts, ({ type, value }) => nobody[type].test(value))).toEqual([]);
  });
});

describe('boards', () => {
  const fields: Record<BoardId, readonly BoardField[]> = {
    vision: [...new Set([...CHAT_FIELDS, ...VISION_FIELDS])],
    market: MARKET_FIELDS,
    product: PRODUCT_FIELDS,
    marketing: MARKETING_FIELDS,
  };

  it('have every card, each with something to say', () => {
    expect(fields.vision).toHaveLength(11);
    for (const { id, cards } of all('board')) {
      expect(Object.keys(cards).toSorted()).toEqual(fields[boardOf(id)?.board ?? 'vision'].toSorted());
      const written = Object.entries(cards).map(([field, card]) => ({ ...card, id: field }));
      expect(breaking(written, ({ content, editedAt }) => content.length > 60 && isMoment(editedAt))).toEqual([]);
    }
  });

  it('cite completed studies, and keep earlier texts that are earlier', () => {
    const cited = all('board').flatMap((board) => Object.keys(board.citedResearch));
    expect(cited.filter((id) => byId('research', id)?.status !== 'completed')).toEqual([]);
    const versions = all('board').flatMap((board) =>
      Object.entries(board.history).map(([id, version]) => ({ ...version, id, now: board.cards[version.field] })),
    );
    expect(breaking(versions, ({ id, field }) => id.startsWith(`${field}:`))).toEqual([]);
    expect(
      breaking(versions, ({ until, content, now }) => until <= (now?.editedAt ?? '') && content !== now?.content),
    ).toEqual([]);
  });
});

describe('account', () => {
  it('lists the people of the company', () => {
    expect(breaking(members, ({ companyId }) => companyId === SAMPLE_COMPANY_ID)).toEqual([]);
    expect(breaking(members, ({ email }) => /^[a-z.]+@example\.com$/.test(email))).toEqual([]);
    expect(new Set(members.map((member) => member.email)).size).toBe(members.length);
    expect(new Set(members.map((member) => member.role))).toEqual(new Set(['Owner', 'Admin', 'Researcher', 'Viewer']));
    expect(members.filter((member) => member.status === 'invited')).toHaveLength(2);
    const [profile] = all('profile');
    expect(members.find((member) => member.email === profile?.email)).toMatchObject({ name: profile?.name });
  });

  it('has a balance above zero, spent on known projects within half a year', () => {
    const transactions = all('transaction');
    const products = all('company').flatMap((company) =>
      Object.values(company.products).map((product) => product.name),
    );
    const projects = [...products, ...research.map((study) => study.title)];
    expect(breaking(transactions, ({ date }) => isDate(date) && date > '2026-05-21' && date <= TODAY)).toEqual([]);
    expect(isSorted(transactions.map((transaction) => transaction.date))).toBe(true);
    expect(breaking(transactions, ({ type, amount }) => (type === 'deposit') === amount > 0)).toEqual([]);
    const isRightProject = (amount: number, project: string): boolean =>
      amount > 0 ? project === '' : projects.includes(project);
    expect(breaking(transactions, ({ amount, project }) => isRightProject(amount, project))).toEqual([]);
    const done = transactions.filter((transaction) => transaction.status === 'done').map(({ amount }) => amount);
    const balances = done.map((_, index) => done.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0));
    expect(Math.min(...balances)).toBeGreaterThan(0);
    expect(balances.at(-1)).toBe(72_500);
  });

  it('is invoiced by a seller whose check digits are right', () => {
    const { inn, ogrn, kpp, bik, account, correspondentAccount } = SELLER;
    const weighted = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((sum, weight, index) => sum + weight * Number(inn[index]), 0);
    expect(inn).toMatch(/^\d{10}$/);
    expect((weighted % 11) % 10).toBe(Number(inn[9]));
    expect(ogrn).toMatch(/^\d{13}$/);
    expect((Number(ogrn.slice(0, 12)) % 11) % 10).toBe(Number(ogrn[12]));
    expect(kpp).toMatch(/^\d{9}$/);
    expect(bik).toMatch(/^\d{9}$/);
    expect(accountKey(bik.slice(-3) + account)).toBe(0);
    expect(accountKey(`0${bik.slice(4, 6)}${correspondentAccount}`)).toBe(0);
  });
});

describe('settings', () => {
  it('have the four channels, each in a state of its own', () => {
    expect(all('channel').map((channel) => [channel.id, channel.state])).toEqual([
      ['telegram', 'active'],
      ['whatsapp', 'setup'],
      ['widget', 'active'],
      ['voice', 'off'],
    ]);
    expect(all('botSettings').map((bot) => bot.id)).toEqual(['bot']);
  });

  it('have four scenarios whose questions fit their counts', () => {
    const scenarios = all('scenario');
    expect(scenarios).toHaveLength(4);
    expect(new Set(scenarios.map((scenario) => scenario.status))).toEqual(new Set(['active', 'draft']));
    expect(new Set(scenarios.map(({ duration, questionCount }) => [...duration, ...questionCount].join(' ')))).toEqual(
      new Set(['15 20 8 12', '5 7 3 5']),
    );
    expect(breaking(scenarios, (scenario) => fits(asked(scenario), scenario.questionCount))).toEqual([]);
  });
});
