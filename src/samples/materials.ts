import { positionAt } from '../domain/core/record.ts';
import type { Material, MaterialText } from '../domain/research/research.ts';
import { speakersOf } from './participants.ts';
import { moment, stampVerbatim } from './stamp.ts';
import { STUDIES, type StudyKey } from './studies.ts';
import interview42 from './transcripts/interview-42.json' with { type: 'json' };
import interview45 from './transcripts/interview-45.json' with { type: 'json' };
import interview51 from './transcripts/interview-51.json' with { type: 'json' };
import interview54 from './transcripts/interview-54.json' with { type: 'json' };

interface Transcript {
  readonly number: number;
  readonly study: StudyKey;
  readonly date: string;
  readonly name: string;
  /** SHA-256 of the text's UTF-8 bytes; the test computes it anew. */
  readonly fileId: string;
  readonly lines: readonly string[];
}

const TRANSCRIPTS: readonly Transcript[] = [
  {
    number: 42,
    study: 'edtech',
    date: '2026-09-09',
    name: 'Интервью 42 — продакт EdTech.txt',
    fileId: '03317cbb9ab355f92b95339d23ff34280ba7f6ddc63af7cd47a459427c718381',
    lines: interview42.lines,
  },
  {
    number: 45,
    study: 'edtech',
    date: '2026-09-15',
    name: 'Интервью 45 — исследователь онлайн-университета.txt',
    fileId: 'cb3ba9fe8841a0f376b337208e5a73390c805b4177ecf4a7554b534b23ad9bc6',
    lines: interview45.lines,
  },
  {
    number: 51,
    study: 'churn',
    date: '2026-10-13',
    name: 'Интервью 51 — ушли после пробного периода.txt',
    fileId: 'a1a09f262501844d7801eaaa4ea2587b1822b7f4e38fc81452189bebf5f2e862',
    lines: interview51.lines,
  },
  {
    number: 54,
    study: 'referral',
    date: '2026-11-12',
    name: 'Интервью 54 — основатель языковой школы.txt',
    fileId: '7cedf595c1c512594fe3da01c1021e640a17dbfb98cbf8d1be93b1a7fc1c1b6e',
    lines: interview54.lines,
  },
];

const encoder = new TextEncoder();
const textOf = (lines: readonly string[]): string => lines.join('\n');

/** Files of the interview studies: one transcript each, as text. */
export const materials: readonly Material[] = TRANSCRIPTS.map(({ number, study, date, name, fileId, lines }, index) =>
  stampVerbatim('material', moment(date, '16:00'), {
    id: `material-${number}`,
    researchId: STUDIES[study].id,
    name,
    size: encoder.encode(textOf(lines)).length,
    mime: 'text/plain',
    fileId,
    state: 'text',
    note: '',
    told: null,
    transcriptOf: null,
    speakers: speakersOf(number),
    position: positionAt(index),
  }),
);

/** Texts of the transcripts; each has its material's id. */
export const materialTexts: readonly MaterialText[] = TRANSCRIPTS.map(({ number, study, date, lines }) =>
  stampVerbatim('materialText', moment(date, '16:00'), {
    id: `material-${number}`,
    researchId: STUDIES[study].id,
    text: textOf(lines),
    labels: null,
    hidden: {},
  }),
);

/**
 * The text of an interview by its number.
 * @throws Error when there is no such transcript
 */
export function transcript(number: number): MaterialText {
  const found = materialTexts.find((material) => material.id === `material-${number}`);
  if (!found) throw new Error(`no transcript ${number}`);
  return found;
}
