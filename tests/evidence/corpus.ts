import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the interviews are; their law is GUIDE.md there. */
export const CORPUS = path.resolve(import.meta.dirname, '../corpus/interviews');

/** Something that the corpus says of a place of a text. */
export interface CorpusLabel {
  /** Kinds of a finding, the main one first; or one trap, verdict or kind of personal data. */
  readonly kinds: readonly string[];
  readonly of: 'finding' | 'trap' | 'question' | 'personal';
  /** The matter it is about, shared by the interviews of a domain, and whether it says so or the contrary; null when neither. */
  readonly topic: { readonly name: string; readonly isDenied: boolean } | null;
  readonly start: number;
  readonly end: number;
}

/** An interview of the corpus as a team would have it, and what is said of it. */
export interface Interview {
  /** `domain/file`. */
  readonly id: string;
  readonly domain: string;
  /** Head of the file: who, layout, speech, mood. */
  readonly head: Readonly<Record<string, string>>;
  readonly text: string;
  readonly labels: readonly CorpusLabel[];
}

const SIGNS = { '!': 'trap', '?': 'question', '@': 'personal' } as const;

function readTag(tag: string): Pick<CorpusLabel, 'kinds' | 'of' | 'topic'> {
  const [words = '', topic] = tag.split(' ');
  const sign = words.charAt(0);
  const of = Object.hasOwn(SIGNS, sign) ? SIGNS[sign as keyof typeof SIGNS] : 'finding';
  return {
    kinds: (of === 'finding' ? words : words.slice(1)).split('+'),
    of,
    topic: topic ? { name: topic.slice(1), isDenied: topic.startsWith('~') } : null,
  };
}

/**
 * Takes the labels out of a file of the corpus.
 * @throws Error naming the file and the place when a label is not closed, or closed twice
 */
export function readInterview(source: string, id: string): Interview {
  const head: Record<string, string> = {};
  let body = source.replaceAll('\r', '');
  for (let line = /^# ?([\w-]+): ?(.*)\n/.exec(body); line; line = /^# ?([\w-]+): ?(.*)\n/.exec(body)) {
    head[line[1] ?? ''] = line[2] ?? '';
    body = body.slice(line[0].length);
  }
  body = body.replace(/^\n+/, '');
  const open: (Pick<CorpusLabel, 'kinds' | 'of' | 'topic'> & { start: number })[] = [];
  const labels: CorpusLabel[] = [];
  let text = '';
  for (const piece of body.split(/(⟨[^⟩]*⟩)/)) {
    if (!piece.startsWith('⟨')) text += piece;
    else if (piece === '⟨/⟩') {
      const last = open.pop();
      if (!last) throw new Error(`${id}: nothing to close behind «${text.slice(-40)}»`);
      labels.push({ ...last, end: text.length });
    } else open.push({ ...readTag(piece.slice(1, -1)), start: text.length });
  }
  const [left] = open;
  if (left) throw new Error(`${id}: not closed: «${text.slice(left.start, left.start + 40)}»`);
  return { id, domain: id.split('/')[0] ?? '', head, text, labels: labels.sort((a, b) => a.start - b.start) };
}

/** All interviews under a folder, by domain and file name. */
export function readCorpus(folder = CORPUS): Interview[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'twice')
    .map(({ name }) => name)
    .sort()
    .flatMap((domain) =>
      readdirSync(path.join(folder, domain))
        .sort()
        .map((file) => readInterview(readFileSync(path.join(folder, domain, file), 'utf8'), `${domain}/${file}`)),
    );
}
