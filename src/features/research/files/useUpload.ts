import { useState } from 'react';

import {
  acceptAttachments,
  RESEARCH_ATTACHMENTS,
  type AttachmentRefusal,
} from '../../../domain/core/attachment/attachment.ts';
import { refusalMessage } from '../../../domain/core/attachment/refusalMessage.ts';
import { parseNumber } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { ResearchType } from '../../../domain/research/research.ts';
import type { ResearchForm } from '../../../domain/research/rules.ts';
import { checkPeople } from '../../../domain/research/studyDraft.ts';
import { useRecordForm, type FormErrors, type RecordForm } from '../../../patterns/form/useRecordForm.ts';

/** How far an upload has come. */
export interface UploadProgress {
  /** Current action, in Russian: «Читаем interview.pdf». */
  readonly label: string;
  /** Part done, 0 to 1. */
  readonly share: number;
}

/** Inputs and callbacks of a running upload. */
export interface UploadControls {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

export interface UploadOptions {
  /** Reads, keeps and stores; the form is emptied and closed only when that has happened. */
  onUpload: (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;
  /** Who is proposed as the author: the profile's name; empty when it has none. */
  author: string;
  /** Called when required fields are missing: the app says so in a toast (R33). */
  onInvalid: () => void;
}

/** The chosen files, and those that were not taken the last time. */
interface ChosenFiles {
  readonly files: readonly File[];
  readonly refused: readonly AttachmentRefusal[];
}

const NONE: ChosenFiles = { files: [], refused: [] };

/** A study as it is typed. */
export interface UploadDraft {
  title: string;
  description: string;
  type: ResearchType | '';
  participants: string;
  author: string;
  experimentIds: readonly string[];
  hypothesisIds: readonly string[];
  /** Empty while none is chosen. */
  audienceId: string;
}

const EMPTY: UploadDraft = {
  title: '',
  description: '',
  type: '',
  participants: '',
  author: '',
  experimentIds: [],
  hypothesisIds: [],
  audienceId: '',
};

const checkFilled = (value: string) => (value.trim() === '' ? 'Заполните это поле' : undefined);

const checkDraft = ({ title, description, type, participants }: UploadDraft): FormErrors => ({
  title: checkFilled(title),
  description: checkFilled(description),
  type: checkFilled(type),
  participants: checkPeople(participants, 0),
});

/** The form of a new study with its files. */
export interface UploadForm {
  readonly form: RecordForm<UploadDraft>;
  /** The chosen files. */
  readonly files: readonly File[];
  /** Which files were not taken, and why; empty when all were. */
  readonly refusedFiles: string;
  /** How far the upload has come; null while there is none. */
  readonly progress: UploadProgress | null;
  /** Takes files, as many as there is room for. */
  readonly addFiles: (incoming: readonly File[]) => void;
  /** Takes one out, by its place. */
  readonly removeFile: (index: number) => void;
  /** Stops the upload that runs, if any. */
  readonly cancel: () => void;
  /** Empties the form. */
  readonly empty: () => void;
}

/** Keeps what is typed and chosen for a new study, and uploads it. */
export function useUpload({ author, onUpload, onInvalid }: UploadOptions): UploadForm {
  const [{ files, refused }, setChosen] = useState(NONE);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const form = useRecordForm<UploadDraft>({
    record: { ...EMPTY, author },
    check: checkDraft,
    onInvalid: ({ title, description, type }) => {
      if ([title, description, type].some(checkFilled)) onInvalid();
    },
    onSubmit: async ({ type, participants, audienceId, ...draft }) => {
      if (type === '') return undefined;
      const controller = new AbortController();
      setRunning(controller);
      setProgress({ label: 'Сохраняем исследование', share: 0 });
      const outcome = await onUpload(
        {
          ...draft,
          type,
          participants: parseNumber(participants) ?? null,
          audienceId: audienceId === '' ? null : audienceId,
        },
        files,
        { signal: controller.signal, onProgress: setProgress },
      );
      setRunning(null);
      setProgress(null);
      return outcome;
    },
  });
  // The profile can come later than the form: it is filled in then unless the user has typed another name.
  const [proposed, setProposed] = useState(author);
  if (author !== proposed) {
    setProposed(author);
    if (form.values.author === proposed) form.type({ author });
  }
  return {
    form,
    files,
    refusedFiles: refused.length > 0 ? refusalMessage(refused, RESEARCH_ATTACHMENTS) : '',
    progress,
    // Some come when others have been looked into, and the files chosen until then are not those of this render.
    addFiles: (incoming) =>
      setChosen((now) => {
        const added = acceptAttachments(now.files, incoming, RESEARCH_ATTACHMENTS);
        return { files: [...now.files, ...added.accepted], refused: added.refused };
      }),
    removeFile: (index) => setChosen({ files: files.filter((_, place) => place !== index), refused }),
    cancel: () => running?.abort(),
    empty: () => {
      form.type({ ...EMPTY, author });
      setChosen(NONE);
    },
  };
}
