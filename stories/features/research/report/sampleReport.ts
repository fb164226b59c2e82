import { fn } from 'storybook/test';

import { DONE } from '#src/domain/core/outcome.ts';
import { positionAt } from '#src/domain/core/record.ts';
import { reportTest } from '#src/domain/experiments/reportTests.ts';
import type { Code } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { Participant } from '#src/domain/research/participant.ts';
import { composeReport } from '#src/domain/research/report/report.ts';
import { placeKey, type ReportSources } from '#src/domain/research/report/reportSources.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';
import { UNCHANGED, type ReportChanges } from '#src/domain/research/report/reportRecord.ts';
import type { ReportActs } from '#src/features/research/report/reportActs.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { materials } from '#src/samples/materials.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';

import { study } from '../sampleStudy.ts';

/** A report on a study of the sample, with a few codes and participants beside: what the report's stories take. */

const stored = { v: 1, createdAt: '2026-01-10T10:00:00.000Z', updatedAt: '2026-01-10T10:00:00.000Z', deletedAt: null };
const STUDY = 'research-edtech';

const hypotheses = [...backlogHypotheses, ...researchHypotheses];
const own = hypotheses.filter(({ researchId }) => researchId === STUDY);

const codeOf = (id: string, name: string, definition = ''): Code => ({
  ...stored,
  id,
  name,
  definition,
  colour: 'sky',
  parentId: null,
  position: positionAt(0),
});
const codes = [
  codeOf('by-hand', 'Всё делают руками', 'Что отнимает часы и не требует человека'),
  codeOf('alone', 'Один раз'),
];

/** The words of the study's hypotheses, marked: the first of them with both codes. */
const marks = own
  .flatMap(({ quotes }) => Object.values(quotes))
  .flatMap(({ text, respondent, passage }, index): Mark[] =>
    passage
      ? [
          {
            ...stored,
            ...passage,
            id: `mark-${index}`,
            researchId: STUDY,
            text,
            respondent,
            codeIds: { 'by-hand': { position: 'a' }, ...(index === 0 ? { alone: { position: 'b' } } : {}) },
            note: '',
          },
        ]
      : [],
  );

const participantOf = (id: string, name: string, codeName: string, role: string): Participant => ({
  ...stored,
  id,
  name,
  codeName,
  role,
  segment: 'Онлайн-школы',
  personaId: null,
  notes: '',
});
const participants = new Map(
  [
    participantOf('p1', 'Марина Лебедева', 'Р1', 'продакт EdTech-стартапа'),
    participantOf('p2', 'Олег Серов', 'Р2', 'исследователь онлайн-университета'),
  ].map((one) => [one.id, one]),
);

const edtech = { ...study(STUDY), participantIds: { p1: { position: 'a' }, p2: { position: 'b' } } };

const named = [...marks, ...own.flatMap(({ quotes }) => Object.values(quotes))];
const speakersOf = (materialId: string, participantId: string) =>
  [
    materialId,
    {
      speakers: Object.fromEntries(
        [
          ...new Set(
            named
              .filter((one) => ('materialId' in one ? one : one.passage)?.materialId === materialId)
              .map(({ respondent }) => respondent.toLowerCase()),
          ),
        ].map((label) => [label, { role: 'respondent' as const, participantId, position: 'a' }]),
      ),
    },
  ] as const;

/** Sources of the report. */
export const sources: ReportSources = {
  studies: [edtech],
  audiences: new Map([['audience-edtech-pm', 'Продакт-менеджеры EdTech']]),
  materials: materials.filter(({ researchId }) => researchId === STUDY),
  hypotheses,
  tests: experiments.map(reportTest),
  marks,
  codes,
  groups: [],
  people: {
    materials: new Map([speakersOf('material-42', 'p1'), speakersOf('material-45', 'p2')]),
    participants,
    hidesNames: false,
  },
  respondents: new Map(marks.map(({ respondent, ...passage }) => [placeKey(passage), respondent])),
};

/** The report, with what people changed of it. */
export const reportOf = (changes: Partial<ReportChanges> = {}, of: Partial<ReportSources> = {}): Report =>
  composeReport([STUDY], { ...sources, ...of }, { ...UNCHANGED, ...changes });

/** The report as it is proposed. */
export const report = reportOf();

export function sectionOf(of: Report, name: Report['sections'][number]['section']) {
  const found = of.sections.find(({ section }) => section === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** The finding of a code that several people spoke of. */
export const finding = (() => {
  const found = sectionOf(report, 'findings').parts.find(({ key }) => key === 'finding:code:by-hand');
  if (!found) throw new Error('no finding');
  return found;
})();

/** Actions on a report: all succeed. */
export const acts = {
  onType: fn<ReportActs['onType']>(() => Promise.resolve(DONE)),
  onReset: fn<ReportActs['onReset']>(),
  onKeep: fn<ReportActs['onKeep']>(),
  onTake: fn<ReportActs['onTake']>(),
  onMove: fn<ReportActs['onMove']>(),
  onOpenPassage: fn<ReportActs['onOpenPassage']>(),
  draftOf: fn<ReportActs['draftOf']>(() => undefined),
  onDraft: fn<ReportActs['onDraft']>(),
};
