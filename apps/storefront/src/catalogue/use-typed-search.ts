import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type AskedTexts, afterAddress } from './asked-texts.ts';
import { conditionsOf } from './browsing-conditions.ts';

/** How long typing must pause before the search, in ms (SPEC §4). */
const searchDelay = 500;

/**
 * The text of the search box and when it is searched for. `searchText`: the search text in the address. The box follows
 * the address, except for changes that the box itself requested: they must not overwrite letters typed since.
 */
export function useTypedSearch(searchText: string) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AskedTexts | null>(null);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const isFirst = asked.current === null;
    const { isOwn, texts } = afterAddress(asked.current, searchText, document.activeElement === box);
    asked.current = texts;
    // Letters may have been typed before the scripts ran.
    if (isFirst && isOwn && box.value.trim() !== searchText) {
      timer.current = setTimeout(() => form.current?.requestSubmit(), searchDelay);
    }
    if (isOwn) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    box.value = searchText;
  }, [searchText]);

  // If the visitor follows a link while typed letters wait to be searched for, that search is cancelled, so that it
  // does not lead back.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (!pathChanged || timer.current === undefined || input.current === null) return;
        clearTimeout(timer.current);
        timer.current = undefined;
        input.current.value = conditionsOf(toLocation.searchStr).searchText;
      }),
    [router],
  );

  return {
    form,
    input,
    rememberAsked() {
      stopTimer();
      const typed = new URLSearchParams({ q: input.current?.value ?? '' });
      asked.current = [...(asked.current ?? []), conditionsOf(`?${typed}`).searchText];
    },
    searchSoon(event: ChangeEvent<HTMLInputElement>) {
      stopTimer();
      if (event.target.value.trim() === searchText) return;
      timer.current = setTimeout(() => form.current?.requestSubmit(), searchDelay);
    },
    clear() {
      if (input.current === null) return;
      input.current.value = '';
      input.current.focus();
      stopTimer();
      if (searchText !== '') form.current?.requestSubmit();
    },
  };
}
