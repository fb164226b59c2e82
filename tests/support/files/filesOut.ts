import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';

/** Active content of an exported file, and its words. */
export interface ReadBack {
  readonly does: readonly string[];
  readonly text: string;
}

/** Text that a spreadsheet would take for a formula if it were typed into a cell. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
/** Longest text that the format «Текст» can show. */
const MARKED = 255;

/** Cells that look like formulas and are not kept as text: of another type than «string», or without the format «Текст». */
function loose(parts: Readonly<Record<string, Uint8Array>>): string[] {
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const strings = [...xml('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    [...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join(''),
  );
  const format = /<numFmt (?=[^>]*formatCode="@")[^>]*numFmtId="(\d+)"/.exec(xml('xl/styles.xml'))?.[1];
  const [, cellXfs = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml('xl/styles.xml')) ?? [];
  const styles = [...cellXfs.matchAll(/<xf ([^>]*)>/g)].map(([, xf = '']) => /numFmtId="(\d+)"/.exec(xf)?.[1]);
  return Object.keys(parts)
    .filter((name) => /^xl\/worksheets\/.*\.xml$/.test(name))
    .flatMap((name) => [...xml(name).matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)])
    .flatMap(([cell, attributes = '', inner = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
      const isString = /\bt="s"/.test(attributes);
      if (!isString) return FORMULA.test(value) && Number.isNaN(Number(value)) ? [cell] : [];
      const text = strings[Number(value)] ?? '';
      const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1]);
      const isMarked = format !== undefined && styles[style] === format;
      return FORMULA.test(text) && text.length <= MARKED && !isMarked ? [text] : [];
    });
}

/** A workbook: formulas, links and whatever leads out of it, cells that a spreadsheet would take for a formula. */
export async function readWorkbook(file: Buffer): Promise<ReadBack> {
  const entries = unzipSync(new Uint8Array(file));
  const parts = Object.entries(entries);
  const active = parts.filter(([, bytes]) => /<f[ >]|<hyperlink|<ddeLink|TargetMode="External"/.test(strFromU8(bytes)));
  const macros = parts.filter(([name]) => /vba|externalLink|activeX|embeddings/i.test(name));
  const sheets = await readXlsxFile(file, { trim: false });
  const cells = sheets.flatMap(({ data }) => data.flat().filter((cell) => typeof cell === 'string'));
  return { does: [...[...active, ...macros].map(([name]) => name), ...loose(entries)], text: cells.join('\n') };
}

/** A PDF: scripts, actions, links, attachments, and addresses of its own. */
export async function readPaper(file: Buffer): Promise<ReadBack> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const does: unknown[] = [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()];
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const paper = await pdf.getPage(number);
    does.push(await paper.getJSActions(), ...(await paper.getAnnotations()));
    const { items } = await paper.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const names =
    file.toString('latin1').match(/\/(?:JavaScript|JS|Launch|URI|SubmitForm|GoToR|EmbeddedFile|AA)\b/g) ?? [];
  return { does: [...does.filter(Boolean).map((one) => JSON.stringify(one)), ...names], text: texts.join('') };
}

/** A workspace file: entries that would be put somewhere else. */
export function readArchive(file: Buffer): ReadBack {
  const entries = Object.entries(unzipSync(new Uint8Array(file)));
  return {
    does: entries
      .map(([name]) => name)
      .filter((name) => !/^(manifest\.json|records\/\w+\.ndjson|files\/[\da-f]{64})$/.test(name)),
    text: entries.flatMap(([name, bytes]) => (name.startsWith('records/') ? [strFromU8(bytes)] : [])).join('\n'),
  };
}

/** Parts of a package that do something, or bring something that does. */
const ACTIVE_PART = /vba|activeX|externalLink|oleObject|\.bin$/i;
/** Markup of a slide or a page of Word that leads out, runs, or is worked out when it is opened; page numbers may. */
const ACTIVE_MARKUP =
  /TargetMode="External"|<a:hlink\w+|<p:cmd|<p:control|<p:oleObj|<w:hyperlink|<w:altChunk|<w:object|<w:attachedTemplate|<w:fldSimple|<w:instrText[^>]*>(?!(?:NUM)?PAGES?<)[^<]*|macroEnabled/g;

/** A presentation or a Word file: macros, controls, links and fields; the workbook within a chart is read as one. */
async function readOffice(file: Buffer): Promise<ReadBack> {
  const parts = Object.entries(unzipSync(new Uint8Array(file)));
  const xml = parts.filter(([name]) => /\.(xml|rels)$/.test(name));
  const books = parts.filter(([name]) => /embeddings\/.*\.xlsx$/.test(name));
  const within = await Promise.all(books.map(([, bytes]) => readWorkbook(Buffer.from(bytes))));
  const known = new Set([...xml, ...books].map(([name]) => name));
  const others = parts.map(([name]) => name).filter((name) => !known.has(name) && !/\/$|\/media\/.*\.png$/.test(name));
  const said = xml.flatMap(([, bytes]) =>
    [...strFromU8(bytes).matchAll(/<(a|w):t(?: [^>]*)?>([^<]*)<\/\1:t>/g)].map(([, , text = '']) => text),
  );
  return {
    does: [
      ...parts.map(([name]) => name).filter((name) => ACTIVE_PART.test(name)),
      ...others,
      ...xml.flatMap(([name, bytes]) =>
        [...strFromU8(bytes).matchAll(ACTIVE_MARKUP)].map(([what]) => `${name}: ${what.slice(0, 80)}`),
      ),
      ...within.flatMap(({ does }) => does),
    ],
    text: said
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  };
}

