import type { TextRange } from '../../core/textRange.ts';
import { maskedPlaces, type KnownPerson, type MaskedPlace } from '../personal/maskTexts.ts';
import { unitsOf, type Unit } from '../units.ts';
import { saidIn, type Turn } from '../../research/transcript.ts';

/** A talk that a model is asked about. Offsets count UTF-16 code units of its text. */
export interface AskedTranscript {
  /** Known by it among all of them: the material. */
  readonly interview: string;
  readonly text: string;
  readonly turns: readonly Turn[];
}

/** A respondent's words, with the number by which a model names them. Offsets are those of the talk's text. */
export interface NumberedUtterance extends TextRange {
  /** From 1, in the order of the talks and of their texts; the same for the whole request, whatever part of it is sent. */
  readonly number: number;
  readonly interview: string;
  /** Which turn of the talk it is of. */
  readonly turn: number;
  /** The speaker, as the text names them; empty when it names none. */
  readonly speaker: string;
  /** Personal data in it, with their masks in the sent text. Offsets from its own beginning, in order. */
  readonly masks: readonly MaskedPlace[];
}

/** A line of the sent text. Only a respondent's words have a number. */
export type OutLine =
  | { readonly kind: 'talk'; readonly interview: string; readonly words: string }
  | { readonly kind: 'question'; readonly interview: string; readonly words: string }
  | { readonly kind: 'said'; readonly utterance: NumberedUtterance; readonly words: string };

/** Talks as a model reads them. */
export interface NumberedTranscripts {
  readonly lines: readonly OutLine[];
  /** By their number less one. */
  readonly utterances: readonly NumberedUtterance[];
  /** The talks' own texts, by interview: what is printed is always cut out of them. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Letters of an interviewer's words that go out: enough to know what was asked. */
const LONGEST_QUESTION = 300;

const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/** Words with their masks in the places of what they hide. */
export function maskedWords(words: string, masks: readonly MaskedPlace[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, words: mask } of masks) {
    masked += words.slice(from, start) + mask;
    from = end;
  }
  return masked + words.slice(from);
}

/** A piece of a talk before it is masked. */
type Piece =
  | { readonly kind: 'question'; readonly interview: string; readonly raw: string }
  | ({ readonly kind: 'said'; readonly who: string; readonly raw: string } & Omit<
      NumberedUtterance,
      'number' | 'masks'
    >);

/** Returns the labels of a talk's voices in the sent text: never their names. */
function voicesOf(turns: readonly Turn[]): (speaker: string) => string {
  const isSaid = saidIn(turns);
  const asked = turns.filter((turn) => turn.role !== 'interviewer' && isSaid(turn)).map(({ speaker }) => speaker ?? '');
  const voices = [...new Set(asked)];
  return (speaker) => (voices.length < 2 ? 'Респондент' : `Респондент ${voices.indexOf(speaker) + 1}`);
}

/** Returns the pieces of a talk in the order of its text: the questions, and the sentences of respondents. */
function piecesOf({ interview, text, turns }: AskedTranscript): Piece[] {
  const said = new Map<number, Unit[]>();
  for (const unit of unitsOf(text, turns)) said.set(unit.turn, [...(said.get(unit.turn) ?? []), unit]);
  const voice = voicesOf(turns);
  return turns.flatMap(({ role, speaker, bodyStart, end }, turn): Piece[] => {
    if (role === 'interviewer') {
      const raw = inOneLine(text.slice(bodyStart, end)).slice(0, LONGEST_QUESTION);
      return raw === '' ? [] : [{ kind: 'question', interview, raw }];
    }
    return (said.get(turn) ?? []).map((unit): Piece => ({
      kind: 'said',
      interview,
      turn,
      who: voice(speaker ?? ''),
      speaker: speaker ?? '',
      raw: text.slice(unit.start, unit.end),
      start: unit.start,
      end: unit.end,
    }));
  });
}

/**
 * Numbers people's words, so that a model can name them without saying them. Names, phones, addresses and the like are masked in
 * the sent text, whatever the company does with them elsewhere: a model needs no names. An interviewer's words are included
 * without a number, so that they cannot be taken for a respondent's. Linear in the texts.
 * @param people participants, who are called by their code names
 */
export function numberTranscripts(
  talks: readonly AskedTranscript[],
  people: readonly KnownPerson[] = [],
): NumberedTranscripts {
  const pieces = talks.map((talk) => piecesOf(talk));
  const masks = maskedPlaces(
    pieces.flat().map(({ raw }) => raw),
    people,
  );
  const lines: OutLine[] = [];
  const utterances: NumberedUtterance[] = [];
  let next = 0;
  talks.forEach(({ interview }, talk) => {
    lines.push({ kind: 'talk', interview, words: `Разговор ${talk + 1}` });
    for (const piece of pieces[talk] ?? []) {
      const own = masks[next] ?? [];
      next += 1;
      const words = inOneLine(maskedWords(piece.raw, own));
      if (piece.kind === 'question') {
        lines.push({ kind: 'question', interview, words: `Интервьюер: ${words}` });
        continue;
      }
      const { turn, speaker, start, end } = piece;
      const number = utterances.length + 1;
      const utterance = { number, interview, turn, speaker, start, end, masks: own };
      utterances.push(utterance);
      lines.push({ kind: 'said', utterance, words: `[${number}] ${piece.who}: ${words}` });
    }
  });
  return { lines, utterances, texts: new Map(talks.map(({ interview, text }) => [interview, text])) };
}
