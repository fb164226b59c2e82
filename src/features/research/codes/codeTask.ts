import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeForm } from '../../../domain/research/codes/codebookEdits.ts';
import type { CodeStep } from '../../../domain/research/codes/codeMoves.ts';

/** Task on a code: the subject of a dialog. */
export type CodeTask =
  | { readonly what: 'new'; readonly parentId: string | null }
  | { readonly what: 'edit' | 'move' | 'merge' | 'delete'; readonly code: Code };

/** Typed and chosen values of a new code. */
export interface NewCodeForm extends CodeForm {
  readonly parentId: string | null;
}

/** Place for a code: under which code, or at the top, and behind which sibling; null: the first, undefined: the last. */
export interface CodePlace {
  readonly parentId: string | null;
  readonly after?: string | null;
}

/** Actions on codes. Each reports the change, and offers to undo it. A stable object. */
export interface CodeActs {
  readonly onCreate: (form: NewCodeForm) => Promise<Outcome>;
  /** Stores what was changed. `code` is what the form was opened over. */
  readonly onEdit: (code: Code, form: CodeForm) => Promise<Outcome>;
  readonly onMove: (code: Code, place: CodePlace) => Promise<Outcome>;
  /** Moves a code one step among the others. */
  readonly onStep: (code: Code, step: CodeStep) => void;
  /** Puts a code where it was dragged to. */
  readonly onPut: (code: Code, place: CodePlace) => void;
  readonly onMerge: (from: Code, into: Code) => Promise<Outcome>;
  readonly onDelete: (code: Code) => Promise<Outcome>;
}

/** Shown over a form whose code another tab removed; the typed text stays. */
export const CODE_GONE =
  'Код удалили или объединили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';
