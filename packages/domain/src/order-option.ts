/** A checkbox before ordering (SPEC §3); `content` is the operator's HTML. */
export interface OrderOption {
  readonly name: string;
  readonly content: string;
  readonly mandatory: boolean;
}

/**
 * The first mandatory option that was not chosen; null if there is none. The customer is told only of that one (SPEC
 * §5).
 */
export function firstMissingOption<O extends Pick<OrderOption, 'name' | 'mandatory'>>(
  options: readonly O[],
  chosenNames: readonly string[],
): O | null {
  return options.find(({ name, mandatory }) => mandatory && !chosenNames.includes(name)) ?? null;
}
