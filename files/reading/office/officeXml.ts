import { Parser } from 'saxen';

import type { ZipEntry } from '../../zip/readZip.ts';
import { filesOf, unpack } from './zip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** An archive's directory by path in lower case, without a slash in front: not all writers keep to one case. */
export async function entriesByPath(archive: Blob): Promise<Map<string, ZipEntry>> {
  return new Map((await filesOf(archive)).map((entry) => [entry.filename.replace(/^\//, '').toLowerCase(), entry]));
}

/** Handler of an XML file's events; names come without their prefix. */
export interface XmlHandler {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** An Office document's archive being read. */
export interface OfficeArchive {
  /** By path in lower case: not all writers keep to one case. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** Tells how many bytes of XML were read more. */
  readonly count: (bytes: number) => void;
}

/**
 * Most characters without a tag. The parser looks through an open text again with each piece, so that a text of a hundred megabytes
 * would take it minutes; no writer makes one of more than some kilobytes.
 */
const MAX_TEXT = 4 * 1024 * 1024;

/**
 * Feeds an archive's XML file to a handler as it is unpacked.
 * @throws ReadFailure `damaged` when it is missing or broken, `too_large` when a single text in it is endless
 */
export async function readXml(archive: OfficeArchive, path: string, handler: XmlHandler): Promise<void> {
  const entry = archive.entries.get(path.toLowerCase());
  if (!entry) throw new ReadFailure('damaged', `${path} is missing`);
  const locals = new Map<string, string>();
  const local = (name: string): string => {
    let found = locals.get(name);
    if (found === undefined) {
      found = name.slice(name.indexOf(':') + 1);
      locals.set(name, found);
    }
    return found;
  };
  const parser = new Parser();
  parser.on('error', (error) => {
    throw new ReadFailure('damaged', `${path}: ${error.message}`);
  });
  parser.on('warn', () => {});
  parser.on('openTag', (name, attributes, decode) => {
    handler.open?.(local(name), (key) => {
      const value = attributes()[key];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => handler.close?.(local(name)));
  parser.on('text', (text, decode) => handler.text?.(text.includes('&') ? decode(text) : text));
  parser.on('cdata', (text) => handler.text?.(text));
  const decoder = new TextDecoder();
  /** Characters since the last tag. */
  let open = 0;
  await unpack(entry, (bytes) => {
    archive.count(bytes.length);
    const piece = decoder.decode(bytes, { stream: true });
    const tag = piece.lastIndexOf('<');
    open = tag < 0 ? open + piece.length : piece.length - tag;
    if (open > MAX_TEXT) throw new ReadFailure('too_large', `${path}: endless text`);
    parser.write(piece);
  });
  parser.end();
}

/** A path that a part of the archive names, from the archive's root; `from` is that part's folder. */
function resolved(target: string, from: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${from}/${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** A part of the archive that another refers to. */
export interface Relationship {
  /** The last word of its type: `worksheet`, `sharedStrings`. */
  readonly type: string;
  readonly path: string;
}

/** Returns what a part of the archive refers to, by id; empty when it has no list of relations. */
export async function relationsOf(archive: OfficeArchive, path: string): Promise<Map<string, Relationship>> {
  const at = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, at);
  const relations = new Map<string, Relationship>();
  const list = `${folder}_rels/${path.slice(at)}.rels`;
  if (!archive.entries.has(list.toLowerCase())) return relations;
  await readXml(archive, list, {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      relations.set(attribute('Id') ?? '', {
        type: (attribute('Type') ?? '').split('/').at(-1) ?? '',
        path: resolved(attribute('Target') ?? '', folder),
      });
    },
  });
  return relations;
}
