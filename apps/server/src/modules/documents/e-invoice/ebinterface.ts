import {
  exemptionCode,
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  type InvoiceSeller,
  type TaxTreatment,
  unitNet,
} from '@kontor/domain';
import { xmlElement } from '../../../tables/xml/write-element.ts';
import { xmlEuro, xmlPercent, xmlPrice } from './decimals.ts';
import { eInvoiceTexts as texts } from './texts/e-invoice.de.ts';
import { element, type XmlElement, xmlDocument } from './xml.ts';

/** Written in place of the VAT id of somebody without one (ebInterface 6.1). */
const noVatId = '00000000';

/** The format's longest payment reference, in characters. */
const longestReference = 35;

/**
 * An invoice in Austria's format ebInterface 6.1, in the order of its schema. The federal authorities accept it through
 * e-rechnung.gv.at (LAW N7).
 */
export function ebInterfaceInvoice(invoice: Invoice): Uint8Array {
  const { number, issuedOn, amounts, payment } = invoice;
  const { totals } = amounts;
  return xmlDocument(
    element(
      'Invoice',
      [
        element('InvoiceNumber', number),
        element('InvoiceDate', issuedOn),
        ...earlierOf(invoice),
        deliveryOf(invoice),
        billerOf(invoice.seller),
        recipientOf(invoice),
        element('Details', [element('ItemList', amounts.lines.map(lineOf))]),
        element('ReductionAndSurchargeDetails', [
          ...amounts.allowances.map((part) => adjustmentOf('Reduction', part, amounts.lines)),
          ...amounts.charges.map((part) => adjustmentOf('Surcharge', part, amounts.lines)),
        ]),
        element(
          'Tax',
          amounts.groups.map((group) => groupOf(group, invoice)),
        ),
        element('TotalGrossAmount', xmlEuro(totals.gross)),
        totals.paid === 0 ? null : element('PrepaidAmount', xmlEuro(totals.paid)),
        totals.rounding === 0 ? null : element('RoundingAmount', xmlEuro(totals.rounding)),
        element('PayableAmount', xmlEuro(totals.due)),
        paymentOf(invoice),
        element('PaymentConditions', [
          element('DueDate', payment.dueOn),
          discountOf(invoice),
          element('Comment', payment.dueOn && texts.terms(payment.dueOn)),
        ]),
      ],
      {
        xmlns: 'http://www.ebinterface.at/schema/6p1/',
        GeneratingSystem: 'Kontor',
        DocumentType: documentTypeOf(invoice),
        InvoiceCurrency: 'EUR',
        Language: 'de',
      },
    ),
  );
}

function documentTypeOf({ part }: Invoice): 'Invoice' | 'InvoiceForPartialDelivery' | 'FinalSettlement' {
  if (part === undefined) return 'Invoice';
  return part.isFinal ? 'FinalSettlement' : 'InvoiceForPartialDelivery';
}

/** The invoices that a final one completes. */
function earlierOf({ part }: Invoice): (XmlElement | null)[] {
  if (!part?.isFinal) return [];
  return part.earlier.map(({ number, issuedOn }) =>
    element('RelatedDocument', [
      element('InvoiceNumber', number),
      element('InvoiceDate', issuedOn),
      element('DocumentType', 'InvoiceForPartialDelivery'),
    ]),
  );
}

function deliveryOf({ delivery, deliveredTo }: Invoice): XmlElement | null {
  const { from, to } = delivery;
  return element('Delivery', [
    from === to ? element('Date', to) : element('Period', [element('FromDate', from), element('ToDate', to)]),
    addressOf(deliveredTo),
  ]);
}

function billerOf(seller: InvoiceSeller): XmlElement | null {
  const { vatId, registerNumber, contact, phone, email } = seller;
  return element('Biller', [
    element('VATIdentificationNumber', vatId.replace(/\s/g, '') || noVatId),
    element('FurtherIdentification', registerNumber, { IdentificationType: 'FN' }),
    addressOf(seller, [element('Phone', phone), element('Email', email)]),
    element('Contact', [element('Name', contact)]),
  ]);
}

