import type { DateText, Keyed, StoredRecord } from './record.ts';

/** Role in a company; an invitation also offers Viewer (specification §3). */
export type Role = 'Owner' | 'Admin' | 'Researcher' | 'Viewer';

/** The person who uses this browser; one record, id `profile` (specification §3 «User profile»). */
export interface Profile extends StoredRecord {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  /** SHA-256 of a picture in the store's files, or null for initials. */
  readonly avatarFileId: string | null;
  readonly twoFactorEnabled: boolean;
  readonly emailNotifications: boolean;
}

/** A product of a company. */
export interface Product {
  readonly name: string;
  readonly status: 'active' | 'development';
}

/** A company: the owner of one workspace (decision 1). */
export interface Company extends StoredRecord {
  readonly name: string;
  /** The user's own role in it. */
  readonly role: 'Owner' | 'Admin';
  readonly products: Keyed<Product>;
}

/** Somebody of a company (specification §3 «Team member»). */
export interface Member extends StoredRecord {
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'active' | 'invited';
  readonly jobTitle: string;
  /** What was written with the invitation, so that the letter can be opened again; empty when nothing was. */
  readonly invitation: string;
}

/** A saved card; never a full number (decision 27). */
export interface PaymentCard extends StoredRecord {
  readonly type: 'debit' | 'credit';
  /** Last four digits. */
  readonly last4: string;
  readonly brand: string;
  readonly isDefault: boolean;
}

/** A movement on the balance (specification §3). */
export interface Transaction extends StoredRecord {
  readonly date: DateText;
  /** Roubles; negative for spend, positive for deposit. */
  readonly amount: number;
  readonly description: string;
  readonly type: 'research' | 'deposit';
  /** Project the money went to; empty for deposits. */
  readonly project: string;
  /** Whether a deposit by invoice has arrived. */
  readonly status: 'done' | 'awaiting_payment';
}

/** Who issues the invoices; one record, id `seller` (issue «Профиль»: a settings record). */
export interface Seller extends StoredRecord {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly address: string;
  readonly bank: string;
  readonly bik: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

/** Money and its forecast (specification §3 «Balance summary»); computed from transactions. */
export interface BalanceSummary {
  /** Roubles. */
  readonly current: number;
  readonly currency: 'RUB';
  /** Days until the next top-up at the present spend, or null when nothing is spent. */
  readonly estimatedDays: number | null;
  /** Roubles a month. */
  readonly monthlySpend: number;
}
