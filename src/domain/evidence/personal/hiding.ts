import type { Op } from '../../core/operation.ts';
import { ordered, positionAt, type NewId } from '../../core/record.ts';
import type { TextRange } from '../../core/textRange.ts';
import { movePlaces, rewordLost, type PlacesIn } from '../../research/reading/replacedText.ts';
import type { MaterialText } from '../../research/research.ts';
import { movedLabels } from '../../research/layouts/movedLabels.ts';
import { turnsOf, type Transcript } from '../../research/transcript.ts';
import type { Personal, PersonalDataKind } from './kinds.ts';
import { maskText, movePlace, sameNameKey, type MaskBook } from './masking.ts';
import { bookOf, maskKnown, personalWith, type KnownPerson } from './maskTexts.ts';

/** A text in which words may be hidden. */
export type HidingText = Pick<MaterialText, 'id' | 'text' | 'labels' | 'hidden'>;

/** Occurrences in a text of words that name the same. */
export interface PersonalGroup {
  readonly key: string;
  readonly kind: PersonalDataKind;
  /** Words of the first occurrence. */
  readonly words: string;
  readonly places: readonly TextRange[];
}

/** Whether a place is who speaks, at the beginning of a line: that is named by whom the speaker is said to be. */
function isLabel(text: string, { start, end }: TextRange, labels: ReadonlySet<string>): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart, text.indexOf('\n', end) < 0 ? undefined : text.indexOf('\n', end));
  const words = text.slice(start, end);
  const isNamed = [...labels].some((label) => label.includes(words) && line.includes(label));
  return isNamed && /^[^\p{L}]*(?:\p{Lu}\p{Ll}+ )?$/u.test(text.slice(lineStart, start));
}

/** Personal data in a stored text, without those that are hidden already and without who speaks. In order, without overlap. */
export function personalInStored(stored: Transcript, people: readonly KnownPerson[]): Personal[] {
  const { text } = stored;
  const labels = new Set(turnsOf(stored).flatMap(({ speaker }) => speaker ?? []));
  return personalWith(text, people).filter((place) => !isLabel(text, place, labels));
}

/** Groups the findings, the same words once, in the order of their first occurrence. */
export function groupPersonal(text: string, found: readonly Personal[]): PersonalGroup[] {
  const groups = new Map<string, { key: string; kind: PersonalDataKind; words: string; places: TextRange[] }>();
  for (const { kind, start, end } of found) {
    const words = text.slice(start, end);
    const key = sameNameKey(kind, words);
    const group = groups.get(key) ?? { key, kind, words, places: [] };
    group.places.push({ start, end });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the places of masks of hidden words in a text, in order; a text that was corrected may hold fewer. */
function masksIn({ text, hidden }: HidingText): (Personal & { readonly words: string; readonly mask: string })[] {
  let from = 0;
  return ordered(hidden).flatMap(({ kind, mask, words }) => {
    const start = text.indexOf(mask, from);
    if (start < 0) return [];
    from = start + mask.length;
    return [{ kind, mask, words, start, end: from }];
  });
}

/** Numbers that are given already in a study, so that the same name gets the same and another one the next. */
export function studyBook(texts: readonly HidingText[], people: readonly KnownPerson[]): MaskBook {
  const book = bookOf(people);
  for (const { text, hidden } of texts) {
    for (const { kind, mask, words } of Object.values(hidden)) {
      const key = sameNameKey(kind, words);
      if (!book.has(key)) book.set(key, mask);
    }
    // Numbers whose names are gone for good are taken all the same.
    for (const [mask] of text.matchAll(/\[(?:имя|ник) \d+\]/gu)) {
      if (![...book.values()].includes(mask)) book.set(`taken:${mask}`, mask);
    }
  }
  return book;
}

const hiddenMap = (
  masks: readonly { readonly kind: PersonalDataKind; readonly mask: string; readonly words: string }[],
  newId: NewId,
): MaterialText['hidden'] =>
  Object.fromEntries(
    masks.map(({ kind, mask, words }, index) => [newId(), { kind, mask, words, position: positionAt(index) }]),
  );

/**
 * Returns operations that hide words of a stored text: a mask replaces each place, marked passages keep their place and get the
 * changed words, and the words are kept beside the text until a user confirms.
 * @param chosen places, in any order; those that overlap a mask or one before them are left out
 * @param book the masks by name, for the whole study; new names are entered
 */
export function hideWords(
  stored: HidingText,
  chosen: readonly Personal[],
  book: MaskBook,
  places: PlacesIn,
  newId: NewId,
): { readonly ops: Op[]; readonly count: number } {
  const { id, text } = stored;
  const before = masksIn(stored);
  const taken: TextRange[] = [...before];
  const own: Personal[] = [];
  for (const place of chosen.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (taken.some(({ start, end }) => place.start < end && start < place.end)) continue;
    taken.push(place);
    own.push(place);
  }
  if (own.length === 0) return { ops: [], count: 0 };
  const masked = maskText(text, own, book);
  const changes = own.map(({ start, end }, index) => {
    const now = masked.hidden[index];
    return { start, end, length: now ? now.end - now.start : 0 };
  });
  const move = (place: TextRange): TextRange => movePlace(place, changes);
  const all = [
    ...before.map((one) => ({ ...one, ...move(one) })),
    ...masked.hidden.map((one) => ({ ...one, mask: masked.text.slice(one.start, one.end) })),
  ].toSorted((a, b) => a.start - b.start);
  const hidden = hiddenMap(all, newId);
  return {
    ops: [
      {
        op: 'set',
        kind: 'materialText',
        id,
        fields: { text: masked.text, labels: movedLabels(stored, masked.text, move), hidden },
      },
      ...movePlaces(id, text, masked.text, move, places),
    ],
    count: own.length,
  };
}

/** Returns operations that restore hidden words in place of their masks, and in marked passages. */
export function showWords(
  stored: HidingText,
  places: PlacesIn,
): { readonly ops: Op[]; readonly count: number; readonly lost: number } {
  const { id, text, hidden } = stored;
  const masks = masksIn(stored);
  const changes = masks.map(({ start, end, words }) => ({ start, end, length: words.length }));
  const move = (place: TextRange): TextRange => movePlace(place, changes);
  let back = '';
  let from = 0;
  for (const { start, end, words } of masks) {
    back += text.slice(from, start) + words;
    from = end;
  }
  back += text.slice(from);
  const lost = Object.keys(hidden).length - masks.length;
  if (Object.keys(hidden).length === 0) return { ops: [], count: 0, lost: 0 };
  return {
    ops: [
      {
        op: 'set',
        kind: 'materialText',
        id,
        fields: { text: back, labels: movedLabels(stored, back, move), hidden: {} },
      },
      ...movePlaces(id, text, back, move, places),
    ],
    count: masks.length,
    lost,
  };
}

/**
 * Returns operations that forget the hidden words of a text, and replace the file that was read by one with the masks. Words
 * stored from this material that no longer occur in it lose the same names.
 */
export function confirmHidden(
  stored: HidingText,
  file: { readonly fileId: string; readonly size: number; readonly mime: string; readonly name: string },
  places: PlacesIn,
): Op[] {
  const words = Object.values(stored.hidden);
  if (words.length === 0) return [];
  return [
    { op: 'set', kind: 'materialText', id: stored.id, fields: { hidden: {} } },
    { op: 'set', kind: 'material', id: stored.id, fields: { ...file, told: null } },
    ...rewordLost(stored.id, stored.text, (lost) => maskKnown(lost, words), places),
  ];
}
