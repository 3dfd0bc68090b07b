import type { SnapshotAddress } from '../order-snapshot.ts';

/** An address as it is written on a letter, line by line; the country in capitals and only when it is another than the sender's. */
export function addressLines(address: SnapshotAddress, senderCountry: string): string[] {
  const { companyName, firstName, name, street, zipCode, city, country, countryName } = address;
  const abroad = country !== senderCountry ? countryName.toLocaleUpperCase('de') : '';
  const lines = [companyName, `${firstName} ${name}`, street, `${zipCode} ${city}`, abroad];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
