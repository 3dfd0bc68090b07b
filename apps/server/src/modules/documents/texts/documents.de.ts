import type { DocumentKind } from '@kontor/domain';
import { exemptionTexts } from '../../configuration/configuration.service.ts';

const titles: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
  cancellation: 'Stornorechnung',
  'delivery-note': 'Lieferschein',
};

/** The texts that documents of an order share, on paper and in the structured part. */
export const documentTexts = {
  titles,
  filename: (kind: DocumentKind, number: string) => `${titles[kind]}-${number.replaceAll('/', '-')}`,
  voucher: (code: string) => `Gutschein ${code}`,
  balance: 'Guthaben',
  exemptions: exemptionTexts,
} as const;
