import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { catalogueTexts } from '../texts/de/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { conditionsOf } from './browsing-conditions.ts';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import { KeptConditions } from './kept-conditions.tsx';
import { useSoughtConditions } from './use-sought-conditions.ts';

/** How long typing must rest before it is searched for, in ms (SPEC §4). */
const searchDelay = 500;

/**
 * The search box with its clear button. Searching leads to the list of the current category (SPEC §2). The first search is a step in the
 * history of its own, refining it is not.
 */
export function SearchBox({ navigation }: { navigation: CatalogueNavigation }) {
  const { conditions, listAddress, categoryName } = navigation;
  const { searchText } = useSoughtConditions();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What the box itself has asked for, oldest first, from the text that the address shows on; null until the first look at the address.
  const asked = useRef<readonly string[] | null>(null);
  const id = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  // The address leads, except where it only follows the box: an answer must not overwrite the letters typed since it was asked for.
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const before = asked.current;
    // At the first look, letters may have been typed while the scripts were still on their way.
    const isOwn = before === null ? document.activeElement === box : before.includes(searchText);
    asked.current = before !== null && isOwn ? before.slice(before.indexOf(searchText)) : [searchText];
    if (isOwn) return;
    clearTimeout(timer.current);
    box.value = searchText;
  }, [searchText]);

  const rememberAsked = () => {
    clearTimeout(timer.current);
    const typed = new URLSearchParams({ q: input.current?.value ?? '' });
    asked.current = [...(asked.current ?? []), conditionsOf(`?${typed}`).searchText];
  };

  const searchSoon = (event: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    if (event.target.value.trim() === searchText) return;
    timer.current = setTimeout(() => form.current?.requestSubmit(), searchDelay);
  };
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    clearTimeout(timer.current);
    if (searchText !== '') form.current?.requestSubmit();
  };

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={listAddress}
        className="search-box"
        data-replace={searchText === '' ? undefined : ''}
        onSubmit={rememberAsked}
      >
        <KeptConditions conditions={{ ...conditions, searchText: '', page: 1 }} />
        <label className="unseen" htmlFor={id}>
          {catalogueTexts.searchIn(categoryName)}
        </label>
        <input
          ref={input}
          id={id}
          className="search-input"
          type="search"
          name="q"
          defaultValue={searchText}
          placeholder={catalogueTexts.searchPlaceholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={searchSoon}
        />
        <button type="button" className="search-clear" aria-label={catalogueTexts.clearSearch} onClick={clear}>
          <Icon name="close" />
        </button>
        <button type="submit" className="search-submit" aria-label={catalogueTexts.search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
