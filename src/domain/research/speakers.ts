import type { Op } from '../core/operation.ts';
import type { NewId } from '../core/record.ts';
import {
  assignSpeakers,
  createParticipant,
  nextCodeName,
  speakerKey,
  type Participant,
  type SpeakerAssignment,
} from './participant.ts';
import type { Material, Research } from './research.ts';
import { turnText, type Turn } from './transcript.ts';

/** Speaker as a person chooses them: an interviewer, a person without a name, a participant, a new one. */
export type SpeakerChoice =
  | { readonly who: 'interviewer' | 'respondent' | 'other' }
  | { readonly who: 'participant'; readonly participantId: string }
  | { readonly who: 'new'; readonly name: string };

/** A speaker of a text, and who it may be. */
export interface SpeakerProposal {
  /** The label as the text first has it. */
  readonly label: string;
  /** How many turns are theirs. */
  readonly turns: number;
  /** Something they said, to know them by: the longest of their first turns. */
  readonly sample: string;
  /** As it was said before; else a participant of that very name, else what the text itself tells. */
  readonly choice: SpeakerChoice;
}

/** How many first turns are searched for the sample: people are recognised by how they begin. */
const FIRST_TURNS = 6;
const SAMPLE_LENGTH = 140;

/** A text that is no longer than a sample, cut between words. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SAMPLE_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SAMPLE_LENGTH)).replace(/[\s.,;:!?…–—-]+$/, '')}…`;
}

/** Returns an earlier choice for a speaker; undefined without one. */
function saidBefore(material: Pick<Material, 'speakers'>, label: string): SpeakerChoice | undefined {
  const key = speakerKey(label);
  const speaker = Object.hasOwn(material.speakers, key) ? material.speakers[key] : undefined;
  if (!speaker) return undefined;
  if (speaker.participantId !== null) return { who: 'participant', participantId: speaker.participantId };
  return speaker.role === null ? undefined : { who: speaker.role };
}

/** The speakers of a text in the order in which they begin, each with who it may be, for a person to confirm. */
export function proposeSpeakers(
  text: string,
  turns: readonly Turn[],
  material: Pick<Material, 'speakers'>,
  participants: readonly Pick<Participant, 'id' | 'name' | 'codeName'>[],
): SpeakerProposal[] {
  const byKey = new Map<string, Turn[]>();
  for (const turn of turns) {
    if (turn.speaker === null) continue;
    const key = speakerKey(turn.speaker);
    const own = byKey.get(key);
    if (own) own.push(turn);
    else byKey.set(key, [turn]);
  }
  return [...byKey].map(([key, own]): SpeakerProposal => {
    const [first] = own;
    const label = first?.speaker ?? '';
    const known = participants.find(({ name, codeName }) =>
      [name, codeName].some((one) => one !== '' && speakerKey(one) === key),
    );
    const sample = own
      .slice(0, FIRST_TURNS)
      .map((turn) => turnText(text, turn))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
    return {
      label,
      turns: own.length,
      sample: cut(sample),
      choice:
        saidBefore(material, label) ??
        (known ? { who: 'participant', participantId: known.id } : { who: first?.role ?? 'other' }),
    };
  });
}

/** Operations that say who the speakers of a text are; new people are made participants, and all of them join its study. */
export function nameSpeakers(
  material: Pick<Material, 'id' | 'speakers'>,
  study: Pick<Research, 'id' | 'participantIds'>,
  participants: readonly Pick<Participant, 'codeName'>[],
  choices: readonly { readonly label: string; readonly choice: SpeakerChoice }[],
  newId: NewId,
): Op[] {
  const codeNames = participants.map(({ codeName }) => ({ codeName }));
  const made: Op[] = [];
  const assignments = choices.map(({ label, choice }): SpeakerAssignment => {
    if (choice.who === 'participant') return { label, role: 'respondent', participantId: choice.participantId };
    if (choice.who !== 'new') return { label, role: choice.who, participantId: null };
    const codeName = nextCodeName(codeNames);
    codeNames.push({ codeName });
    const form = { name: choice.name, codeName, role: '', segment: '', personaId: null, notes: '' };
    const { id, ops } = createParticipant(form, null, newId);
    made.push(...ops);
    return { label, role: 'respondent', participantId: id };
  });
  return [...made, ...assignSpeakers(material, study, assignments)];
}
