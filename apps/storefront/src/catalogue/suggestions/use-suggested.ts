import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { callUntil } from '../../calls/call.ts';
import { useShop } from '../../context/shop-context.ts';
import { conditionsOf } from '../browsing-conditions.ts';
import type { SearchPlace } from '../catalogue-navigation.ts';
import { closedCombobox, comboboxAfter, keyEffects } from './combobox.ts';
import { listenAround } from './listen-around.ts';
import { type Reading, reading } from './reading-time.ts';
import { suggestedOf } from './suggested.ts';
import { type SuggestionRequest, suggestionRequest } from './suggestion-request.ts';

/**
 * Asks for suggestions while somebody types in the box, and follows the keys and the pointer. They close when they have
 * been read and the results of the typed text are shown.
 *
 * @param known the text that needs no suggestions when this code has been loaded
 * @param optionId the id of an option
 */
export function useSuggested(
  input: RefObject<HTMLInputElement | null>,
  known: RefObject<string | undefined>,
  navigation: SearchPlace,
  optionId: (option: number) => string,
) {
  const { configuration } = useShop();
  const router = useRouter();
  const [combobox, tell] = useReducer(comboboxAfter, closedCombobox);
  const readingRef = useRef<Reading>(null);

  const fetchSuggested = useEffectEvent(async (searchText: string, signal: AbortSignal) => {
    const { categoryId } = navigation;
    const [answer, { priceDeclaration }] = await Promise.all([
      callUntil(signal, 'suggestions', { searchText, categoryId }),
      configuration.uiSettings(),
    ]);
    return suggestedOf(answer, { ...navigation, typed: searchText }, priceDeclaration);
  });
  const press = useEffectEvent((event: KeyboardEvent, box: HTMLInputElement, request: SuggestionRequest) => {
    const { key } = event;
    const { asks, isPrevented, followed, ends } = keyEffects(combobox, key);
    if (asks) request.ask(box.value);
    if (isPrevented) event.preventDefault();
    if (followed !== null) document.getElementById(optionId(followed))?.click();
    if (ends) request.stop();
    tell({ type: 'pressed', key });
  });
  // When the visitor leaves for another page, the box gives up the focus, so that it can move to the headline.
  const leave = useEffectEvent((box: HTMLInputElement, searchedFor: string) => {
    const isOwnSearch = searchedFor !== '' && searchedFor === box.value.trim();
    if (combobox.suggested !== null && !isOwnSearch) box.blur();
  });

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const resultsStand = () => {
      const { location, resolvedLocation } = router.state;
      return (
        location.href === resolvedLocation?.href && conditionsOf(location.searchStr).searchText === box.value.trim()
      );
    };
    const read = reading(resultsStand, () => tell({ type: 'read' }));
    readingRef.current = read;
    const request = suggestionRequest(
      (text, signal) => fetchSuggested(text, signal),
      (answer) => {
        tell({ type: 'answered', suggested: answer });
        read.begin();
      },
    );
    const stopListening = listenAround(box, {
      typed: () => request.type(box.value),
      pressed(event) {
        press(event, box, request);
        read.begin();
      },
      left() {
        request.stop();
        tell({ type: 'left' });
      },
    });
    // Letters typed while this code was loading. Their list may be there already.
    const typed = box.value.trim();
    if (box === document.activeElement && typed !== '' && typed !== known.current?.trim()) request.type(box.value);
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged) leave(box, conditionsOf(toLocation.searchStr).searchText);
    });
    const stopLooking = router.subscribe('onResolved', read.look);
    return () => {
      read.stop();
      stopLooking();
      stopListening();
      stopLeaving();
      request.stop();
    };
  }, [input, known, router]);

  const point = (isOver: boolean) => {
    tell({ type: 'pointed', isOver });
    if (!isOver) readingRef.current?.begin();
  };
  return { ...combobox, point };
}
