import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import type { SearchKind } from '#src/domain/records.ts';
import { searchForm, wordsAsWritten } from '#src/domain/search/searchText.ts';

import { stemLength } from '../stems.ts';
import type { Dictionary } from './dictionary.ts';
import { packPostings } from './postings.ts';
import type { Segment } from './segment.ts';

/** A record that is taken into a segment. */
export interface TakenRecord {
  readonly kind: SearchKind;
  readonly id: string;
  readonly updatedAt: string;
  /** The record that it hangs on, `kind/id`; empty for none. */
  readonly hangsOn: string;
  /** Code units of a long text, below zero when it is left out; 0 for any other. */
  readonly length: number;
  readonly docs: readonly SearchDoc[];
}

export interface SegmentBuilder {
  /** Takes a record. Returns its place. */
  add(record: TakenRecord): number;
  /** How many words there are so far. */
  words(): number;
  /** How many records. */
  size(): number;
  build(id: string): Segment;
}

/** Numbers that grow: four bytes each. */
function createNumbers() {
  let numbers = new Uint32Array(1 << 10);
  let length = 0;
  return {
    push(number: number): void {
      if (length === numbers.length) {
        const grown = new Uint32Array(length * 2);
        grown.set(numbers);
        numbers = grown;
      }
      numbers[length] = number;
      length += 1;
    },
    length: (): number => length,
    done: (): Uint32Array<ArrayBuffer> => numbers.slice(0, length),
  };
}

const MOST_SIZE = 255;

/** Words of one field of all documents, as they come. */
function createField(numberOf: (word: string) => number) {
  const words = createNumbers();
  const ends = createNumbers();
  const sizes = createNumbers();
  return {
    add(text: string): void {
      const all = wordsAsWritten(text);
      for (const word of all) words.push(numberOf(word));
      ends.push(words.length());
      sizes.push(Math.min(all.length, MOST_SIZE));
    },
    length: words.length,
    sizes: (): Uint8Array<ArrayBuffer> => Uint8Array.from(sizes.done()),
    /** Packed, once it is known which place in the dictionary each number has. */
    pack: (placeOf: Uint32Array) =>
      packPostings(
        words.done().map((number) => placeOf[number] ?? 0),
        ends.done(),
        placeOf.length,
      ),
  };
}

/** Numbers for words in the order in which they come; a word is made comparable once for each way it is written. */
function createForms() {
  const written = new Map<string, number>();
  const forms = new Map<string, number>();
  return {
    numberOf(word: string): number {
      const known = written.get(word);
      if (known !== undefined) return known;
      const form = searchForm(word);
      const number = forms.get(form) ?? forms.size;
      forms.set(form, number);
      written.set(word, number);
      return number;
    },
    /** The words in order, and for each number its place among them. */
    sorted(): { readonly dictionary: Dictionary; readonly placeOf: Uint32Array } {
      const placeOf = new Uint32Array(forms.size);
      const at = new Uint32Array(forms.size + 1);
      const stems = new Uint8Array(forms.size);
      const words = [...forms.keys()].sort((a, b) => (a < b ? -1 : 1));
      let end = 0;
      words.forEach((word, place) => {
        placeOf[forms.get(word) ?? 0] = place;
        stems[place] = stemLength(word);
        end += word.length;
        at[place + 1] = end;
      });
      return { dictionary: { text: words.join(''), at, stems }, placeOf };
    },
  };
}

/** No record yet. */
export function createSegmentBuilder(): SegmentBuilder {
  const forms = createForms();
  const titles = createField(forms.numberOf);
  const bodies = createField(forms.numberOf);
  const taken: Omit<TakenRecord, 'docs'>[] = [];
  const firsts = createNumbers();
  const records = createNumbers();
  const places = createNumbers();
  const spokenBy = createNumbers();
  const speakers = new Map<string, number>();

  const addDoc = ({ title, body, place, speaker }: SearchDoc): void => {
    titles.add(title);
    bodies.add(body);
    records.push(taken.length);
    places.push(place?.start ?? 0);
    places.push(place?.end ?? 0);
    const number = speakers.get(speaker) ?? speakers.size;
    speakers.set(speaker, number);
    spokenBy.push(number);
  };

  return {
    add({ docs, ...record }) {
      firsts.push(records.length());
      for (const doc of docs) addDoc(doc);
      taken.push(record);
      return taken.length - 1;
    },
    words: () => titles.length() + bodies.length(),
    size: () => taken.length,
    build(id) {
      const { dictionary, placeOf } = forms.sorted();
      firsts.push(records.length());
      return {
        id,
        kinds: taken.map(({ kind }) => kind),
        ids: taken.map((one) => one.id),
        moments: taken.map(({ updatedAt }) => updatedAt),
        hangsOn: new Map(taken.flatMap(({ hangsOn }, at) => (hangsOn === '' ? [] : [[at, hangsOn] as const]))),
        lengths: new Map(taken.flatMap(({ length }, at) => (length === 0 ? [] : [[at, length] as const]))),
        firsts: firsts.done(),
        records: records.done(),
        titleSizes: titles.sizes(),
        bodySizes: bodies.sizes(),
        places: places.done(),
        spokenBy: spokenBy.done(),
        // Copied: a piece of a text holds the whole text in memory.
        speakers: structuredClone([...speakers.keys()]),
        dictionary,
        titles: titles.pack(placeOf),
        bodies: bodies.pack(placeOf),
      };
    },
  };
}
