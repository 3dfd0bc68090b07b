import { type FormEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
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
  const { Suggestions, known, load, searchedBy } = useSuggestions(input);
  const id = useId();
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={listAddress}
        className="search-box"
        data-replace={sought.searchText === '' ? undefined : 'q'}
        onSubmit={(event) => {
          rememberAsked();
          searchedBy(event);
        }}
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
          onFocus={load}
          onChange={searchSoon}
        />
        <button type="button" className="search-clear" aria-label={catalogueTexts.clearSearch} onClick={clear}>
          <Icon name="close" />
        </button>
        <button type="submit" className="search-submit" aria-label={catalogueTexts.search}>
          <Icon name="search" />
        </button>
        {Suggestions !== undefined && <Suggestions input={input} known={known} navigation={navigation} />}
      </form>
    </search>
  );
}

type SuggestionsCode = typeof import('./suggestions.tsx');

/**
 * Loads the code of the suggestions when the visitor is about to type. Until then the box works without them. `known`:
 * the text that needs no suggestions once the code is there: what stood in the box before, or what the visitor has
 * searched for by Enter or the button.
 */
function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [code, setCode] = useState<SuggestionsCode>();
  const known = useRef<string>(undefined);
  const load = useCallback(() => {
    if (code !== undefined || input.current === null) return;
    known.current ??= input.current.defaultValue;
    import('./suggestions.tsx').then(setCode, () => {});
  }, [code, input]);
  // The visitor may have focused the box before the scripts ran.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [input, load]);
  // A search that follows the typing has no button. Enter presses the form's.
  const searchedBy = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) known.current = input.current?.value;
  };
  return { Suggestions: code?.Suggestions, known, load, searchedBy };
}
