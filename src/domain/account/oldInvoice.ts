import { PLANS, type PlanId } from './billing.ts';

/** Reads the invoice from the description of an old deposit; before version 2 it was stored nowhere else. */
export function readOldInvoice(description: string): {
  readonly planId: PlanId | null;
  readonly invoiceNumber: number | null;
} {
  const number = /сч[её]ту? №\s*(\d{1,9})/iu.exec(description)?.[1];
  const name = /тариф «([^»]+)»/u.exec(description)?.[1];
  return {
    planId: PLANS.find((plan) => plan.name === name)?.id ?? null,
    invoiceNumber: number === undefined || Number(number) === 0 ? null : Number(number),
  };
}
