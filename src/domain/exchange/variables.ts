import type { SpeakerRole } from '../research/layouts/roles.ts';
import { movedLabels } from '../research/layouts/movedLabels.ts';
import { speakerKey } from '../research/participant.ts';
import { guidOfText } from './guid.ts';
import type { RefiCase, RefiSpeaker, RefiText } from './project.ts';

/** Variables of cases and texts, as every program shows them. */
export const REFI_VARIABLES = {
  codeName: 'Кодовое имя',
  role: 'Роль',
  segment: 'Сегмент',
  speakers: 'Говорящие',
} as const;
export type RefiVariable = keyof typeof REFI_VARIABLES;

/** The guid of a variable of ours: always the same. */
export const variableGuid = (variable: RefiVariable): string => guidOfText(`orientir/variable/${variable}`);

/** Which variable of ours a name is; undefined for another's. */
export const variableNamed = (name: string): RefiVariable | undefined =>
  (Object.keys(REFI_VARIABLES) as RefiVariable[]).find((one) => REFI_VARIABLES[one] === name.trim());

const ROLE_WORDS: Readonly<Record<SpeakerRole, string>> = {
  interviewer: 'интервьюер',
  respondent: 'респондент',
  other: 'другой',
};
const NOBODY = '—';
const ARROW = ' → ';

/** A line of the variable; a label may have arrows, and end with one. */
const SPEAKER = new RegExp(`^(.+)${ARROW}(${[...Object.values(ROLE_WORDS), NOBODY].join('|')})${ARROW}(.*)$`, 'u');

/** Follows the speakers of a text whose labels are known, as one of them. */
const NOBODY_ELSE = 'Больше никто не говорит';

/** Who speaks in a text, a line each: «мария → респондент → Р1»; labels that are known, exactly as they are. */
export function speakersText(
  { speakers, labels }: Pick<RefiText, 'speakers' | 'labels'>,
  cases: readonly RefiCase[],
): string {
  const codeNames = new Map(cases.map(({ guid, codeName }) => [guid, codeName]));
  const told = (label: string): RefiSpeaker => {
    const key = speakerKey(label);
    return { role: null, person: null, ...speakers.find((one) => one.label === key), label };
  };
  const keys = new Set(labels?.map(speakerKey));
  const all = labels
    ? [...labels, NOBODY_ELSE].map(told).concat(speakers.filter(({ label }) => !keys.has(label)))
    : speakers;
  return all
    .map(({ label, role, person }) =>
      [
        label,
        role === null ? NOBODY : ROLE_WORDS[role],
        (person === null ? null : codeNames.get(person)) ?? NOBODY,
      ].join(ARROW),
    )
    .join('\n');
}

/** The speakers of such a text; lines that say something else are none. */
export function speakersOf(text: string, cases: readonly RefiCase[]): RefiSpeaker[] {
  const byCodeName = new Map(cases.map(({ guid, codeName }) => [codeName, guid]));
  const roles = Object.entries(ROLE_WORDS) as [SpeakerRole, string][];
  return text.split('\n').flatMap((line) => {
    const [, label, told, person = ''] = SPEAKER.exec(line) ?? [];
    if (label === undefined) return [];
    const role = roles.find(([, words]) => words === told)?.[0] ?? null;
    return [{ label, role, person: byCodeName.get(person) ?? null }];
  });
}

/**
 * The labels of a text that the product wrote, and the roles that were given; labels that head nothing in it are left out.
 */
export function knownSpeakers({
  text,
  speakers,
}: Pick<RefiText, 'text' | 'speakers'>): Required<Pick<RefiText, 'labels' | 'speakers'>> {
  const end = speakers.findIndex(({ label }) => label === NOBODY_ELSE);
  if (end < 0) return { labels: null, speakers };
  const labels = speakers.slice(0, end).map(({ label }) => label);
  return {
    labels: movedLabels({ text, labels }, text, (place) => place),
    speakers: speakers.filter(({ label, role, person }) => label !== NOBODY_ELSE && (role !== null || person !== null)),
  };
}

/** Name of the note of an insight. */
export const INSIGHT_NOTE = 'Инсайт';

/** Name of the note of a hypothesis. */
export const HYPOTHESIS_NOTE = 'Гипотеза';

/** The set that names the notes of hypotheses: by its guid they are known, whatever else is called so. */
export const HYPOTHESIS_SET = { guid: guidOfText('orientir/hypotheses'), name: 'Гипотезы' } as const;

/** Returns the guid of the passage with the nth words of a hypothesis, from 0. */
export const quotePlaceGuid = (hypothesis: string, index: number): string => guidOfText(`${hypothesis}/words/${index}`);
