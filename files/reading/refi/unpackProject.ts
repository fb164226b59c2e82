import { isZip, type ZipEntry } from '../../zip/readZip.ts';
import { writeZip, type ZippedFile } from '../../zip/writeZip.ts';
import { OWN_PART_FILE } from '#src/domain/exchange/ownPart.ts';
import type { RefiFindings, RefiProject } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf, mapTree, writeXml, type XmlElement } from '#src/domain/exchange/xml.ts';

import { filesOf, unpack } from '../office/zip.ts';
import { ReadFailure } from '../ReadFailure.ts';
import { readProject } from './readProject.ts';
import { readOwnPart, type OwnPart } from './readOwnPart.ts';
import { decodeXml, MAX_XML_BYTES, readTree } from './xmlTree.ts';

export interface UnpackedProject {
  readonly project: RefiProject;
  readonly findings: RefiFindings;
  /** Part kept for export: the project without the content of records, with the files that it needs. */
  readonly rest: Blob;
  /** Documents with a layout, of the texts that have one. */
  readonly rich: readonly { readonly guid: string; readonly ending: string; readonly blob: Blob }[];
}

/** Most files of a project, and most bytes of its texts and of all that is kept. */
const MAX_FILES = 50_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
const MAX_TEXTS_BYTES = 256 * 1024 * 1024;
const MAX_KEPT_BYTES = 1024 * 1024 * 1024;

/** Name of a stored project inside its archive, and its fixed timestamp: the same parts make the same bytes. */
export const PROJECT_FILE = 'project.qde';
const NO_MOMENT = new Date('2019-01-01T00:00:00');

/** How a path in the project's archive begins; a bare one is in it too. */
const INTERNAL = /^(?:internal|relative):\/\/\/?/i;
/** How a path elsewhere begins: of a disk, of a network, of another kind. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;
/** Attributes that name files. */
const PATH = /path$/i;

/** A path without what stands for its blanks and letters. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path in the archive as it is compared: programs differ in case and in slashes. Null for one that leads out of it. */
function tidyPath(path: string): string | null {
  const steps = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => step !== '' && step !== '.');
  return steps.includes('..') ? null : steps.join('/').toLowerCase();
}

class ProjectArchive {
  readonly #entries = new Map<string, ZipEntry>();
  readonly #progress: (bytes: number) => void;

