import type { ReportQuote } from './reportQuotes.ts';
import type { Wording } from './reportRecord.ts';

export interface ReportTable {
  readonly head: readonly string[];
  /** As long as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** A part of a section: a finding, a hypothesis, what is said of one study. */
export interface ReportPart {
  readonly key: string;
  readonly isIn: boolean;
  /** The records that it was made of are gone: only typed words are left. */
  readonly isGone: boolean;
  /** Its heading; null where the section's says it all. */
  readonly title: Wording | null;
  /** Counted facts that cannot be typed: «Об этом сказали 7 из 9 участников». */
  readonly facts: readonly string[];
  readonly body: Wording | null;
  /** Lines of a list, one on each line of the text. */
  readonly points: Wording | null;
  readonly quotes: readonly ReportQuote[];
  readonly table: ReportTable | null;
}

export const REPORT_SECTIONS = ['question', 'method', 'participants', 'findings', 'hypotheses', 'next'] as const;

export type ReportSectionKey = (typeof REPORT_SECTIONS)[number];

/** Headings of the sections, as proposed. */
export const REPORT_HEADINGS: Readonly<Record<ReportSectionKey, string>> = {
  question: 'Вопрос',
  method: 'Метод',
  participants: 'Участники',
  findings: 'Находки',
  hypotheses: 'Гипотезы',
  next: 'Что делать дальше',
};

/** A section with its parts, those that are left out included. */
export interface ReportSection {
  readonly section: ReportSectionKey;
  readonly key: string;
  readonly title: Wording;
  readonly isIn: boolean;
  readonly parts: readonly ReportPart[];
}

/** A report with everything that may be in it. */
export interface Report {
  readonly id: string;
  readonly studyIds: readonly string[];
  readonly title: Wording;
  /** Opening of the report; nothing is proposed. */
  readonly lead: Wording;
  /** Titles of the studies where there are several; empty for one. */
  readonly studies: readonly string[];
  readonly sections: readonly ReportSection[];
  /** Whether code names replace real ones, by its own switch or by the company's. */
  readonly hidesNames: boolean;
  /** Whether its texts go out without personal data, by its own switch or by the company's. */
  readonly hidesPersonal: boolean;
}

/** Every text of a report that can be typed, by its place. */
export function wordingsOf({ title, lead, sections }: Report): ReadonlyMap<string, Wording> {
  const all = [
    title,
    lead,
    ...sections.flatMap((section) => [
      section.title,
      ...section.parts.flatMap((part) => [part.title, part.body, part.points]),
    ]),
  ];
  return new Map(all.flatMap((one) => (one ? [[one.key, one]] : [])));
}
