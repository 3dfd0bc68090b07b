import type { Address } from '@kontor/contract';

/** What an address is called where there is room for one line: whose and where it is. */
export function addressName({ firstName, name, companyName, street, zipCode, city }: Address): string {
  const [person, place] = [
    [firstName, name],
    [zipCode, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return [companyName, person, street, place].filter(Boolean).join(', ');
}
