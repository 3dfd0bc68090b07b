import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { catalogueTexts } from '../../texts/catalogue.de.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchPlace } from '../catalogue-navigation.ts';
import { HiddenConditions } from '../hidden-conditions.tsx';
import { useSoughtConditions } from '../use-sought-conditions.ts';
import { useTypedSearch } from '../use-typed-search.ts';

/**
 * The search box with its clear button. Searching leads to the list of the current category (SPEC §2). The first search
 * and clearing it each add a step to the history; refining a search does not. Suggestions cover the list, which follows
 * the typing half a second later.
 */
export function SearchBox({ navigation }: { navigation: SearchPlace }) {
  const { listAddress, categoryName } = navigation;
  const sought = useSoughtConditions(navigation.conditions);
  const { form, input, rememberAsked, searchSoon, clear } = useTypedSearch(sought.searchText);
  const [Suggestions, loadSuggestions] = useSuggestions(input);
  const id = useId();
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={listAddress}
        className="search-box"
        data-replace={sought.searchText === '' ? undefined : 'q'}
        onSubmit={rememberAsked}
      >
        <HiddenConditions conditions={{ ...sought, searchText: '', page: 1 }} />
        <label className="unseen" htmlFor={id}>
          {catalogueTexts.searchIn(categoryName)}
        </label>
        <input
          ref={input}
          id={id}
          className="search-input"
          type="search"
          name="q"
          defaultValue={sought.searchText}
          placeholder={catalogueTexts.searchPlaceholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={loadSuggestions}
          onChange={searchSoon}
        />
        <button type="button" className="search-clear" aria-label={catalogueTexts.clearSearch} onClick={clear}>
          <Icon name="close" />
        </button>
        <button type="submit" className="search-submit" aria-label={catalogueTexts.search}>
          <Icon name="search" />
        </button>
        {Suggestions !== undefined && <Suggestions input={input} navigation={navigation} />}
      </form>
    </search>
  );
}

type SuggestionsCode = typeof import('./suggestions.tsx');

/** Loads the code of the suggestions when the visitor is about to type. Until then the box works without them. */
function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
): [SuggestionsCode['Suggestions'] | undefined, () => void] {
  const [code, setCode] = useState<SuggestionsCode>();
  const load = useCallback(() => {
    if (code === undefined) import('./suggestions.tsx').then(setCode, () => {});
  }, [code]);
  // The visitor may have focused the box before the scripts ran.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [input, load]);
  return [code?.Suggestions, load];
}
