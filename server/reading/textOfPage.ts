import { Parser } from 'htmlparser2';

/** Parts of a page that are not its text: programs, pictures, and what every page of a site repeats. */
const SKIPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'canvas',
  'object',
  'select',
  'textarea',
  'nav',
  'footer',
]);

/** Elements that begin and end a line. */
const BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'form',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'td',
  'th',
  'tr',
  'ul',
  'button',
  'summary',
]);

const HEADING = /^h[1-6]$/;

/** Characters of a page that are looked through. */
const MOST_TEXT = 200_000;

/** The words of a page, by lines: headings have an empty line before them. */
function wordsOf(html: string): { title: string; text: string } {
  let title = '';
  let text = '';
  let skipped = 0;
  let isTitle = false;
  const parser = new Parser({
    onopentag(name) {
      if (SKIPPED.has(name)) skipped += 1;
      else if (name === 'title') isTitle = true;
      else if (HEADING.test(name)) text += '\n\n';
      else if (BLOCKS.has(name)) text += '\n';
    },
    ontext(words) {
      if (isTitle) title += words;
      else if (skipped === 0) text += words.replaceAll(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1);
      else if (name === 'title') isTitle = false;
      else if (HEADING.test(name) || BLOCKS.has(name)) text += '\n';
    },
  });
  parser.write(html);
  parser.end();
  return { title, text };
}

const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** By what encoding a page is written: its header says, or the page itself. */
function encodingOf(bytes: Buffer, kind: string): string {
  const said =
    /charset\s*=\s*["']?([\w-]+)/i.exec(kind) ??
    /charset\s*=\s*["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'));
  return said?.[1] ?? 'utf-8';
}

function decoded(bytes: Buffer, kind: string): string {
  try {
    return new TextDecoder(encodingOf(bytes, kind)).decode(bytes);
  } catch {
    // The encoding is unknown.
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Returns a page's title and words, without its programs and what all pages of its site repeat.
 * @param kind its `Content-Type`
 */
export function textOfPage(bytes: Buffer, kind: string): { readonly title: string; readonly text: string } {
  const source = decoded(bytes, kind);
  const { title, text } = /^text\/plain/i.test(kind) ? { title: '', text: source } : wordsOf(source);
  return { title: tidied(title).slice(0, 300), text: tidied(text).slice(0, MOST_TEXT) };
}
