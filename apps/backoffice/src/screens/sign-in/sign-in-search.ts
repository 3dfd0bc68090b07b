/** Where somebody goes on after signing in: an address inside the back office. */
export interface SignInSearch {
  readonly nach?: string;
}

/** Reads it from an address. What leads elsewhere is left out. */
export function readSignInSearch({ nach }: Readonly<Record<string, unknown>>): SignInSearch {
  const isInside = typeof nach === 'string' && /^\/(?![/\\])/.test(nach);
  return isInside ? { nach } : {};
}
