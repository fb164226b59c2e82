import type { HeadStart } from '../workspace/headStart.ts';

/**
 * A section's first frame: its screen as it looked last in this browser (app/boot/keepFrame.ts), or over the sample where nobody
 * ever started, as the build wrote it (app/boot/sampleFrames.tsx).
 */
export interface OwnFrame {
  readonly html: string;
  /** The rules that its markup needs beside the shell's. */
  readonly css: string;
  /** What it was drawn from, for the app to draw the same before its store answers. */
  readonly reads: HeadStart;
}

/** What a kept frame is true for. */
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
 * A row of the database's `frames`. Whoever writes records empties that table in the same transaction
 * (app/workspace/indexedDb/unindexed.ts): a frame that is there says what the records say.
 */
export interface KeptFrame extends OwnFrame, KeptFor {}

declare global {
  interface Window {
    /** Whether nobody ever started in this browser, so that the sample is put there; nothing while developing. */
    isNewcomer?: Promise<boolean>;
    /** The address's frame, on its way since the page's head; null where there is none. Nothing while developing. */
    ownFrame?: Promise<OwnFrame | null>;
  }
}

/** What the address's frame was drawn from; null where it has none. */
export async function ownReads(): Promise<HeadStart | null> {
  return (await window.ownFrame)?.reads ?? null;
}
