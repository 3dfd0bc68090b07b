import { newsletterAddress } from '@kontor/contract';

/** The pages that the links of the mails lead to. Their key is in the query, which no log contains. */
export const newsletterAddresses = {
  sent: `${newsletterAddress}/gesendet`,
  confirm: `${newsletterAddress}/bestaetigen`,
  stop: `${newsletterAddress}/abbestellen`,
} as const;

/** A link in a mail. `publicUrl`: scheme and host that customers use. */
export function newsletterLink(publicUrl: string, page: 'confirm' | 'stop', key: string): string {
  return `${publicUrl}${newsletterAddresses[page]}?id=${encodeURIComponent(key)}`;
}
