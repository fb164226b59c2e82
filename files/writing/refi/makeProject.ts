import { OWN_PART_FILE, takenIn } from '#src/domain/exchange/ownPart.ts';
import { REFI_ORIGIN, type RefiCode, type RefiProject } from '#src/domain/exchange/project.ts';
import { writeXml, type XmlElement } from '#src/domain/exchange/xml.ts';

import { writeZip, type ZippedFile } from '../../zip/writeZip.ts';
import { ownPart } from './hypothesisNotes.ts';
import { codebookTree } from './codeTrees.ts';
import { projectTree } from './projectTree.ts';
import { sourceFile } from './textTree.ts';

/** Parts of a project. */
export interface ProjectParts {
  readonly project: RefiProject;
  /** Kept parts of its source projects. */
  readonly rests: readonly { readonly root: XmlElement; readonly files: readonly ZippedFile[] }[];
  /** Documents with a layout, of the texts that still have the one that they came with. */
  readonly rich: readonly { readonly guid: string; readonly ending: string; readonly blob: Blob }[];
  /** Moment of the export. */
  readonly at: Date;
  readonly signal?: AbortSignal;
}

/**
 * Makes a .qdpx.
 * @throws the signal's reason when stopped
 */
export function makeProject({ project, rests, rich, at, signal }: ProjectParts): Promise<Blob> {
  const tree = projectTree(project, {
    rests: rests.map(({ root }) => root),
    rich: new Map(rich.map(({ guid, ending }) => [guid, ending])),
    at: at.toISOString(),
  });
  const files: ZippedFile[] = [
    { path: 'project.qde', blob: new Blob([writeXml(tree)]) },
    ...project.texts.map(({ guid, text }) => ({ path: `Sources/${sourceFile(guid, 'txt')}`, blob: new Blob([text]) })),
    ...rich.map(({ guid, ending, blob }) => ({ path: `Sources/${sourceFile(guid, ending)}`, blob, isPacked: true })),
    ...(project.hypotheses.length > 0 || takenIn(project).length > 0
      ? [{ path: OWN_PART_FILE, blob: new Blob([ownPart(project)]) }]
      : []),
  ];
  const paths = new Set(files.map(({ path }) => path.toLowerCase()));
  for (const file of rests.flatMap((rest) => rest.files)) {
    if (paths.has(file.path.toLowerCase())) continue;
    paths.add(file.path.toLowerCase());
    files.push(file);
  }
  return writeZip(files, { type: 'application/zip', at, ...(signal ? { signal } : {}) });
}

export function makeCodebook(codes: readonly RefiCode[]): Blob {
  return new Blob([writeXml(codebookTree(codes, REFI_ORIGIN))], { type: 'application/xml;charset=utf-8' });
}
