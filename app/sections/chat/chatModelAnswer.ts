import type { ModelAnswer, ModelReply } from '#src/domain/chat/modelReply.ts';

/** Result of asking the company's model. */
export type ChatModelAnswer =
  | { readonly kind: 'said'; readonly reply: ModelReply }
  /** A question about the workspace is answered. */
  | { readonly kind: 'answered'; readonly reply: ModelAnswer }
  /** The way without a model; `note`: why, to be said; undefined for nothing. */
  | { readonly kind: 'without'; readonly note?: string };

/** How a model is asked in the chat. */
export interface ModelChatOptions {
  /** The product it is about. */
  readonly productId: string;
  readonly signal: AbortSignal;
  /** Told when it is asked: its name. */
  readonly onAsked: (model: string) => void;
  /** Told what it says so far. */
  readonly onText: (soFar: string) => void;
  /** Name of the browser's database that the store is on, null for one in memory. */
  readonly database: string | null;
}
