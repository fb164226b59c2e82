/* Reads a model's JSON, complete or while it arrives. It is not trusted to match the request. */

/** Where the value that begins with a bracket ends, one past its last character; null where it is cut. */
function endOf(text: string, start: number): number | null {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** Returns a model's answer without its preceding reasoning; empty while it thinks. */
const withoutThought = (text: string): string => text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');

/**
 * The JSON object in what a model wrote: alone, in a fence, or with words around it.
 * @returns undefined where there is none, or where it is cut
 */
export function objectIn(text: string): unknown {
  const said = withoutThought(text);
  for (let start = said.indexOf('{'); start >= 0; start = said.indexOf('{', start + 1)) {
    const end = endOf(said, start);
    if (end === null) continue;
    try {
      return JSON.parse(said.slice(start, end));
    } catch {
      // A brace in a sentence.
    }
  }
  return undefined;
}

/** Whole characters of a JSON string: an escape that is cut, or half of a pair of them, is no part of the match. */
const WHOLE_CHARACTERS =
  /^(?:[^\\]|\\u[dD][89abAB][\dA-Fa-f]{2}(?:\\u[\dA-Fa-f]{4}|(?=[^\\]|\\[^u]))|\\u(?![dD][89abAB])[\dA-Fa-f]{4}|\\[^u])*/;

/** A JSON text that may be cut, as it reads so far; an escape that is cut is left for later. */
function readSoFar(raw: string): string {
  const [whole = ''] = WHOLE_CHARACTERS.exec(raw) ?? [];
  try {
    return JSON.parse(`"${whole.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`) as string;
  } catch {
    return '';
  }
}

/**
 * How far a text at the top of an object has come, of which more is still on its way.
 * @param written what a model has written so far
 * @returns '' before it begins
 */
export function fieldSoFar(written: string, field: string): string {
  const text = withoutThought(written);
  const start = text.indexOf('{');
  if (start < 0) return '';
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      const begin = at + 1;
      at = begin;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
      const name = text.slice(begin, at);
      at += 1;
      const [colon = ''] = depth === 1 ? (/^\s*:\s*"/.exec(text.slice(at, at + 100)) ?? []) : [];
      if (colon !== '' && name === field) {
        const rest = text.slice(at + colon.length);
        const [value = ''] = /^(?:[^"\\]|\\[\s\S])*\\?/.exec(rest) ?? [];
        return readSoFar(value);
      }
    } else {
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      at += 1;
    }
  }
  return '';
}
