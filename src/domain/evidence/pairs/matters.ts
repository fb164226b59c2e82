import { MATTER_WORDS } from './matterWords.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly isWhole: boolean;
  readonly matter: string;
}

interface Lexicon {
  readonly whole: ReadonlyMap<string, readonly string[]>;
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  /** By their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Letters of the longest beginning. */
  readonly longest: number;
}

const SHORTEST = 3;

const put = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);

function readLexicon(): Lexicon {
  const whole = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const line of MATTER_WORDS.split('\n')) {
    const colon = line.indexOf(':');
    if (line.startsWith('#') || colon < 0) continue;
    const matter = line.slice(0, colon);
    for (const entry of new Set(
      line
        .slice(colon + 1)
        .trim()
        .split(/\s+/),
    )) {
      const isWhole = entry.endsWith('_');
      const words = entry.replace(/_$/, '').split('_');
      const [first = ''] = words;
      if (words.length > 1) put(phrases, first, { words, isWhole, matter });
      else put(isWhole ? whole : beginnings, first, matter);
    }
  }
  return { whole, beginnings, phrases, longest: Math.max(...[...beginnings.keys()].map(({ length }) => length)) };
}

let known: Lexicon | null = null;
const lexicon = (): Lexicon => (known ??= readLexicon());

/** Answers for words met before: talks repeat themselves. */
const met = new Map<string, readonly string[]>();
const MOST_MET = 50_000;

function mattersOfWord(word: string): readonly string[] {
  const before = met.get(word);
  if (before) return before;
  const { whole, beginnings, longest } = lexicon();
  let found = whole.get(word);
  for (let length = Math.min(longest, word.length); !found && length >= SHORTEST; length -= 1) {
    found = beginnings.get(word.slice(0, length));
  }
  if (met.size >= MOST_MET) met.clear();
  met.set(word, found ?? []);
  return found ?? [];
}

/** The classes of matters that words name, each once, in the order of the words. */
export function mattersOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  words.forEach((word, index) => {
    for (const matter of mattersOfWord(word)) found.add(matter);
    for (const phrase of lexicon().phrases.get(word) ?? []) {
      const last = phrase.words.length - 1;
      const isThere = phrase.words.every((one, step) => {
        const said = words[index + step] ?? '';
        return step === last && !phrase.isWhole ? said.startsWith(one) : said === one;
      });
      if (isThere) found.add(phrase.matter);
    }
  });
  return [...found];
}
