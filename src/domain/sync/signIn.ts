/** Ways in that a server has besides a password and a passkey. */
export interface SignInWays {
  /** Whether it sends letters. */
  readonly letters: boolean;
  /** Name of the company's own provider; null for none. */
  readonly provider: string | null;
}

/** A passkey as its person sees it. */
export interface KnownPasskey {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** When it let in last, ISO 8601; null while it has not, or its server does not tell. */
  readonly usedAt: string | null;
}

/** Browser in which a person is signed in. */
export interface KnownSession {
  readonly id: string;
  /** «Chrome, Windows». */
  readonly device: string;
  /** When it was last seen, to some minutes; ISO 8601. */
  readonly seenAt: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** Ways in which a person signs in, and where they are signed in. */
export interface SecurityState {
  /** Confirmed; null for who came by a link and has named none. */
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly hasProvider: boolean;
  readonly hasSecondFactor: boolean;
  readonly passkeys: readonly KnownPasskey[];
  /** Seen last first. */
  readonly sessions: readonly KnownSession[];
}
