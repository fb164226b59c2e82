/**
 * Places of words: for each word of a dictionary the documents that have it, and how often, in a few bytes each. A document is
 * stored as its distance from the previous one; numbers take one byte up to 127, two up to 16,383 and so on.
 */
export interface Postings {
  /** First byte of each word, and one past the last byte of the last. */
  readonly at: Uint32Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes that grow. */
function createBytes() {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  return {
    put(number: number): void {
      if (length + 5 > bytes.length) {
        const grown = new Uint8Array(bytes.length * 2);
        grown.set(bytes);
        bytes = grown;
      }
      let left = number;
      while (left > 127) {
        bytes[length] = (left % 128) + 128;
        length += 1;
        left = Math.floor(left / 128);
      }
      bytes[length] = left;
      length += 1;
    },
    length: (): number => length,
    done: (): Uint8Array<ArrayBuffer> => bytes.slice(0, length),
  };
}

/**
 * Packs the postings.
 * @param words of all documents, one document after the other: places in the dictionary
 * @param ends for each document one past its last word
 * @param count of the dictionary's words
 */
export function packPostings(words: Uint32Array, ends: Uint32Array, count: number): Postings {
  // Sorted by counting: how many each word has says where its documents begin.
  const next = new Uint32Array(count + 1);
  for (const word of words) next[word + 1] = (next[word + 1] ?? 0) + 1;
  for (let word = 0; word < count; word += 1) next[word + 1] = (next[word + 1] ?? 0) + (next[word] ?? 0);
  const starts = next.slice();
  const documents = new Uint32Array(words.length);
  let at = 0;
  ends.forEach((end, document) => {
    for (; at < end; at += 1) {
      const word = words[at] ?? 0;
      const place = next[word] ?? 0;
      documents[place] = document;
      next[word] = place + 1;
    }
  });

  const bytes = createBytes();
  const firsts = new Uint32Array(count + 1);
  for (let word = 0; word < count; word += 1) {
    firsts[word] = bytes.length();
    const end = starts[word + 1] ?? 0;
    let before = 0;
    for (let place = starts[word] ?? 0; place < end;) {
      const document = documents[place] ?? 0;
      let times = 1;
      while (place + times < end && documents[place + times] === document) times += 1;
      place += times;
      // The lowest bit says whether a number follows.
      bytes.put((document - before) * 2 + (times > 1 ? 1 : 0));
      if (times > 1) bytes.put(times);
      before = document;
    }
  }
  firsts[count] = bytes.length();
  return { at: firsts, bytes: bytes.done() };
}

/** A number at a place of the bytes, and the place behind it: two results for millions a second, so the place is kept here. */
let behind = 0;
function numberAt(bytes: Uint8Array, place: number): number {
  let number = bytes[place] ?? 0;
  behind = place + 1;
  if (number < 128) return number;
  number -= 128;
  for (let unit = 128; ; unit *= 128) {
    const byte = bytes[behind] ?? 0;
    behind += 1;
    number += (byte & 127) * unit;
    if (byte < 128) return number;
  }
}

/**
 * Unpacks the postings of a word.
 * @param documents takes the documents, in order
 * @param times takes how often the word is in each
 * @returns how many there are
 */
export function unpackPostings(
  { at, bytes }: Postings,
  word: number,
  documents: Uint32Array,
  times: Uint32Array,
): number {
  const end = at[word + 1] ?? 0;
  let document = 0;
  let count = 0;
  for (let place = at[word] ?? 0; place < end; place = behind) {
    const step = numberAt(bytes, place);
    document += step >> 1;
    documents[count] = document;
    times[count] = step & 1 ? numberAt(bytes, behind) : 1;
    count += 1;
  }
  return count;
}
