import { useEffect, useRef, useState } from 'react';

import { acceptAttachments, CONTACT_ATTACHMENTS } from '../../../domain/core/attachment/attachment.ts';
import { refusalMessage } from '../../../domain/core/attachment/refusalMessage.ts';
import type { ContactType } from '../../../domain/audiences/contact.ts';
import type { ColumnUse, RememberedUses } from '../../../domain/audiences/contactPlan.ts';
import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';
import {
  EMPTY_DRAFT,
  readingOf,
  withoutFiles,
  type ContactDraft,
  type ContactFile,
  type ContactReading,
  type ContactSheet,
} from './contactDraft.ts';
import { loadForeignNumber, useForeignNumber } from './useForeignNumber.ts';

/** Controls of reading a file. */
export interface TableControls {
  /** Stops it. */
  readonly signal: AbortSignal;
  /** How far it has come. */
  readonly onProgress: (done: number, total: number) => void;
}

/** How a table file is read. */
export interface TableReader {
  /** Reads a table file; rejects when it cannot, or when the signal stops it. */
  readTable: (file: File, options: TableControls) => Promise<{ readonly sheets: readonly ContactSheet[] }>;
  /** Explains why a file could not be read, in Russian. */
  explain: (error: unknown) => string;
  /** Remembers what columns were taken for. Default: nothing is remembered. */
  columns?: ColumnMemory;
}

/** Remembered meanings of table columns, by their names. */
export interface ColumnMemory {
  /** Returns the last meanings of columns with these names; null when they were never seen together. */
  readonly recall: (labels: readonly string[]) => RememberedUses;
  /** Keeps it for the next table with the same headings. */
  readonly remember: (labels: readonly string[], uses: readonly ColumnUse[]) => void;
}

/** How far a file has been read, by its id. */
export type FileProgress = Readonly<Record<number, { readonly done: number; readonly total: number }>>;

/** Contents of the contact tabs, and the user's actions on them. */
export interface ContactDrafts {
  readonly drafts: Readonly<Record<ContactType, ContactDraft>>;
  /** Which files were not taken, and why; empty when all were. */
  readonly refused: Readonly<Record<ContactType, string>>;
  readonly progress: FileProgress;
  /** Tells phones outside +7; undefined while it is fetched, null when it could not be. */
  readonly foreign: ForeignNumber | null | undefined;
  /** Sets what a tab holds. */
  readonly change: (type: ContactType, next: (draft: ContactDraft) => ContactDraft) => void;
  /** Takes files, as many as there is room for, and reads them. */
  readonly addFiles: (type: ContactType, incoming: readonly File[]) => void;
  /** Reads a file again. */
  readonly retry: (type: ContactType, chosen: ContactFile) => void;
  /** Stops the reading of a file, which stays. */
  readonly cancel: (type: ContactType, id: number) => void;
  readonly removeFile: (type: ContactType, id: number) => void;
  /** Says what the columns of a file are, or how far it has come. */
  readonly setReading: (type: ContactType, id: number, reading: ContactReading) => void;
  /** Forgets the chosen files, apart from those in which lines were mended by hand: that is typed. */
  readonly forgetFiles: () => void;
  /** Empties a tab whose contacts are stored; what its columns were taken for is remembered. */
  readonly clear: (type: ContactType) => void;
}

/**
 * Keeps what is typed and chosen in the tabs of contacts, and reads the files; what is being read when the dialog goes is
 * stopped.
 * @param onChange called whenever a tab holds something else: what was said about it before is no longer true
 */
export function useContactDrafts({ readTable, explain, columns }: TableReader, onChange: () => void): ContactDrafts {
  const [drafts, setDrafts] = useState<ContactDrafts['drafts']>({ phone: EMPTY_DRAFT, telegram: EMPTY_DRAFT });
  const [refused, setRefused] = useState<ContactDrafts['refused']>({ phone: '', telegram: '' });
  const [progress, setProgress] = useState<FileProgress>({});
  const foreign = useForeignNumber();
  const lastId = useRef(0);
  const readings = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const { current } = readings;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change: ContactDrafts['change'] = (type, next) => {
    setDrafts((all) => ({ ...all, [type]: next(all[type]) }));
    onChange();
  };
  const setReading: ContactDrafts['setReading'] = (type, id, reading) =>
    change(type, (draft) => ({
      ...draft,
      files: draft.files.map((one) => (one.id === id ? { ...one, reading } : one)),
    }));
  const stop = (id: number) => readings.current.get(id)?.abort();

  const read = async (type: ContactType, { id, file }: Pick<ContactFile, 'id' | 'file'>) => {
    const controller = new AbortController();
    const { signal } = controller;
    readings.current.set(id, controller);
    setProgress((all) => ({ ...all, [id]: { done: 0, total: 1 } }));
    setReading(type, id, { state: 'reading' });
    try {
      const { sheets } = await readTable(file, {
        signal,
        onProgress: (done, total) => {
          if (!signal.aborted) setProgress((all) => ({ ...all, [id]: { done, total } }));
        },
      });
      const known = (await loadForeignNumber()) ?? undefined;
      if (!signal.aborted) setReading(type, id, readingOf(sheets, { type, foreign: known }, columns?.recall));
    } catch (reason) {
      if (!signal.aborted) setReading(type, id, { state: 'failed', message: explain(reason) });
    }
  };

  return {
    drafts,
    refused,
    progress,
    foreign,
    change,
    setReading,
    addFiles: (type, incoming) => {
      const current = drafts[type].files.map(({ file }) => file);
      const sorted = acceptAttachments(current, incoming, CONTACT_ATTACHMENTS);
      setRefused({ ...refused, [type]: refusalMessage(sorted.refused, CONTACT_ATTACHMENTS) });
      const chosen = sorted.accepted.map((file): ContactFile => {
        lastId.current += 1;
        return { id: lastId.current, file, reading: { state: 'reading' } };
      });
      change(type, (draft) => ({ ...draft, files: [...draft.files, ...chosen] }));
      for (const one of chosen) void read(type, one);
    },
    retry: (type, chosen) => void read(type, chosen),
    cancel: (type, id) => {
      stop(id);
      setReading(type, id, { state: 'stopped' });
    },
    removeFile: (type, id) => {
      stop(id);
      change(type, (draft) => ({ ...draft, files: draft.files.filter((one) => one.id !== id) }));
    },
    forgetFiles: () => {
      for (const { id } of [...drafts.phone.files, ...drafts.telegram.files]) stop(id);
      setDrafts({ phone: withoutFiles(drafts.phone), telegram: withoutFiles(drafts.telegram) });
      setRefused({ phone: '', telegram: '' });
      onChange();
    },
    clear: (type) => {
      for (const { id, reading } of drafts[type].files) {
        stop(id);
        if (reading.state !== 'read') continue;
        for (const { isTaken, header, labels, uses } of reading.plans) {
          if (isTaken && header !== -1) columns?.remember(labels, uses);
        }
      }
      change(type, () => EMPTY_DRAFT);
      setRefused((all) => ({ ...all, [type]: '' }));
    },
  };
}
