import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { catalogueTexts } from '../texts/de/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
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
  const id = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  // The address leads, except while someone is typing: an answer must not overwrite the letters typed since it was asked for.
  useEffect(() => {
    const box = input.current;
    if (box !== null && document.activeElement !== box) box.value = searchText;
  }, [searchText]);

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
        onSubmit={() => clearTimeout(timer.current)}
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
