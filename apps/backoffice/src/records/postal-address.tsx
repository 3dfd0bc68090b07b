import type { OfficeOrder } from '@kontor/contract/office';

/** An address in the lines of a letter. */
export function PostalAddress({ address }: { address: OfficeOrder['order']['address'] }) {
  const { companyName, firstName, name, street, zipCode, city, country, countryName } = address;
  const lines = [companyName, [firstName, name], street, [zipCode, city], countryName ?? country];
  return (
    <address className="address">
      {lines
        .map((line) => (Array.isArray(line) ? line.filter(Boolean).join(' ') : line))
        .filter(Boolean)
        .join('\n')}
    </address>
  );
}
