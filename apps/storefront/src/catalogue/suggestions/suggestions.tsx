import './suggestions.css';
import { type RefObject, useId } from 'react';
import { suggestionsTexts } from '../../texts/suggestions.de.ts';
import type { SearchPlace } from '../catalogue-navigation.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useComboboxAttributes } from './use-combobox-attributes.ts';
import { useSuggested } from './use-suggested.ts';

/**
 * Products and categories that match what is being typed (WAI-ARIA APG, editable combobox with a list). While this is
 * mounted, the plain search box is a combobox. Options are links: choosing one goes there, and the typed text is not
 * searched for. The results of the typed text come below the suggestions, which can be read for a moment: they close
 * then (reading-time.ts), and when the visitor searches, leaves the box, or presses, swipes or scrolls outside the
 * form.
 *
 * @param known the text that needs no suggestions: they begin with another one
 */
export function Suggestions(props: {
  input: RefObject<HTMLInputElement | null>;
  known: RefObject<string | undefined>;
  navigation: SearchPlace;
}) {
  const { input, known, navigation } = props;
  const id = useId();
  const optionId = (option: number) => `${id}-${option}`;
  const { suggested, active, point } = useSuggested(input, known, navigation, optionId);
  const activeId = active === null ? null : optionId(active);
  useComboboxAttributes(input, { listId: id, shown: suggested, activeId });
  return (
    <>
      {suggested !== null && <SuggestionList {...{ id, suggested, active, optionId }} onPoint={point} />}
      <p className="unseen" role="status">
        {suggested !== null && suggestionsTexts.count(suggested)}
      </p>
    </>
  );
}
