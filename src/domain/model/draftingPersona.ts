import type { Audience } from '../audiences/audience.ts';
import { PERSONA_MODEL_FIELDS, type PersonaModelField } from '../audiences/modelFields.ts';
import { maskTexts, type KnownPerson } from '../evidence/personal/maskTexts.ts';
import { fold } from '../core/format.ts';
import { checkText } from '../evidence/verbatim/checkedText.ts';
import { citedBy } from '../evidence/verbatim/cited.ts';
import type { AskedTranscript } from '../evidence/verbatim/numbered.ts';
import { soundingsOf } from '../evidence/verbatim/soundings.ts';
import { participantOf } from '../research/people.ts';
import type { People } from '../research/participant.ts';
import type { DraftedFields, DraftedText } from './drafted.ts';
import { readTranscripts, type AskTask, type ModelDraft, type ModelReading, type Weighing } from './reading.ts';
import { MOST_OF_AUDIENCE, MOST_OF_PERSONA } from './tasks/persona.ts';
import type { TaskOutput } from './tasks.ts';

/** A persona that a model drafted over words of people. */
export interface DraftedPersona extends ModelReading {
  /** Fields supported by words; the others are left out and counted. */
  readonly fields: DraftedFields<PersonaModelField>;
}

/** Existing texts of a persona, by its fields. */
export type DescribedPersona = Readonly<Partial<Record<PersonaModelField, string>>>;

/** Whose words a persona is made of. */
export type PersonaSource = Pick<Audience, 'name' | 'description'>;

/** Whom the words are looked up with, and by which names they are hidden. */
export interface PersonaPeople extends Pick<People, 'materials'> {
  readonly known: readonly KnownPerson[];
}

const ONE_LINE: ReadonlySet<PersonaModelField> = new Set(['title', 'role']);

/** Returns an audience's description for a model. */
export const audienceTold = ({ name, description }: PersonaSource, known: readonly KnownPerson[]): string =>
  (maskTexts([`${name}\n${description}`.trim()], known)[0] ?? '').slice(0, MOST_OF_AUDIENCE);

/** Fields of a persona as a model named them, with what there is of the words behind them; those without are left out and counted. */
export function personaFieldsOf(
  fields: TaskOutput<'persona'>['fields'],
  { weighing, numbered }: Weighing,
  people: PersonaPeople,
  audience: PersonaSource,
): ModelDraft<DraftedFields<PersonaModelField>> {
  const soundings = soundingsOf(numbered);
  const value: Partial<Record<PersonaModelField, DraftedText>> = {};
  let [unknown, unfounded] = [0, 0];
  for (const { field, lines, numbers } of fields) {
    const { passages, dropped } = citedBy(numbers, weighing);
    unknown += dropped.unknown.length;
    if (passages.length === 0 || value[field]) {
      unfounded += 1;
      continue;
    }
    const text = ONE_LINE.has(field) ? (lines[0] ?? '') : lines.join('\n');
    const words = passages.map(({ text: said, speaker, interview }) => ({
      text: said,
      participantId: participantOf({ respondent: speaker, passage: { materialId: interview } }, people),
    }));
    // The name of an audience may be in quotation marks.
    value[field] = { ...checkText(text, soundings, [audience.name]), words };
  }
  return { value, unknown, unfounded };
}

/**
 * Has a model read the talks of an audience, and draft a persona from its findings ({@link readTranscripts}).
 * @param described existing texts of its fields: sent without personal data, and not proposed again. Default: none.
 */
export async function draftPersona(
  talks: readonly AskedTranscript[],
  people: PersonaPeople,
  audience: PersonaSource,
  ask: AskTask,
  described: DescribedPersona = {},
): Promise<DraftedPersona> {
  const { known } = people;
  const written = PERSONA_MODEL_FIELDS.flatMap((field) => {
    const text = described[field]?.trim() ?? '';
    return text === '' ? [] : [`${field}: ${text.replaceAll(/\s*\n\s*/g, '; ')}`];
  });
  const { value, ...reading } = await readTranscripts(talks, known, ask, {
    task: 'persona',
    inputOf: ({ passages }) => ({
      audience: audienceTold(audience, known),
      described: maskTexts(written, known).join('\n').slice(0, MOST_OF_PERSONA),
      passages,
    }),
    made: ({ fields }, weighing) => personaFieldsOf(fields, weighing, people, audience),
  });
  const fresh = Object.entries(value ?? {}).filter(
    ([field, { text }]) => fold(text) !== fold(described[field as PersonaModelField]?.trim() ?? ''),
  );
  return { ...reading, fields: Object.fromEntries(fresh) };
}
