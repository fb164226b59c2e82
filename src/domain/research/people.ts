import { counted } from '../core/format.ts';
import { ordered } from '../core/record.ts';
import type { MapTexts } from '../core/texts.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Mark } from './mark.ts';
import { shownName, signature, speakerOf, type Participant, type People, type SaidPassage } from './participant.ts';
import type { Material } from './research.ts';

/**
 * A hypothesis whose quotes are signed as they may be shown ({@link signature}); the same object when nothing differs. For
 * screens and files only: stored, it would lose who the text names.
 */
export function signQuotes<T extends Pick<Hypothesis, 'quotes'>>(hypothesis: T, people: People): T {
  const quotes = Object.entries(hypothesis.quotes).map(([key, quote]) => {
    const respondent = signature(quote, people);
    return [key, respondent === quote.respondent ? quote : { ...quote, respondent }] as const;
  });
  return quotes.every(([key, quote]) => quote === hypothesis.quotes[key])
    ? hypothesis
    : { ...hypothesis, quotes: Object.fromEntries(quotes) };
}

/** Maps the texts of quotes and the titles of their studies; {@link signQuotes} handles the signatures. */
export const mapQuoteTexts: MapTexts<Pick<Hypothesis, 'quotes'>> = ({ quotes }, change) => ({
  quotes: Object.fromEntries(
    Object.entries(quotes).map(([key, quote]) => [
      key,
      { ...quote, text: change(quote.text), research: change(quote.research) },
    ]),
  ),
});

/** Who speaks in a material under this label, as they may be named. */
export const signSpeaker = (label: string, materialId: string, people: People): string =>
  signature({ respondent: label, passage: { materialId } }, people);

/** Returns a name from a quote as it may be shown: with names hidden, the quote's signature replaces it. */
export const nameInQuote = (quote: SaidPassage, name: string, people: People): string =>
  people.hidesNames ? signature(quote, people) : name;

/** Returns the id of the participant who said something, where a person named the speaker; null otherwise. */
export const participantOf = (said: SaidPassage, people: Pick<People, 'materials'>): string | null =>
  speakerOf(said, people)?.participantId ?? null;

/** A participant where several may share a name: «Марина (Р1)»; by the code name alone where names are hidden or not known. */
export const fullName = ({ name, codeName }: Pick<Participant, 'name' | 'codeName'>, hidesNames: boolean): string =>
  hidesNames || name === '' ? codeName : `${name} (${codeName})`;

/** Participants in the order of their code names: «Р2» before «Р10». */
export const byCodeName = <T extends Pick<Participant, 'codeName'>>(participants: readonly T[]): T[] =>
  participants.toSorted((a, b) => a.codeName.localeCompare(b.codeName, 'ru', { numeric: true }));

/** How many quotations each participant has: those of hypotheses and those marked in texts, one passage counted once. */
export function quotesByParticipant(
  hypotheses: readonly Pick<Hypothesis, 'quotes'>[],
  marks: readonly Pick<Mark, 'materialId' | 'start' | 'end' | 'respondent'>[],
  people: Pick<People, 'materials'>,
): ReadonlyMap<string, number> {
  const passages = new Map<string, Set<string>>();
  const add = (said: SaidPassage, place: string) => {
    const id = speakerOf(said, people)?.participantId;
    if (!id) return;
    const own = passages.get(id) ?? new Set();
    passages.set(id, own.add(place));
  };
  for (const { quotes } of hypotheses) {
    for (const quote of Object.values(quotes)) {
      if (quote.passage) add(quote, `${quote.passage.materialId}:${quote.passage.start}:${quote.passage.end}`);
    }
  }
  for (const { materialId, start, end, respondent } of marks) {
    add({ respondent, passage: { materialId } }, `${materialId}:${start}:${end}`);
  }
  return new Map([...passages].map(([id, own]) => [id, own.size]));
}

/** How many names are listed before the others are only counted. */
const NAMED = 2;

/** Names the speakers of a text as a person chose them: «Марина, 2 участника»; empty before that. */
export function speakersInWords(
  { speakers }: Pick<Material, 'speakers'>,
  { participants, hidesNames }: Pick<People, 'participants' | 'hidesNames'>,
): string {
  const talking = ordered(speakers).filter(
    ({ role, participantId }) => participantId !== null || role === 'respondent',
  );
  const names = [...new Set(talking.flatMap(({ participantId }) => participantId ?? []))].flatMap((id) => {
    const participant = participants.get(id);
    return participant ? [shownName(participant, hidesNames)] : [];
  });
  const shown = names.slice(0, NAMED);
  const count = talking.length;
  if (count === 0) return Object.keys(speakers).length > 0 ? 'Без респондентов' : '';
  return count === shown.length
    ? shown.join(', ')
    : [...shown, counted(count, ['участник', 'участника', 'участников'])].join(', ');
}

/**
 * Who said what, as they may be signed in what goes out: where personal data are hidden a participant is a code name, too, or the
 * signature would tell whom the words hide.
 */
export const peopleGoingOut = (people: People, hidesPersonal: boolean): People =>
  hidesPersonal && !people.hidesNames ? { ...people, hidesNames: true } : people;
