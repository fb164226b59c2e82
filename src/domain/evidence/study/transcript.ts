import type { SpeakerLabels } from '../../research/layouts/blockHead.ts';
import { saidIn, turnsOf, type GivenRoles, type Turn } from '../../research/transcript.ts';
import { findingsIn, type Finding } from '../findings.ts';
import type { Model } from '../model.ts';
import type { PairModel } from '../pairs/pairModel.ts';
import { passagesOf, type PlacedPassage } from '../pairs/passage.ts';

/** Words of a talk that may be laid beside another's, with what the finder says of them. */
export interface TranscriptPassage extends PlacedPassage {
  /** The speaker, as the text names them; empty when it names none. */
  readonly speaker: string;
  /** How sure the finder is that they are a finding, 0 to 1; 0 for what only denies. */
  readonly score: number;
  /** Why, as `cueWords` tells. */
  readonly cues: readonly string[];
}

/** A text that is looked through. */
export interface TranscriptText {
  /** Known by it among all talks: the material. */
  readonly interview: string;
  readonly text: string;
  /** Who speaks in it; null: guessed. */
  readonly labels: SpeakerLabels;
  /** Roles that a person gave to its speakers. */
  readonly speakers: GivenRoles;
}

/** Findings of a talk. */
export interface SearchedTranscript {
  /** Proposed findings, the surest first. */
  readonly findings: readonly Finding[];
  /** The same with adjacent ones joined, and mere denials, in the order of the text; `person` is the speaker's label. */
  readonly passages: readonly TranscriptPassage[];
  /** Labels of everybody who is asked, each once, in the order in which they speak; empty for one whom the text does not name. */
  readonly talkers: readonly string[];
}

/** The models that read a talk. */
export interface TranscriptModels {
  readonly finder: Model;
  readonly pairs: Pick<PairModel, 'denial' | 'heard'>;
}

const labelOf = ({ speaker }: Pick<Turn, 'speaker'>): string => speaker ?? '';

/** Finds in a talk what is proposed to a person and what is compared with other talks. Linear in the text. */
export function lookThrough(
  { interview, text, labels, speakers }: TranscriptText,
  { finder, pairs }: TranscriptModels,
): SearchedTranscript {
  const turns = turnsOf({ text, labels }, speakers);
  const all = findingsIn(text, turns, finder);
  const findings = all.filter(({ proposed }) => proposed);
  const passages = passagesOf({ interview, text, turns, findings: all, personOf: labelOf }, pairs).map(
    (passage): TranscriptPassage => {
      // The surest of those that it is put together of: they come the surest first.
      const surest = findings.find(({ start, end }) => start >= passage.start && end <= passage.end);
      const told = passage.kind === null ? undefined : surest;
      return { ...passage, speaker: passage.person, score: told?.score ?? 0, cues: told?.cues ?? [] };
    },
  );
  const isSaid = saidIn(turns);
  const asked = turns.filter((turn) => turn.role !== 'interviewer' && turn.end > turn.bodyStart && isSaid(turn));
  return { findings, passages, talkers: [...new Set(asked.map(labelOf))] };
}
