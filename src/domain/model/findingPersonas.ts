import type { Persona } from '../audiences/audience.ts';
import type { PersonaModelField } from '../audiences/modelFields.ts';
import { fold } from '../core/format.ts';
import { maskTexts } from '../evidence/personal/maskTexts.ts';
import type { AskedTranscript } from '../evidence/verbatim/numbered.ts';
import type { DraftedFields, DraftedText } from './drafted.ts';
import { audienceTold, personaFieldsOf, type PersonaPeople, type PersonaSource } from './draftingPersona.ts';
import {
  readTranscripts,
  type AskTask,
  type ModelDraft,
  type OnReading,
  type ModelReading,
  type Weighing,
} from './reading.ts';
import { MOST_OF_PERSONA } from './tasks/persona.ts';
import type { TaskOutput } from './tasks.ts';

/** A persona that a model found in what an audience said. */
export interface FoundPersona {
  /** Fields supported by words; the title in two words is always among them. */
  readonly fields: DraftedFields<PersonaModelField> & { readonly title: DraftedText };
}

/** Kinds of people that a model found in an audience. */
export interface FoundPersonas extends ModelReading {
  readonly personas: readonly FoundPersona[];
}

/** Personas as a model named them: one that says in no words of people who it is, that there is already, or that comes again is left out. */
function personasOf(
  { personas }: TaskOutput<'personas'>,
  weighing: Weighing,
  people: PersonaPeople,
  audience: PersonaSource,
  known: readonly Pick<Persona, 'title'>[],
): ModelDraft<readonly FoundPersona[]> {
  const titles = new Set(known.map(({ title }) => fold(title.trim())));
  const value: FoundPersona[] = [];
  let [unknown, unfounded] = [0, 0];
  for (const { fields } of personas) {
    const own = personaFieldsOf(fields, weighing, people, audience);
    const { title } = own.value;
    unknown += own.unknown;
    // One that does not say who it is is left out for that, whether or not it tried.
    unfounded += Math.max(own.unfounded, title ? 0 : 1);
    if (!title) continue;
    if (titles.has(fold(title.text))) continue;
    titles.add(fold(title.text));
    value.push({ fields: { ...own.value, title } });
  }
  return { value, unknown, unfounded };
}

/**
 * Has a model read the talks of an audience, and tell which kinds of people it has no persona for ({@link readTranscripts}).
 * @param known personas that there are: they go out by what they are, without their names
 */
export async function findPersonas(
  talks: readonly AskedTranscript[],
  people: PersonaPeople,
  audience: PersonaSource,
  known: readonly Pick<Persona, 'title' | 'role'>[],
  ask: AskTask,
  onProgress?: OnReading,
): Promise<FoundPersonas> {
  const told = maskTexts(
    known.map(({ title, role }) => [title, role].filter(Boolean).join(', ')),
    people.known,
  );
  const { value, ...reading } = await readTranscripts(
    talks,
    people.known,
    ask,
    {
      task: 'personas',
      inputOf: ({ passages }) => ({
        audience: audienceTold(audience, people.known),
        known: told.join('\n').slice(0, MOST_OF_PERSONA),
        passages,
      }),
      made: (answer, weighing) => personasOf(answer, weighing, people, audience, known),
    },
    onProgress,
  );
  return { ...reading, personas: value ?? [] };
}
