import { countryCode, countryName } from '../../../../country-names.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { bmecatNumber } from './numbers.ts';

/** Who made a product, as the head of a catalogue of 2005 lists the parties. */
export interface Party {
  readonly name: string;
  readonly address: string | undefined;
  readonly email: string | undefined;
}

/** What a catalogue says of all its products. */
export interface CatalogueHead {
  readonly currency: string | undefined;
  readonly territories: readonly string[];
  /** The factor of all prices. */
  readonly priceFactor: number;
  /** The prefix of the names of pictures. */
  readonly mimeRoot: string;
  readonly parties: ReadonlyMap<string, Party>;
}

export const noHead: CatalogueHead = {
  ...{ currency: undefined, territories: [], priceFactor: 1, mimeRoot: '', parties: new Map() },
};

/** Reads HEADER. */
export function catalogueHead(header: XmlElement): CatalogueHead {
  const catalogue = header.child('CATALOG');
  const factor = bmecatNumber(catalogue?.text('PRICE_FACTOR'));
  return {
    currency: catalogue?.text('CURRENCY'),
    territories: catalogue?.all('TERRITORY').flatMap(({ value }) => value ?? []) ?? [],
    priceFactor: factor > 0 ? factor : 1,
    mimeRoot: catalogue?.text('MIME_ROOT') ?? '',
    parties: new Map(
      header
        .within('PARTY')
        .flatMap((party) => party.all('PARTY_ID').map(({ value }) => [value ?? '', partyOf(party)])),
    ),
  };
}

function partyOf(party: XmlElement): Party {
  const address = party.child('ADDRESS');
  const place = [address?.text('ZIP'), address?.text('CITY')].filter(Boolean).join(' ');
  const lines = [address?.text('STREET'), place, countryIn(address)];
  return {
    name: address?.text('NAME') ?? '',
    address: lines.filter(Boolean).join(', ') || undefined,
    email: address?.text('EMAIL') ?? address?.within('EMAIL')[0]?.value,
  };
}

/** The country as an address ends with it: what it is called there, if that tells which it is, else by its code. */
function countryIn(address: XmlElement | undefined): string | undefined {
  const name = address?.text('COUNTRY');
  const code = countryCode(address?.text('COUNTRY_CODED')?.slice(0, 2) ?? '');
  return code === undefined || countryCode(name ?? '') !== undefined ? name : countryName(code);
}
