import { type SafetyGap, safetyGaps } from '@kontor/domain';
import { countryCode } from '../../country-names.ts';
import type { ProductTable } from '../../database/schema.ts';
import { productFields } from './product-fields.ts';

type Row = Pick<ProductTable, 'id'> & { readonly [Column in 'manufacturer' | 'responsible']?: string | null } & {
  readonly gift_voucher?: 1 | null;
};

const { manufacturer: manufacturers, responsible: responsibles } = productFields.rows;

/** The safety data that a stored product lacks for an offer (LAW S1). A gift voucher is no product that has any. */
export function safetyGapsOf({ id, manufacturer: stored, responsible, gift_voucher }: Row): SafetyGap[] {
  if (gift_voucher === 1) return [];
  const manufacturer = manufacturers.kind.toWire(stored ?? null, id);
  return safetyGaps({
    manufacturer,
    responsible: responsibles.kind.toWire(responsible ?? null, id),
    manufacturerCountry: countryOf(manufacturer?.address),
  });
}

/** The headings of the missing data, as in tables. */
export function headingsOfGaps(gaps: readonly SafetyGap[]): string[] {
  const headings = {
    manufacturer: {
      name: manufacturers.headings.manufacturerName,
      address: manufacturers.headings.manufacturerAddress,
      email: manufacturers.headings.manufacturerEmail,
    },
    responsible: {
      name: responsibles.headings.responsibleName,
      address: responsibles.headings.responsibleAddress,
      email: responsibles.headings.responsibleEmail,
    },
  };
  return gaps.map(({ whose, part }) => headings[whose][part]);
}

/** The country at the end of an address: 'Amboßweg 1, 1010 Wien, Österreich'. */
function countryOf(address: string | undefined): string | undefined {
  const last = address?.split(/[,;\n]/).at(-1);
  return last === undefined ? undefined : countryCode(last);
}
