import type { HeadStart } from '#store/headStart.ts';

/**
 * First frame of a section: its screen as it last looked in this browser (app/boot/keepFrame.ts), or over the sample in a browser
 * where the app never started, as the build wrote it (app/boot/sampleFrames.tsx).
 */
export interface OwnFrame {
  readonly html: string;
  /** The rules that its markup needs beside the shell's. */
  readonly css: string;
  /** Data the frame was drawn from, for the app to draw the same before its store answers. */
  readonly reads: HeadStart;
}

/** Conditions under which a kept frame is valid. */
export interface KeptFor {
  /** The section's address. */
  readonly path: string;
  readonly companyId: string;
  /** The product shown last; null where none was chosen. */
  readonly product: string | null;
  /** The window's width, CSS px. */
  readonly width: number;
  /** Address of the app's script. */
  readonly build: string;
}

/**
 * Row of the database's `frames`. Each write of records empties that table in the same transaction
 * (store/indexedDb/unindexed.ts): a frame that exists agrees with the records.
 */
export interface KeptFrame extends OwnFrame, KeptFor {}

declare global {
  interface Window {
    /** Whether the app never started in this browser, so that the sample is stored there; undefined while developing. */
    isNewcomer?: Promise<boolean>;
    /** The address's frame, on its way since the page's head; null where there is none. Nothing while developing. */
    ownFrame?: Promise<OwnFrame | null>;
  }
}

/** Returns the data the address's frame was drawn from; null where it has none. */
export async function ownReads(): Promise<HeadStart | null> {
  return (await window.ownFrame)?.reads ?? null;
}
