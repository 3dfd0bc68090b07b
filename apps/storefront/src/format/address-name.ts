import type { Address } from '@kontor/contract';

/** An address on one line: the name and the place. */
export function addressName({ firstName, name, companyName, street, zipCode, city }: Address): string {
  const [person, place] = [
    [firstName, name],
    [zipCode, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return [companyName, person, street, place].filter(Boolean).join(', ');
}
