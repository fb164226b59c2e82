import type { Shape } from '../core/schema.ts';
import type {
  companySchema,
  invoiceSidesSchema,
  memberSchema,
  paymentCardSchema,
  productSchema,
  profileSchema,
  sellerDetailsSchema,
  transactionSchema,
} from './schema.ts';

/** The person who uses this browser; one record, id `profile`. */
export type Profile = Shape<typeof profileSchema>;
/** A company: the owner of one workspace (R2). */
export type Company = Shape<typeof companySchema>;
export type CompanyProduct = Shape<typeof productSchema>;
export type Member = Shape<typeof memberSchema>;
/** Role in a company; an invitation also offers Viewer. */
export type Role = Member['role'];
/** A saved card of a company; never a full number (R56). */
export type PaymentCard = Shape<typeof paymentCardSchema>;
/** A movement on a company's balance. */
export type BalanceTransaction = Shape<typeof transactionSchema>;
/** Who issues the invoices, as an invoice names it. */
export type SellerDetails = Shape<typeof sellerDetailsSchema>;
/** Both sides of an invoice at the time of issue, so that the same invoice can be made again. */
export type InvoiceSides = Shape<typeof invoiceSidesSchema>;

/** Money and its forecast; computed from transactions. */
export interface BalanceSummary {
  /** Roubles. */
  readonly current: number;
  readonly currency: 'RUB';
  /** Days until the next top-up at the present spend, or null when nothing is spent. */
  readonly estimatedDays: number | null;
  /** Roubles a month. */
  readonly monthlySpend: number;
}
