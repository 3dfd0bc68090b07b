import { placeLines } from '@kontor/domain';
import type { SnapshotAddress } from '../types.ts';

/**
 * An address as on a letter, line by line. The country is in capitals, and only added if it differs from the sender's.
 */
export function addressLines(address: SnapshotAddress, senderCountry: string): string[] {
  const { companyName, firstName, name, country, countryName } = address;
  const abroad = country !== senderCountry ? countryName.toLocaleUpperCase('de') : '';
  const recipient = [companyName, `${firstName} ${name}`.trim()];
  return [...recipient, ...placeLines(address), abroad].filter((line) => line !== '');
}
