import { MAIN_PRODUCT } from '../workspace.ts';

/** Id of the interview about the main product: in most companies the only one. */
export const INTERVIEW_ID = 'interview';

/** Id of the interview about a product, so that two devices never make two of them. */
export function interviewIdOf(productId: string): string {
  return productId === MAIN_PRODUCT ? INTERVIEW_ID : `${INTERVIEW_ID}:${productId}`;
}

/** The product that an interview is about, by its id. */
export function interviewedProduct(id: string): string {
  return id.startsWith(`${INTERVIEW_ID}:`) ? id.slice(INTERVIEW_ID.length + 1) : MAIN_PRODUCT;
}
