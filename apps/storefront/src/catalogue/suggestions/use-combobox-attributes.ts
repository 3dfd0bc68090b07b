import { type RefObject, useEffect } from 'react';

/**
 * Makes a text box a combobox for screen readers.
 *
 * @param listId the id of its list
 * @param shown what its list shows; null while it is closed
 * @param activeId the id of the option that the keys have reached; null if none. It is scrolled into view.
 */
export function useComboboxAttributes(
  input: RefObject<HTMLInputElement | null>,
  { listId, shown, activeId }: { listId: string; shown: object | null; activeId: string | null },
): void {
  useEffect(() => {
    const box = input.current;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) box?.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded']) box?.removeAttribute(name);
    };
  }, [input, listId]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(shown !== null));
    if (activeId === null) return;
    box?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => box?.removeAttribute('aria-activedescendant');
  }, [input, shown, activeId]);
}
