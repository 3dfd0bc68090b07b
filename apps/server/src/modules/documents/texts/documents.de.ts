import type { DocumentKind, PartOfOrder } from '@kontor/domain';
import { exemptionTexts } from '../../configuration/configuration.service.ts';

const titles: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
  cancellation: 'Stornorechnung',
  'delivery-note': 'Lieferschein',
};

/** The title of a document, such as `Rechnung`. */
export function titleOf({ kind, part }: { readonly kind: DocumentKind; readonly part?: PartOfOrder }): string {
  if (part === undefined) return titles[kind];
  return part.isFinal ? 'Schlussrechnung' : 'Teilrechnung';
}

/** A line that lowers the price of an article without taking any back. */
export function allowanceName(article: string): string {
  return `Preisnachlass: ${article}`;
}

/** The texts that documents of an order share, on paper and in the structured part. */
export const documentTexts = {
  filename: (title: string, number: string) => `${title}-${number.replaceAll('/', '-')}`,
  voucher: (code: string) => `Gutschein ${code}`,
  balance: 'Guthaben',
  exemptions: exemptionTexts,
} as const;
