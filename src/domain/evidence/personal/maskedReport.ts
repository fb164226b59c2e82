import type { Report, ReportPart } from '../../research/report/reportShape.ts';
import type { Wording } from '../../research/report/reportRecord.ts';
import { maskWhole, type KnownPerson } from './maskTexts.ts';

/** Every text of a report that people wrote or said, once, in the order in which it is read. */
function mapTexts(report: Report, change: (text: string) => string): Report {
  const wording = (one: Wording): Wording => {
    const masked = change(one.text);
    return masked === one.text ? one : { ...one, masked };
  };
  const perhaps = (one: Wording | null) => (one ? wording(one) : null);
  const part = (one: ReportPart): ReportPart => ({
    ...one,
    title: perhaps(one.title),
    facts: one.facts.map(change),
    body: perhaps(one.body),
    points: perhaps(one.points),
    quotes: one.quotes.map((quote) => ({ ...quote, text: change(quote.text) })),
  });
  return {
    ...report,
    title: wording(report.title),
    lead: wording(report.lead),
    studies: report.studies.map(change),
    sections: report.sections.map((section) => ({
      ...section,
      title: wording(section.title),
      // How a study was made, and who of the company made it, tells of no respondent.
      parts: section.section === 'method' ? section.parts : section.parts.map(part),
    })),
  };
}

/**
 * Returns a report for readers when personal data are hidden: every text is masked, and remembers the typed words. Names below a
 * quotation and in the table are left to code names.
 */
export const maskReport = (report: Report, people: readonly KnownPerson[]): Report =>
  maskWhole(report, mapTexts, people);
