import { countryCode, countryName } from '../../../../country-names.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { bmecatNumber } from './numbers.ts';

/** A party in the head of a catalogue of 2005, such as a manufacturer. */
export interface Party {
  readonly name: string;
  readonly address: string | undefined;
  readonly email: string | undefined;
}

/** The data that a catalogue states for all its products. */
export interface CatalogueHead {
  readonly currency: string | undefined;
  readonly territories: readonly string[];
  /** A factor for all prices. */
  readonly priceFactor: number;
  /** The prefix for names of pictures. */
  readonly mimeRoot: string;
  readonly parties: ReadonlyMap<string, Party>;
  /** Whether this shop software wrote it. A price of 0 is then one. */
  readonly isOurs: boolean;
}

/** GENERATOR_INFO of our own exports. */
export const ourGenerator = 'Kontor';

export const noHead: CatalogueHead = {
  ...{ currency: undefined, territories: [], priceFactor: 1, mimeRoot: '', parties: new Map(), isOurs: false },
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
    isOurs: header.text('GENERATOR_INFO') === ourGenerator,
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

/** The country for the end of an address: its name in the file if it identifies the country, otherwise its code. */
function countryIn(address: XmlElement | undefined): string | undefined {
  const name = address?.text('COUNTRY');
  const code = countryCode(address?.text('COUNTRY_CODED')?.slice(0, 2) ?? '');
  return code === undefined || countryCode(name ?? '') !== undefined ? name : countryName(code);
}