/** A page: what of it could run, fetch, send or lead away; and opened without its own policy, what did. */
async function readPage(file: Buffer, page: Page): Promise<ReadBack> {
  const source = file.toString('utf8');
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  try {
    const ran: string[] = [];
    await context.exposeFunction('pwned', (what: unknown) => ran.push(`pwned(${String(what)})`));
    context.on('request', (request) => ran.push(`asked ${request.url()}`));
    context.on('page', (opened) =>
      opened.on('dialog', (asked) => void asked.dismiss().then(() => ran.push('a dialog'))),
    );
    const opened = await context.newPage();
    await opened.setContent(source);
    const read = await opened.evaluate(() => {
      const ACTIVE =
        'script, iframe, object, embed, form, base, link, audio, video, img, template, animate, set, foreignObject, ' +
        'meta[http-equiv]:not([http-equiv="Content-Security-Policy"]), [src], [href], [srcset], [action], [formaction], [ping], [srcdoc]';
      const all = [...document.querySelectorAll('*')];
      const handlers = all.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on')));
      const policy =
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
      const styles = [...document.querySelectorAll('style')].map((one) => one.textContent);
      return {
        does: [...document.querySelectorAll(ACTIVE), ...handlers].map((one) => one.outerHTML.slice(0, 120)),
        policy,
        fetches: [...styles, ...all.map((one) => one.getAttribute('style') ?? '')].filter((one) =>
          /url\(|@import/i.test(one),
        ),
        text: document.body.textContent,
      };
    });
    const isClosed = read.policy.includes("default-src 'none'") && !read.policy.includes('script-src');
    return {
      does: [...ran, ...read.does, ...read.fetches, ...(isClosed ? [] : [`a policy: ${read.policy}`])],
      text: read.text,
    };
  } finally {
    await context.close();
  }
}

/** A picture: chunks that are no part of the drawing, and bytes behind it. */
function readPicture(file: Buffer): ReadBack {
  const does: string[] = [];
  const drawing: Buffer[] = [];
  let at = 8;
  let name = '';
  while (name !== 'IEND') {
    name = file.toString('latin1', at + 4, at + 8);
    if (!/^(IHDR|PLTE|IDAT|IEND|sRGB|gAMA|cHRM|pHYs|sBIT|tRNS)$/.test(name)) does.push(`a chunk ${name}`);
    const end = at + 12 + file.readUInt32BE(at);
    if (name === 'IDAT') drawing.push(file.subarray(at + 8, end - 4));
    at = end;
  }
  if (at !== file.length) does.push(`${file.length - at} bytes behind the picture`);
  // Throws when the drawing is not whole.
  inflateSync(Buffer.concat(drawing));
  return { does, text: '' };
}

/** Syntax that makes XML more than a tree of words. */
const ACTIVE_XML = /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|SYSTEM "|xinclude/gi;

const unescaped = (xml: string): string =>
  xml
    .replaceAll(/<[^>]*>/g, (tag) => [...tag.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(' '))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

function readCodebook(file: Buffer): ReadBack {
  const xml = file.toString('utf8');
  return { does: [...xml.matchAll(ACTIVE_XML)].map(([what]) => what), text: unescaped(xml) };
}

/** A project of REFI-QDA: entries that would be put somewhere else, and documents that are more than words. */
function readProject(file: Buffer): ReadBack {
  const entries = Object.entries(unzipSync(new Uint8Array(file)));
  const strange = entries
    .map(([name]) => name)
    .filter((name) => !/^(Sources\/[\w-]+\.txt|[\w-]+\.(qde|json|xml))$/.test(name));
  const trees = entries.filter(([name]) => /\.(qde|xml)$/.test(name)).map(([, bytes]) => strFromU8(bytes));
  return {
    does: [...strange, ...trees.flatMap((xml) => [...xml.matchAll(ACTIVE_XML)].map(([what]) => what))],
    text: [
      ...trees.map(unescaped),
      ...entries.filter(([name]) => name.endsWith('.txt')).map(([, bytes]) => strFromU8(bytes)),
    ].join('\n'),
  };
}

/** How each kind of file that leaves the product is read back, by its ending; a kind without a reader may not leave. */
export const FILES_OUT: Readonly<Record<string, (file: Buffer, page: Page) => ReadBack | Promise<ReadBack>>> = {
  '.xlsx': readWorkbook,
  '.pdf': readPaper,
  '.pptx': readOffice,
  '.docx': readOffice,
  '.html': readPage,
  '.png': readPicture,
  '.qdpx': readProject,
  '.qdc': readCodebook,
  '.zip': readArchive,
};
