import type { ScriptPlace } from '../src/domain/fieldwork/path.ts';
import type { AnswerDraft } from './keep.ts';
import type { PageState, ButtonWish } from './conversation.ts';

/** Actions of a screen; a page of the documentation passes its own. */
export interface Acts {
  wish(type: ButtonWish): void;
  /** Null: what is said behind the last question. */
  answer(place: ScriptPlace | null, draft: AnswerDraft, file?: string): void;
  /** Sends a recording up; resolves to its SHA-256, or to null where nothing more is taken. */
  upload(recording: Blob, name: string): Promise<string | null>;
  /** Returns the text typed earlier for a question; null for none. */
  draft(place: ScriptPlace | null): AnswerDraft | null;
  keepDraft(place: ScriptPlace | null, draft: AnswerDraft | null): void;
  /** Puts a text into the clipboard; resolves to whether that has happened. */
  copy(text: string): Promise<boolean>;
  /** Who keeps an answer that is on its way still: this browser, or the open page alone; null while nothing is. */
  unsent(): 'kept' | 'open' | null;
  /** Where this conversation is found again. */
  address(): string;
  /** Handles text typed for a question that has been answered elsewhere: sends it too, or drops it. */
  settleLeftover(isSent: boolean): void;
  /** Whether this conversation began by an open link, which another person may answer from this device, too. */
  mayBeginAnew(): boolean;
  /** Begins anew for another person. */
  beginAnew(): void;
  /** Shows once more to what consent was refused. */
  reconsider(): void;
}

export interface Screen {
  readonly root: HTMLElement;
  /** Element that takes the focus when an action has opened the screen. */
  readonly heading: HTMLElement;
  /** Returns the element that takes it instead: a field in which one may begin to type at once. */
  first?(): HTMLElement;
  /** Follows what changes without the screen being another. */
  update(state: PageState): void;
  /** Another screen takes its place. */
  leave?(): void;
  /** Returns the respondent's unsent text here; null for none. */
  typed?(): { readonly place: ScriptPlace; readonly draft: AnswerDraft } | null;
}

export type MakeScreen = (state: PageState, acts: Acts) => Screen;
