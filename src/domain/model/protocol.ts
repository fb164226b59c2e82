/* Defines the exchange between browser and server about a model. */

/** Where a model is spoken to: as most of them are, or as GigaChat is. */
export type ModelKind = 'openai' | 'gigachat';

/** How a model is made to answer in a shape, from the best way down. */
export const MODEL_FORMATS = ['json_schema', 'json_object', 'text'] as const;

export type ModelFormat = (typeof MODEL_FORMATS)[number];

/** Detected abilities of a model. */
export interface ModelAbilities {
  /** The best way of those that it goes along with. */
  readonly format: ModelFormat;
  /** Whether its words come one after the other. */
  readonly streams: boolean;
}

/** Why there is no answer of a model. */
export const MODEL_REFUSALS = [
  /** No model is connected. */
  'off',
  /** The company's budget for the month is spent. */
  'budget',
  /** The model, or the server, has too much to do; `retryAfter` says for how long. */
  'busy',
  /** It began too late, or stopped in the middle. */
  'timeout',
  /** It does not answer, answers with an error, or knows neither the key nor the name. */
  'unreachable',
  /** Its answer had no requested shape, in any of the ways. */
  'badAnswer',
  /** It would not. */
  'declined',
  /** The question, or the answer, is longer than it takes. */
  'tooLong',
] as const;

export type ModelRefusal = (typeof MODEL_REFUSALS)[number];

/** Events on the way to an answer, each reported once: another way was taken, or the model was asked to correct its answer. */
export const MODEL_TURNS = ['json_object', 'text', 'repair'] as const;

export type ModelTurn = (typeof MODEL_TURNS)[number];

export interface ModelUse {
  readonly in: number;
  readonly out: number;
}

/** Events of the stream that answers a task, by their names, with their data. */
export interface ModelEvents {
  /** More of the field that is shown. */
  readonly delta: { readonly text: string };
  /** It is still being worked on: proxies cut what is silent for long. */
  readonly pulse: Readonly<Record<string, never>>;
  /** The text so far is void: the answer begins again. */
  readonly said: { readonly turn: ModelTurn };
  /** Last. `cost`: kopecks; null where the price of tokens is unknown. */
  readonly done: {
    readonly output: unknown;
    readonly model: string;
    readonly tokens: ModelUse;
    readonly cost: number | null;
  };
  /** Last. */
  readonly refused: {
    readonly code: ModelRefusal;
    /** Seconds after which it may be asked again; null when unknown. */
    readonly retryAfter: number | null;
  };
}

/** Result of asking a model. */
export type ModelOutcome<Out> =
  | {
      readonly kind: 'done';
      readonly output: Out;
      /** Its name, for what is marked as made by it. */
      readonly model: string;
      readonly tokens: ModelUse;
      /** Kopecks; null where the price of tokens is unknown. */
      readonly cost: number | null;
      /** Events on the way, in their order; empty for none. */
      readonly turns: readonly ModelTurn[];
    }
  | {
      readonly kind: 'refused';
      /** `offline`: our own server does not answer; `forbidden`: it is not for this person. */
      readonly code: ModelRefusal | 'offline' | 'forbidden';
      readonly retryAfter: number | null;
    }
  /** The caller has stopped it. */
  | { readonly kind: 'stopped' };

/** State of a company's model. */
export type ModelStanding =
  /** There is none. */
  | 'off'
  /** It is being asked what it can do. */
  | 'probing'
  /** It has answered. */
  | 'ready'
  /** It has not; `problem` says why. */
  | 'failed';

/** Why a model is not ready. */
export const MODEL_PROBLEMS = [
  /** It is no address, or none that this server may ask. */
  'address',
  /** Nothing answers there. */
  'unreachable',
  /** It does not take the key. */
  'key',
  /** It knows no model of that name, or has no such address. */
  'unknown',
  'slow',
  'busy',
  /** It answers with nothing that can be read. */
  'answer',
  /** The server's secret has changed, and its key can be read no more. */
  'secret',
] as const;

export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

/** Budget of a month; null for no limit. */
export interface ModelBudget {
  readonly tokens: number | null;
  /** Roubles. */
  readonly roubles: number | null;
}

/** Price of a million tokens, roubles; null: unknown. */
export interface ModelPrices {
  readonly in: number | null;
  readonly out: number | null;
}

/** `GET …/model`: a company's model, as everybody in it sees it. */
export interface ModelState {
  /** Whether it can be asked: `standing` is `ready`. */
  readonly on: boolean;
  readonly standing: ModelStanding;
  /** Whose it is; null for none. */
  readonly source: 'server' | 'company' | null;
  readonly kind: ModelKind | null;
  /** Its name; '' for none. */
  readonly name: string;
  /** Null before it has answered. */
  readonly abilities: ModelAbilities | null;
  /** Null for none. */
  readonly problem: ModelProblem | null;
  /** When it was asked last what it can do; ISO 8601, null for never. */
  readonly checkedAt: string | null;
  readonly budget: ModelBudget;
  readonly prices: ModelPrices;
  readonly spent: {
    /** `2026-11`, by the server's clock. */
    readonly month: string;
    readonly tokens: ModelUse;
    /** Roubles; null where the price of tokens is unknown. */
    readonly roubles: number | null;
  };
  /** Where it is; null for everybody below Admin, and for the server's own. */
  readonly address: string | null;
  /** Whether this server has a model for companies without their own. */
  readonly hasServers: boolean;
}

/** `PUT …/model`: a company's own model. */
export interface OwnModel {
  readonly kind: ModelKind;
  readonly address: string;
  readonly name: string;
  /** '' for one that needs none; null: the one that is kept, as long as the address stays. */
  readonly key: string | null;
  readonly budget: ModelBudget;
  readonly prices: ModelPrices;
}
