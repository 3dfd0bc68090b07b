import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useId, useReducer } from 'react';
import { callUntil } from '../../calls/call.ts';
import { useShop } from '../../context/shop-context.ts';
import { suggestionsTexts } from '../../texts/suggestions.de.ts';
import { conditionsOf } from '../browsing-conditions.ts';
import type { CatalogueNavigation } from '../catalogue-navigation.ts';
import { closedCombobox, comboboxAfter, keyEffects } from './combobox.ts';
import { suggestedOf } from './suggested.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type SuggestionRequest, suggestionRequest } from './suggestion-request.ts';

/**
 * Products and categories that match what is being typed (WAI-ARIA APG, editable combobox with a list). While this is
 * mounted, the plain search box is a combobox. Options are links: choosing one goes there, and the typed text is not
 * searched for. The results of the typed text come below the suggestions, which stay: they close when the visitor
 * searches, leaves the box, or presses, swipes or scrolls outside the form.
 */
export function Suggestions(props: { input: RefObject<HTMLInputElement | null>; navigation: CatalogueNavigation }) {
  const { input, navigation } = props;
  const { configuration } = useShop();
  const router = useRouter();
  const [combobox, tell] = useReducer(comboboxAfter, closedCombobox);
  const { suggested, active } = combobox;
  const id = useId();
  const optionId = (option: number) => `${id}-${option}`;

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
    if (suggested !== null && !isOwnSearch) box.blur();
  });

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    const request = suggestionRequest(
      (text, signal) => fetchSuggested(text, signal),
      (answer) => tell({ type: 'answered', suggested: answer }),
    );
    const listeners = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      on: (event: HTMLElementEventMap[Type]) => void,
    ) => box.addEventListener(type, on, listeners);
    listen('input', () => request.type(box.value));
    listen('keydown', (event) => !event.isComposing && press(event, box, request));
    const close = () => {
      request.stop();
      tell({ type: 'left' });
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && box.form?.contains(target) === false) close();
    };
    // The link to all results may lead to the current page, so the suggestions close on its click.
    const closeForAll = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.suggestion-all') !== null) close();
    };
    listen('blur', close);
    box.form?.addEventListener('click', closeForAll, listeners);
    document.addEventListener('pointerdown', closeFromOutside, listeners);
    document.addEventListener('wheel', closeFromOutside, { signal: listeners.signal, passive: true });
    // Letters typed while this code was loading.
    if (box === document.activeElement && box.value.trim() !== box.defaultValue) request.type(box.value);
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged) leave(box, conditionsOf(toLocation.searchStr).searchText);
    });
    return () => {
      listeners.abort();
      stopLeaving();
      request.stop();
    };
  }, [input, router]);

  useEffect(() => {
    const box = input.current;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id };
    for (const [name, value] of Object.entries(attributes)) box?.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded']) box?.removeAttribute(name);
    };
  }, [input, id]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(suggested !== null));
    if (active === null) return;
    const option = `${id}-${active}`;
    box?.setAttribute('aria-activedescendant', option);
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => box?.removeAttribute('aria-activedescendant');
  }, [input, id, suggested, active]);

  return (
    <>
      {suggested !== null && <SuggestionList {...{ id, suggested, active, optionId }} />}
      <p className="unseen" role="status">
        {suggested !== null && suggestionsTexts.count(suggested)}
      </p>
    </>
  );
}
