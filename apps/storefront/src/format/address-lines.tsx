import type { Country } from '@kontor/contract';
import { type Address, placeLines } from '@kontor/domain';

/** The lines of an address in the order of SPEC §2, without empty ones. */
export function AddressLines({ address, countries }: { address: Address; countries: readonly Country[] }) {
  const { firstName, name, companyName } = address;
  const country = countries.find(({ shortName }) => shortName === address.country)?.name ?? address.country;
  const lines = [`${firstName} ${name}`, companyName, ...placeLines(address), country];
  return <address className="address-lines">{lines.filter((line) => line.trim() !== '').join('\n')}</address>;
}
