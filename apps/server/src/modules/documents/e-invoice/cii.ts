import {
  type Day,
  exemptionCode,
  type Invoice,
  type InvoiceLine,
  type TaxTreatment,
  unitNet,
  type VatGroup,
} from '@kontor/domain';
import { allowanceName } from '../texts/documents.de.ts';
import { buyerOf, partyAddress, sellerOf } from './cii-parties.ts';
import { xmlEuro, xmlPercent, xmlPrice } from './decimals.ts';
import { type CiiProfile, guidelines } from './guidelines.ts';
import { eInvoiceTexts as texts } from './texts/e-invoice.de.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

const currency = 'EUR';

/** UNTDID 1001: an invoice, and a corrected invoice with negative amounts. */
const typeCodes = { invoice: '380', correction: '384', cancellation: '384' } as const;

/** UNTDID 1001: an invoice over a part of the order. The one over the rest is an invoice like others. */
const partialCode = '326';

/** An invoice or correction as a UN/CEFACT Cross Industry Invoice (EN 16931), in the order of its schema. */
export function ciiInvoice(invoice: Invoice, profile: CiiProfile): Uint8Array {
  const { guideline, process } = guidelines[profile];
  const parameter = (name: string, id: string | null) =>
    element(`ram:${name}SpecifiedDocumentContextParameter`, [element('ram:ID', id)]);
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          parameter('BusinessProcess', process),
          parameter('Guideline', guideline),
        ]),
        documentOf(invoice),
        element('rsm:SupplyChainTradeTransaction', [
          ...linesOf(invoice),
          agreementOf(invoice),
          deliveryOf(invoice),
          settlementOf(invoice, profile),
        ]),
      ],
      {
        'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
        'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
        'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      },
    ),
  );
}

function documentOf({ number, kind, issuedOn, reason, part }: Invoice): XmlElement | null {
  return element('rsm:ExchangedDocument', [
    element('ram:ID', number),
    element('ram:TypeCode', part?.isFinal === false ? partialCode : typeCodes[kind]),
    element('ram:IssueDateTime', [dateOf(issuedOn)]),
    element('ram:IncludedNote', [element('ram:Content', reason)]),
  ]);
}

function linesOf({ amounts }: Invoice): (XmlElement | null)[] {
  return amounts.lines.map(withQuantity).map((line) => {
    const { unitCode, priceQuantity } = line;
    return element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', line.id)]),
      element('ram:SpecifiedTradeProduct', [
        element('ram:SellerAssignedID', line.articleNumber),
        element('ram:Name', line.name),
        element('ram:Description', line.description),
      ]),
      element('ram:SpecifiedLineTradeAgreement', [
        element('ram:NetPriceProductTradePrice', [
          element('ram:ChargeAmount', xmlPrice(unitNet(line))),
          priceQuantity === 1 ? null : element('ram:BasisQuantity', String(priceQuantity), { unitCode }),
        ]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(line.quantity), { unitCode })]),
      element('ram:SpecifiedLineTradeSettlement', [
        element('ram:ApplicableTradeTax', taxOf(line)),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
          element('ram:LineTotalAmount', xmlEuro(line.net)),
        ]),
      ]),
    ]);
  });
}

/** UN/ECE Recommendation 20: one, without a unit. */
const oneCode = 'C62';

/** A line that only lowers a price is stated as one piece of it, because its net is price × quantity. */
function withQuantity(line: InvoiceLine): InvoiceLine {
  if (line.quantity !== 0) return line;
  return { ...line, name: allowanceName(line.name), quantity: -1, priceQuantity: 1, unitCode: oneCode };
}

function agreementOf(invoice: Invoice): XmlElement | null {
  const { buyerReference, buyersOrderNumber, orderNumber } = invoice;
  const reference = (id: string) => element('ram:IssuerAssignedID', id);
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    sellerOf(invoice),
    buyerOf(invoice),
    element('ram:SellerOrderReferencedDocument', [reference(orderNumber)]),
    element('ram:BuyerOrderReferencedDocument', [reference(buyersOrderNumber)]),
  ]);
}

function deliveryOf({ deliveredTo, delivery }: Invoice): XmlElement | null {
  const isOneDay = delivery.from === delivery.to;
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', deliveredTo.name), partyAddress(deliveredTo)]),
    isOneDay
      ? element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [dateOf(delivery.to)])])
      : null,
  ]);
}

