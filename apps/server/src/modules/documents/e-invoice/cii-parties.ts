import type { Invoice, InvoiceParty, InvoiceSeller } from '@kontor/domain';
import { element, type XmlElement } from './xml.ts';

/** The seller (BG-4). Without VAT id and register number, the tax number also identifies the seller (BR-CO-26). */
export function sellerOf({ seller, exemptionTexts }: Invoice): XmlElement | null {
  const isUnidentified = seller.vatId === '' && seller.registerNumber === '';
  return element('ram:SellerTradeParty', [
    isUnidentified ? element('ram:ID', seller.taxNumber) : null,
    element('ram:Name', seller.name),
    element('ram:Description', exemptionTexts['small-business'] ?? null),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.registerNumber)]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', seller.contact),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
    ]),
    partyAddress(seller),
    mailbox(seller.email),
    registration(seller.taxNumber, 'FC'),
    registration(seller.vatId, 'VA'),
  ]);
}

/** The buyer (BG-7). */
export function buyerOf({ buyer }: Invoice): XmlElement | null {
  return element('ram:BuyerTradeParty', [
    element('ram:Name', buyer.name),
    element('ram:DefinedTradeContact', [element('ram:PersonName', buyer.person)]),
    partyAddress(buyer),
    mailbox(buyer.email),
    registration(buyer.vatId, 'VA'),
  ]);
}

/** An address. Greece is GR here; only VAT ids use EL. */
export function partyAddress(
  party: Pick<InvoiceParty | InvoiceSeller, 'street' | 'zipCode' | 'city' | 'country'>,
): XmlElement | null {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', party.zipCode),
    element('ram:LineOne', party.street),
    element('ram:CityName', party.city),
    element('ram:CountryID', party.country),
  ]);
}

/** An e-mail address as electronic address (BT-34, BT-49). Each party needs one (PEPPOL R010, R020). */
function mailbox(email: string): XmlElement | null {
  return element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);
}

function registration(id: string, schemeID: 'VA' | 'FC'): XmlElement | null {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', id.replace(/\s/g, ''), { schemeID })]);
}
