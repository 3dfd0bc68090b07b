import { quoteStateTexts } from '@kontor/contract/office-texts';
import { type ShownQuoteState, shownQuoteStates } from '@kontor/domain';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTypedWord } from '../../lists/use-typed-word.ts';
import { quoteTexts as texts } from '../../texts/quotes.de.ts';
import type { QuotesSearch } from './quotes-search.ts';

/** The filters of the list, in its address. A choice applies at once, typed text with Enter or the button. */
export function QuotesFilters({ search }: { search: QuotesSearch }) {
  const navigate = useNavigate();
  const { wort = '', stand, ansicht, spalten } = search;
  const [typed, setTyped] = useTypedWord(wort);
  const show = (changed: QuotesSearch) =>
    void navigate({
      to: '/angebote',
      search: { stand, ansicht, spalten, wort: typed.trim() || undefined, ...changed },
    });
  return (
    <search aria-label={texts.filters}>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          show({});
        }}
      >
        <TextField
          label={texts.word}
          title={texts.wordHint}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={texts.state}
          value={stand ?? ''}
          onChange={({ target }) => show({ stand: (target.value || undefined) as ShownQuoteState | undefined })}
        >
          <option value="">{texts.any}</option>
          {shownQuoteStates.map((state) => (
            <option key={state} value={state}>
              {quoteStateTexts[state]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{texts.search}</Button>
        {(wort !== '' || stand !== undefined) && <Link to="/angebote">{texts.clear}</Link>}
      </form>
    </search>
  );
}
