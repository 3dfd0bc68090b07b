import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { conditionsOf } from './browsing-conditions.ts';

/** How long typing must rest before it is searched for, in ms (SPEC §4). */
const searchDelay = 500;

/**
 * What is typed into the search box, and when it is searched for. `searchText`: what the address says. The address
 * leads, except where it only follows the box: an answer must not overwrite the letters typed since it was asked for.
 */
export function useTypedSearch(searchText: string) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What the box itself has asked for, oldest first, from the text that the address shows on; null until the first look
  // at the address.
  const asked = useRef<readonly string[] | null>(null);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const before = asked.current;
    // At the first look, letters may have been typed while the scripts were still on their way.
    const isOwn = before === null ? document.activeElement === box : before.includes(searchText);
    asked.current = before !== null && isOwn ? before.slice(before.indexOf(searchText)) : [searchText];
    if (before === null && isOwn && box.value.trim() !== searchText) {
      timer.current = setTimeout(() => form.current?.requestSubmit(), searchDelay);
    }
    if (isOwn) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    box.value = searchText;
  }, [searchText]);

  // Whoever follows a link while letters wait to be searched for must not be called back by them.
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
