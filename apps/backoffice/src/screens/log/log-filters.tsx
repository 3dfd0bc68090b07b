import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTypedWord } from '../../lists/use-typed-word.ts';
import { historyTexts } from '../../texts/history.de.ts';
import { logTexts as texts } from '../../texts/log.de.ts';
import type { LogSearch } from './log-search.ts';

/**
 * The filters are stored in the address. A changed filter starts at the newest entry, and Back restores the former
 * filters.
 */
export function LogFilters({ filters }: { filters: Omit<LogSearch, 'ab'> }) {
  const navigate = useNavigate();
  const { art, id, wer, wort } = filters;
  const [typed, setTyped] = useTypedWord(wort ?? '');
  const show = (changed: LogSearch) => navigate({ to: '/protokoll', search: { ...filters, ...changed } });
  return (
    <search aria-label={texts.filters}>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          show({ wort: typed.trim() });
        }}
      >
        <SelectField label={texts.subject} value={art ?? ''} onChange={({ target }) => show({ art: target.value })}>
          <option value="">{texts.anySubject}</option>
          {Object.entries(historyTexts.subjects).map(([subject, title]) => (
            <option key={subject} value={subject}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.word}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{texts.search}</Button>
        {(id !== undefined || wer !== undefined) && (
          <p className="filters-note">
            {wer === undefined ? texts.oneRecord : texts.onePerson} · <Link to="/protokoll">{texts.clear}</Link>
          </p>
        )}
      </form>
    </search>
  );
}
