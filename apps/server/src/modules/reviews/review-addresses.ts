import { reviewAddress } from '@kontor/contract';

/** The pages that the link of a mail leads to. Their key is in the query, which no log contains. */
export const reviewAddresses = {
  form: reviewAddress,
  withdraw: `${reviewAddress}/zurueckziehen`,
  stop: `${reviewAddress}/abbestellen`,
} as const;

/** The address of a page with its key. Whoever has it can review what the order bought. */
export function reviewPath(page: 'form' | 'stop', secret: string): string {
  return `${reviewAddresses[page]}?id=${encodeURIComponent(secret)}`;
}
