import { counted, NBSP } from '../../core/format.ts';
import type { Research } from '../research.ts';
import { hidesPersonalIn, isTaken, reportId, wordingAt, type ReportChanges } from './reportRecord.ts';
import type { ReportSources } from './reportSources.ts';
import { REPORT_SECTIONS, type ReportSectionKey, REPORT_HEADINGS, type Report } from './reportShape.ts';
import { type ReportMaking, type PartProposal, partsOf } from './reportParts.ts';
import { questionParts, methodParts, participantParts } from './studyParts.ts';
import { findingParts } from './findingParts.ts';
import { hypothesisParts, nextParts } from './hypothesisParts.ts';

const REPORT_TITLE = 'title';

const LEAD = 'lead';

const PARTS: Readonly<Record<ReportSectionKey, (making: ReportMaking) => readonly PartProposal[]>> = {
  question: questionParts,
  method: methodParts,
  participants: participantParts,
  findings: findingParts,
  hypotheses: hypothesisParts,
  next: nextParts,
};

const PREFIXES: Readonly<Record<ReportSectionKey, string>> = {
  question: 'question:',
  method: 'method:',
  participants: 'participants:',
  findings: 'finding:',
  hypotheses: 'hypothesis:',
  next: 'next:',
};

const REPORTS = ['исследованию', 'исследованиям', 'исследованиям'] as const;

/** Studies as they are told of: the earlier before the later. */
function inOrderOfTime(studies: readonly Research[]): readonly Research[] {
  return studies.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.id < b.id ? -1 : 1,
  );
}

/**
 * A report on studies: made of their records as they are, with what people changed of it. Parts that are left out are in it,
 * too, and say so.
 * @param studyIds the studies that it was asked for, those that are gone included: they name it
 */
export function composeReport(studyIds: readonly string[], of: ReportSources, changes: ReportChanges): Report {
  const sources = { ...of, studies: inOrderOfTime(of.studies) };
  const hidesPersonal = hidesPersonalIn(changes, { hidesPersonal: of.hidesPersonal ?? sources.people.hidesNames });
  // A signature would tell whom the words hide.
  const hidesNames = sources.people.hidesNames || changes.usesCodeNames || hidesPersonal;
  const making: ReportMaking = {
    sources,
    changes,
    people: { ...sources.people, hidesNames },
    studyIds: new Set(sources.studies.map(({ id }) => id)),
  };
  const [first] = sources.studies;
  const single = sources.studies.length === 1 && first ? first.title.trim() : '';
  return {
    id: reportId(studyIds),
    studyIds,
    title: wordingAt(changes, REPORT_TITLE, single || `Отчёт по${NBSP}${counted(sources.studies.length, REPORTS)}`),
    lead: wordingAt(changes, LEAD, ''),
    studies: sources.studies.length > 1 ? sources.studies.map(({ title }) => title.trim()) : [],
    sections: REPORT_SECTIONS.map((section) => ({
      section,
      key: `section:${section}`,
      title: wordingAt(changes, `section:${section}/title`, REPORT_HEADINGS[section]),
      isIn: isTaken(changes, `section:${section}`, true),
      parts: partsOf(making, PREFIXES[section], PARTS[section](making)),
    })),
    hidesNames,
    hidesPersonal,
  };
}
