import { placeLines } from '@kontor/domain';
import type { SnapshotAddress } from '../types.ts';

/**
 * An address as it is written on a letter, line by line; the country in capitals and only when it is another than the
 * sender's.
 */
export function addressLines(address: SnapshotAddress, senderCountry: string): string[] {
  const { companyName, firstName, name, country, countryName } = address;
  const abroad = country !== senderCountry ? countryName.toLocaleUpperCase('de') : '';
  const recipient = [companyName, `${firstName} ${name}`.trim()];
  return [...recipient, ...placeLines(address), abroad].filter((line) => line !== '');
}