  constructor(entries: readonly ZipEntry[], progress: (bytes: number) => void) {
    if (entries.length > MAX_FILES) throw new ReadFailure('too_large', 'files');
    this.#progress = progress;
    for (const entry of entries) {
      const path = tidyPath(entry.filename);
      if (path !== null && !this.#entries.has(path)) this.#entries.set(path, entry);
    }
  }

  /** The project's document: by its name, else the one that ends like it. */
  document(): ZipEntry | undefined {
    const named = this.#entries.get(PROJECT_FILE);
    return named ?? [...this.#entries].find(([path]) => path.endsWith('.qde'))?.[1];
  }

  /** The product's own part; undefined where there is none. */
  own(): ZipEntry | undefined {
    return this.#entries.get(OWN_PART_FILE);
  }

  /** A file that the project names, whatever its folder is called; undefined for one outside of the archive. */
  at(path: string): ZipEntry | undefined {
    const inside = path.replace(INTERNAL, '');
    if (inside === path && ELSEWHERE.test(path)) return undefined;
    for (const written of [inside, decoded(inside)]) {
      const own = tidyPath(written);
      const entry = own ? (this.#entries.get(`sources/${own}`) ?? this.#entries.get(own)) : undefined;
      if (entry) return entry;
    }
    return undefined;
  }

  async bytes(entry: ZipEntry, most: number): Promise<Blob> {
    if (entry.uncompressedSize > most) throw new ReadFailure('too_large', entry.filename);
    const parts: Blob[] = [];
    await unpack(entry, (bytes) => {
      parts.push(new Blob([bytes.slice()]));
      this.#progress(bytes.length);
    });
    return new Blob(parts);
  }
}

/** The paths that elements of a name in a group have. */
const pathsOf = (root: XmlElement, group: string, attribute: string): string[] =>
  childrenOf(childOf(root, group)).flatMap(({ attributes }) => attributes[attribute] ?? []);

async function textsOf(archive: ProjectArchive, root: XmlElement): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let left = MAX_TEXTS_BYTES;
  for (const path of new Set([
    ...pathsOf(root, 'Sources', 'plainTextPath'),
    ...pathsOf(root, 'Notes', 'plainTextPath'),
  ])) {
    const entry = archive.at(path);
    if (!entry) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time: all of them would fill the memory
    const bytes = new Uint8Array(await (await archive.bytes(entry, Math.min(left, MAX_TEXT_BYTES))).arrayBuffer());
    left -= bytes.length;
    texts.set(path, decodeText(bytes));
  }
  return texts;
}

/** A text's file, with the mark of its encoding: who counts by it may have counted it. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

/** The product's own part, if the project has one: damaged, it is no reason to leave the rest. */
async function ownPartOf(archive: ProjectArchive): Promise<OwnPart | null> {
  const entry = archive.own();
  if (!entry) return null;
  try {
    return readOwnPart(await (await archive.bytes(entry, MAX_TEXT_BYTES)).text());
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { hypotheses: [], taken: [], lost: 'all' };
  }
}

/** The files that what is kept of a project names, under their paths. */
async function keptFiles(archive: ProjectArchive, rest: XmlElement): Promise<ZippedFile[]> {
  const paths = new Set<string>();
  mapTree(rest, (one) => {
    for (const [key, value] of Object.entries(one.attributes)) if (PATH.test(key)) paths.add(value);
    return one;
  });
  const files: ZippedFile[] = [];
  let left = MAX_KEPT_BYTES;
  for (const path of paths) {
    const entry = archive.at(path);
    if (!entry) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const blob = await archive.bytes(entry, left);
    left -= blob.size;
    files.push({ path: `Sources/${path.replace(INTERNAL, '')}`, blob, isPacked: true });
  }
  return files;
}

/**
 * Reads a .qdpx: what is known of the project, and a project of the rest.
 * @throws ReadFailure `not_refi` for what is none, `damaged`, `encrypted`, `too_large`, `read_failed`
 */
export async function unpackProject(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
): Promise<UnpackedProject> {
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) throw new ReadFailure('not_refi', 'no zip');
  const entries = await filesOf(file);
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) || 1;
  let done = 0;
  const archive = new ProjectArchive(entries, (bytes) => {
    done = Math.min(total, done + bytes);
    progress(done, total);
  });
  const document = archive.document();
  if (!document) throw new ReadFailure('not_refi', 'no project.qde');
  const root = readTree(decodeXml(new Uint8Array(await (await archive.bytes(document, MAX_XML_BYTES)).arrayBuffer())));
  const texts = await textsOf(archive, root);
  const {
    project,
    findings,
    rest,
    rich: richPaths,
  } = readProject(root, (path) => texts.get(path), await ownPartOf(archive));
  const files = await keptFiles(archive, rest);
  const rich: { guid: string; ending: string; blob: Blob }[] = [];
  for (const [guid, path] of richPaths) {
    const entry = archive.at(path);
    const ending = /\.([a-z]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
    if (!entry || ending === undefined || ending === 'txt') continue;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    rich.push({ guid, ending, blob: await archive.bytes(entry, MAX_KEPT_BYTES) });
  }
  const kept = await writeZip([{ path: PROJECT_FILE, blob: new Blob([writeXml(rest)]) }, ...files], {
    type: 'application/zip',
    at: NO_MOMENT,
  });
  return { project, findings, rest: kept, rich };
}

/** Kept part of a project, as it is written back: its document, and the files that it names, by their paths. */
export interface KeptProject {
  readonly root: XmlElement;
  readonly files: readonly ZippedFile[];
}

/** Kept part of a project whose file is missing: empty. */
export const NOTHING_KEPT: KeptProject = { root: { name: 'Project', attributes: {}, children: [] }, files: [] };

/**
 * Reads what was kept of a project.
 * @throws ReadFailure as {@link unpackProject}
 */
export async function unpackRest(rest: Blob): Promise<KeptProject> {
  const archive = new ProjectArchive(await filesOf(rest), () => {});
  const document = archive.document();
  if (!document) throw new ReadFailure('not_refi', 'no project.qde');
  const root = readTree(decodeXml(new Uint8Array(await (await archive.bytes(document, MAX_XML_BYTES)).arrayBuffer())));
  return { root, files: await keptFiles(archive, root) };
}
