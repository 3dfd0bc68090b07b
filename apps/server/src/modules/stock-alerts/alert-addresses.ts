import { stockAlertAddress } from '@kontor/contract';

/** The pages that the links of the mails lead to. Their key is in the query, which no log contains. */
export const alertAddresses = {
  sent: `${stockAlertAddress}/gesendet`,
  confirm: `${stockAlertAddress}/bestaetigen`,
  stop: `${stockAlertAddress}/abbestellen`,
} as const;

/** A link in a mail. Whoever has it can confirm or stop the alert. */
export function alertLink(publicUrl: string, page: 'confirm' | 'stop', secret: string): string {
  return `${publicUrl}${alertAddresses[page]}?id=${encodeURIComponent(secret)}`;
}
