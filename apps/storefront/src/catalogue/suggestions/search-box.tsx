import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { catalogueTexts } from '../../texts/catalogue.de.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CatalogueNavigation } from '../catalogue-navigation.ts';
import { HiddenConditions } from '../hidden-conditions.tsx';
import { useSoughtConditions } from '../use-sought-conditions.ts';
import { useTypedSearch } from '../use-typed-search.ts';

/**
 * The search box with its clear button. Searching leads to the list of the current category (SPEC §2). The first search
 * is a step in the history of its own, and so is clearing it; refining it is not. Suggestions stand above the list,
 * which goes on following the letters half a second behind.
 */
export function SearchBox({ navigation }: { navigation: CatalogueNavigation }) {
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

/**
 * Suggestions, fetched when somebody is about to type: no page needs their code before. Without them the box is the
 * plain one.
 */
function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
): [SuggestionsCode['Suggestions'] | undefined, () => void] {
  const [code, setCode] = useState<SuggestionsCode>();
  const load = useCallback(() => {
    if (code === undefined) import('./suggestions.tsx').then(setCode, () => {});
  }, [code]);
  // Somebody may have come to the box while the scripts were still on their way.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [input, load]);
  return [code?.Suggestions, load];
}
