import type { PersonToErase } from '@kontor/contract/office';

/** The parameters of the address: the id of a customer, or an e-mail address. */
export interface PrivacySearch {
  readonly kunde?: string | undefined;
  readonly email?: string | undefined;
}

/** Reads the parameters. Unknown ones become undefined, because the router would keep missing ones. */
export function readPrivacySearch(search: Readonly<Record<string, unknown>>): PrivacySearch {
  const text = (value: unknown, longest: number) =>
    typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;
  return { kunde: text(search.kunde, 200), email: text(search.email, 500) };
}

/** The person that the address names; null: nobody. */
export function personOf({ kunde, email }: PrivacySearch): PersonToErase | null {
  if (kunde !== undefined) return { customer: kunde };
  return email === undefined ? null : { email };
}