function recipientOf({ buyer, buyerReference }: Invoice): XmlElement | null {
  return element('InvoiceRecipient', [
    element('VATIdentificationNumber', buyer.vatId.replace(/\s/g, '') || noVatId),
    element('OrderReference', [element('OrderID', buyerReference)]),
    addressOf(buyer, [element('Email', buyer.email)]),
    element('Contact', [element('Name', buyer.person)]),
  ]);
}

function addressOf(
  { name, street, city, zipCode, country, ...party }: InvoiceParty | InvoiceSeller,
  more: readonly (XmlElement | null)[] = [],
): XmlElement | null {
  const countryName = 'countryName' in party ? party.countryName : country;
  return element('Address', [
    element('Name', name),
    element('Street', street),
    element('Town', city),
    element('ZIP', zipCode),
    element('Country', countryName, { CountryCode: country }),
    ...more,
  ]);
}

/** A line. If a price with four decimals does not give the line's net, the price is stated for all pieces together. */
function lineOf(line: InvoiceLine): XmlElement | null {
  const { id, name, description, articleNumber, quantity, unitCode, priceQuantity, net } = line;
  const price = unitNet(line);
  const isFine = price.decimals === 4;
  const base = isFine ? priceQuantity : Math.abs(quantity);
  return element('ListLineItem', [
    element('PositionNumber', id),
    element('Description', name),
    element('Description', description),
    element('ArticleNumber', articleNumber),
    element('Quantity', String(quantity), { Unit: unitCode }),
    element(
      'UnitPrice',
      isFine ? xmlPrice(price) : xmlEuro(Math.abs(net)),
      base === 1 ? {} : { BaseQuantity: String(base) },
    ),
    taxItem(line, net),
    element('LineItemAmount', xmlEuro(net)),
  ]);
}

/** A discount or charge in one tax group; it refers to the lines of that group. */
function adjustmentOf(
  name: 'Reduction' | 'Surcharge',
  part: Invoice['amounts']['allowances'][number] | Invoice['amounts']['charges'][number],
  lines: readonly InvoiceLine[],
): XmlElement | null {
  const group = lines.filter(({ category, rate }) => category === part.category && rate === part.rate);
  return element(name, [
    element('BaseAmount', xmlEuro(group.reduce((sum, { net }) => sum + net, 0))),
    element('Amount', xmlEuro(part.net)),
    element('Comment', part.reason),
    taxItem(part, part.net),
  ]);
}

function groupOf(
  { net, vat, exemptions, ...treatment }: Invoice['amounts']['groups'][number],
  { exemptionTexts }: Invoice,
): XmlElement | null {
  const reasons = exemptions.flatMap((exemption) => exemptionTexts[exemption] ?? []);
  const codes = exemptions.flatMap((exemption) => exemptionCode(exemption) ?? []);
  return taxItem(treatment, net, [
    element('TaxAmount', xmlEuro(vat)),
    element('Comment', [...reasons, ...codes].join(' ')),
  ]);
}

function taxItem(
  { category, rate }: Pick<TaxTreatment, 'category' | 'rate'>,
  net: number,
  more: readonly (XmlElement | null)[] = [],
): XmlElement | null {
  return element('TaxItem', [
    element('TaxableAmount', xmlEuro(net)),
    element('TaxPercent', xmlPercent(rate), { TaxCategoryCode: category }),
    ...more,
  ]);
}

function paymentOf({ number, payment: { title, account } }: Invoice): XmlElement | null {
  return element('PaymentMethod', [
    element('Comment', title),
    account === null
      ? xmlElement('OtherPayment', '')
      : element('UniversalBankTransaction', [
          element('BeneficiaryAccount', [
            element('BIC', account.bic),
            element('IBAN', account.iban),
            element('BankAccountOwner', account.holder),
          ]),
          element('PaymentReference', number.length > longestReference ? null : number),
        ]),
  ]);
}

function discountOf({ payment: { discount }, amounts }: Invoice): XmlElement | null {
  if (discount === undefined) return null;
  return element('Discount', [
    element('PaymentDate', discount.until),
    element('BaseAmount', xmlEuro(amounts.totals.due)),
    element('Percentage', xmlPercent(discount.basisPoints)),
    element('Amount', xmlEuro(discount.amount)),
  ]);
}
