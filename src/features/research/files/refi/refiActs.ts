import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { ResearchType } from '../../../../domain/research/research.ts';
import type { UploadControls } from '../useUpload.ts';

/** Content of a chosen project, before anything of it is imported. */
export interface RefiPreview {
  /** As the project calls itself; may be empty. */
  readonly title: string;
  /** The program that wrote it, as it names itself; may be empty. */
  readonly origin: string;
  /** «2 текста, 3 кода, 4 отрывка, 1 участник». */
  readonly contents: string;
  /** How many of its codes are new, and how many the codebook has already. */
  readonly codes: { readonly added: number; readonly joined: number };
  /** How many of its hypotheses will be in the backlog, and how many the company has taken up already. */
  readonly hypotheses: { readonly added: number; readonly joined: number };
  /** Hidden content that is kept for a later export: «2 картинки, 1 граф»; empty without any. */
  readonly foreign: string;
  /** Losses of the import, a sentence each. */
  readonly losses: readonly string[];
  /** The study that holds texts of it already, or null. */
  readonly known: { readonly id: string; readonly title: string } | null;
  /** Takes it in; a failure stores nothing. */
  readonly take: (form: RefiForm, controls: UploadControls) => Promise<Outcome>;
}

/** Person's choices for an imported project. */
export interface RefiForm {
  readonly title: string;
  readonly type: ResearchType;
  readonly author: string;
  /** Whether it takes the place of the study that is known. */
  readonly replaces: boolean;
}

/** Reads a project of REFI-QDA and tells what it holds; or why it cannot. */
export type ReadRefi = (
  file: File,
  controls: UploadControls,
) => Promise<{ readonly ok: true; readonly preview: RefiPreview } | { readonly ok: false; readonly message: string }>;

/** Future content of an exported project. */
export interface RefiContents {
  /** «2 текста, 3 кода, 4 отрывка, 1 участник». */
  readonly contents: string;
  /** How many texts there are: without one there is nothing to give out. */
  readonly texts: number;
  /** Names of files without text; they stay behind. */
  readonly withoutText: readonly string[];
  /** How many passages stay behind, since their words are in the text no more. */
  readonly lost: number;
  /** How many hypotheses come of the studies. */
  readonly hypotheses: number;
  /** How many of their words go without a place: it is in no text that goes along. */
  readonly unplaced: number;
  /** Whether parts of a project that came in are written back. */
  readonly hasForeign: boolean;
  /** Whether the company hides names, and personal data: then they are hidden here, too. */
  readonly hidesNames: boolean;
  readonly hidesPersonal: boolean;
}

/** Hidden data in an exported project. */
export interface RefiHiding {
  readonly names: boolean;
  readonly personal: boolean;
}

/** A codebook that was chosen, before anything of it is taken in. */
export interface CodebookPreview {
  /** Names of the codes that are new, as they will be called. */
  readonly added: readonly string[];
  /** Names of codes that the codebook has: they stay as they are. */
  readonly joined: readonly string[];
  /** How many of those get the definition that they had none of. */
  readonly defined: number;
  /** How many sets of codes the file has: they are left out. */
  readonly sets: number;
  /** Takes it in, with one undo. */
  readonly take: () => Promise<Outcome>;
}

/** A codebook that was read, or why it cannot be. */
export type ReadCodebook =
  | { readonly ok: true; readonly preview: CodebookPreview }
  | { readonly ok: false; readonly message: string };

/** Actions on the codebook's files. */
export interface CodebookFilesActs {
  /** Makes a .qdc and has it saved; telling how that ended is its own affair. */
  readonly onExport: () => Promise<unknown>;
  /** Reads a .qdc, or says why it cannot. */
  readonly onRead: (file: File) => Promise<ReadCodebook>;
}

/** Actions on projects of REFI-QDA. */
export interface RefiActs {
  /** Returns the future content of a project of these studies, or why it is unknown. */
  readonly onContents: (
    ids: readonly string[],
  ) => Promise<
    { readonly ok: true; readonly contents: RefiContents } | { readonly ok: false; readonly message: string }
  >;
  /** Makes the .qdpx of studies and has it saved. */
  readonly onExport: (ids: readonly string[], hiding: RefiHiding, signal: AbortSignal) => Promise<Outcome>;
  /** Reads a .qdpx. */
  readonly onRead: ReadRefi;
}

/** Loads the actions on projects: no screen loads them before a user needs them. A stable function. */
export type LoadRefi = () => Promise<RefiActs>;

/** Shown when that cannot be loaded. */
export const NOT_LOADED = 'Не удалось загрузить эту часть программы. Проверьте соединение и попробуйте ещё раз.';
