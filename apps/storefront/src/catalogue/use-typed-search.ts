import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useCallback, useEffect, useRef } from 'react';
import { isReady } from '../page/ready-mark.ts';
import { type AskedTexts, afterAddress } from './asked-texts.ts';
import { conditionsOf } from './browsing-conditions.ts';

/** How long typing must pause before the search, in ms (SPEC §4). */
const searchDelay = 500;

/** How long a search that is due waits before it looks again whether the screen is hydrated, in ms. */
const readyDelay = 50;

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
  // Before the screen is hydrated the browser itself would send the form: the new page would lose the focus, and the
  // letters that are typed meanwhile.
  const searchWhenReady = useCallback(() => {
    if (isReady()) form.current?.requestSubmit();
    else timer.current = setTimeout(searchWhenReady, readyDelay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const isFirst = asked.current === null;
    const { isOwn, texts } = afterAddress(asked.current, searchText, document.activeElement === box);
    asked.current = texts;
    // Letters may have been typed before the scripts ran.
    if (isFirst && isOwn && box.value.trim() !== searchText) {
      timer.current = setTimeout(searchWhenReady, searchDelay);
    }
    if (isOwn) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    box.value = searchText;
  }, [searchText, searchWhenReady]);

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
      timer.current = setTimeout(searchWhenReady, searchDelay);
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
