/** The texts that the search box has searched for, oldest first, beginning with the one in the address. */
export type AskedTexts = readonly string[];

/**
 * The texts after the address has changed to a search text. `asked`: the texts before, null when the page was loaded.
 * `isOwn`: the box itself requested this address, or somebody was typing in it when the page was loaded. Its letters
 * must then stay.
 */
export function afterAddress(
  asked: AskedTexts | null,
  searchText: string,
  isTyping: boolean,
): { readonly isOwn: boolean; readonly texts: AskedTexts } {
  const isOwn = asked === null ? isTyping : asked.includes(searchText);
  return { isOwn, texts: asked !== null && isOwn ? asked.slice(asked.indexOf(searchText)) : [searchText] };
}