function settlementOf(invoice: Invoice, profile: CiiProfile): XmlElement | null {
  const { number, amounts, payment, delivery } = invoice;
  const isPeriod = delivery.from !== delivery.to;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', number),
    element('ram:InvoiceCurrencyCode', currency),
    meansOf(payment),
    ...amounts.groups.map((group) => groupOf(group, invoice)),
    isPeriod
      ? element('ram:BillingSpecifiedPeriod', [
          element('ram:StartDateTime', [dateOf(delivery.from)]),
          element('ram:EndDateTime', [dateOf(delivery.to)]),
        ])
      : null,
    ...amounts.allowances.map((part) => adjustmentOf(part, { isCharge: false, code: '95' })),
    ...amounts.charges.map((part) =>
      adjustmentOf(part, { isCharge: true, code: part.kind === 'shipping' ? 'FC' : null }),
    ),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', payment.dueOn === null ? null : termsOf(payment, payment.dueOn, profile)),
      payment.dueOn === null ? null : element('ram:DueDateDateTime', [dateOf(payment.dueOn)]),
    ]),
    totalsOf(invoice),
    ...precedingOf(invoice).map((preceding) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', preceding.number),
        element('ram:FormattedIssueDateTime', [
          element('qdt:DateTimeString', compact(preceding.issuedOn), { format: '102' }),
        ]),
      ]),
    ),
  ]);
}

/** BG-3: what a correction corrects, what a new invoice replaces, and what a final one completes. */
function precedingOf({ corrects, replaces, part }: Invoice): { readonly number: string; readonly issuedOn: Day }[] {
  const one = corrects ?? replaces;
  return [...(one ? [one] : []), ...(part?.isFinal ? part.earlier : [])];
}

function meansOf({ code, title, account }: Invoice['payment']): XmlElement | null {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    element('ram:Information', title),
    account &&
      element('ram:PayeePartyCreditorFinancialAccount', [
        element('ram:IBANID', account.iban),
        element('ram:AccountName', account.holder),
      ]),
    account && element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', account.bic)]),
  ]);
}

/** One rate with its tax. The reason of an exemption stands only here, never at a line. */
function groupOf({ net, vat, category, rate, exemptions }: VatGroup, { exemptionTexts }: Invoice): XmlElement | null {
  const reasons = exemptions.flatMap((exemption) => exemptionTexts[exemption] ?? []);
  const [code = null] = exemptions.map(exemptionCode);
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', xmlEuro(vat)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', reasons.join(' ')),
    element('ram:BasisAmount', xmlEuro(net)),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', code),
    element('ram:RateApplicablePercent', xmlPercent(rate)),
  ]);
}

function adjustmentOf(
  part: Invoice['amounts']['allowances'][number] | Invoice['amounts']['charges'][number],
  { isCharge, code }: { readonly isCharge: boolean; readonly code: string | null },
): XmlElement | null {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    element('ram:ActualAmount', xmlEuro(part.net)),
    element('ram:ReasonCode', code),
    element('ram:Reason', part.reason),
    element('ram:CategoryTradeTax', taxOf(part)),
  ]);
}

function totalsOf({ amounts: { totals } }: Invoice): XmlElement | null {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', xmlEuro(totals.lines)),
    element('ram:ChargeTotalAmount', xmlEuro(totals.charges)),
    element('ram:AllowanceTotalAmount', xmlEuro(totals.allowances)),
    element('ram:TaxBasisTotalAmount', xmlEuro(totals.net)),
    element('ram:TaxTotalAmount', xmlEuro(totals.vat), { currencyID: currency }),
    totals.rounding === 0 ? null : element('ram:RoundingAmount', xmlEuro(totals.rounding)),
    element('ram:GrandTotalAmount', xmlEuro(totals.gross)),
    element('ram:TotalPrepaidAmount', xmlEuro(totals.paid)),
    element('ram:DuePayableAmount', xmlEuro(totals.due)),
  ]);
}

function taxOf({ category, rate }: TaxTreatment): (XmlElement | null)[] {
  return [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', category),
    element('ram:RateApplicablePercent', xmlPercent(rate)),
  ];
}

function dateOf(day: Day): XmlElement | null {
  return element('udt:DateTimeString', compact(day), { format: '102' });
}

/** Format 102 of UNTDID 2379: `20261123`. */
function compact(day: Day): string {
  return day.replaceAll('-', '');
}

/**
 * BT-20. In an XRechnung a cash discount is a line of its own that programs read, with a line break behind it
 * (BR-DE-18). Elsewhere it is a sentence.
 */
function termsOf({ discount }: Invoice['payment'], dueOn: Day, profile: CiiProfile): string {
  const terms = texts.terms(dueOn);
  if (discount === undefined) return terms;
  if (profile !== 'xrechnung') return `${terms} ${texts.discount(discount)}`;
  return `${terms}\n#SKONTO#TAGE=${discount.days}#PROZENT=${xmlPercent(discount.basisPoints)}#\n`;
}
