/** The address opened after signing in. It must be inside the back office. */
export interface SignInSearch {
  readonly nach?: string;
}

/** Reads it from an address. Any other target is left out. */
export function readSignInSearch({ nach }: Readonly<Record<string, unknown>>): SignInSearch {
  const isInside = typeof nach === 'string' && /^\/(?![/\\])/.test(nach);
  return isInside ? { nach } : {};
}
