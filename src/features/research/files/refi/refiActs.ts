import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { ResearchType } from '../../../../domain/research/research.ts';
import type { UploadControls } from '../useUpload.ts';

/** What a project that was chosen holds, before anything of it is taken in. */
export interface RefiPreview {
  /** As the project calls itself; may be empty. */
  readonly title: string;
  /** The program that wrote it, as it names itself; may be empty. */
  readonly origin: string;
  /** «2 текста, 3 кода, 4 отрывка, 1 участник». */
  readonly contents: string;
  /** How many of its codes are new, and how many the codebook has already. */
  readonly codes: { readonly added: number; readonly joined: number };
  /** How many of its hypotheses will stand in the backlog, and how many the company has taken up already. */
  readonly hypotheses: { readonly added: number; readonly joined: number };
  /** What is kept for the way back though nothing shows it: «2 картинки, 1 граф»; empty when nothing is. */
  readonly foreign: string;
  /** What will not come in as it was written, a sentence each. */
  readonly losses: readonly string[];
  /** The study that holds texts of it already, or null. */
  readonly known: { readonly id: string; readonly title: string } | null;
  /** Takes it in; a failure stores nothing. */
  readonly take: (form: RefiForm, controls: UploadControls) => Promise<Outcome>;
}

/** What a person chooses for a project that comes in. */
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

/** What a project that goes out will hold. */
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

/** What is hidden in a project that goes out. */
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
  /** Takes it in, with one undo. */
  readonly take: () => Promise<Outcome>;
}

/** A codebook that was read, or why it cannot be. */
export type ReadCodebook =
  | { readonly ok: true; readonly preview: CodebookPreview }
  | { readonly ok: false; readonly message: string };

/** What can be done with the codebook's files. */
export interface CodebookFilesActs {
  /** Makes a .qdc and has it saved; telling how that ended is its own affair. */
  readonly onExport: () => Promise<unknown>;
  /** Reads a .qdc, or says why it cannot. */
  readonly onRead: (file: File) => Promise<ReadCodebook>;
}

/** What can be done with projects of REFI-QDA. */
export interface RefiActs {
  /** What a project of these studies will hold, or why that cannot be told. */
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

/** Fetches what can be done with projects: no screen has it before somebody wants it. A stable function. */
export type LoadRefi = () => Promise<RefiActs>;

/** What is said when that cannot be fetched. */
export const NOT_LOADED = 'Не удалось загрузить эту часть программы. Проверьте соединение и попробуйте ещё раз.';
