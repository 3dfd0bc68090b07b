import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTypedWord } from '../../lists/use-typed-word.ts';
import { customersTexts as texts } from '../../texts/customers.de.ts';
import { type CustomersSearch, isFiltered } from './customers-search.ts';

/** The value of the choice of customers without a group. Those of groups begin with another letter. */
const without = 'ohne';
const ofGroup = (name: string) => `g${name}`;

/** The filters of the list, in its address. A choice applies at once, typed text with Enter or the button. */
export function CustomersFilters({ search, groups }: { search: CustomersSearch; groups: readonly string[] }) {
  const navigate = useNavigate();
  const { wort = '', gruppe, ohne, ansicht, spalten } = search;
  const [typed, setTyped] = useTypedWord(wort);
  const show = (changed: CustomersSearch) =>
    void navigate({ to: '/kunden', search: { gruppe, ohne, ansicht, spalten, wort: typed.trim(), ...changed } });
  // A group that the configuration no longer has can still be in the address.
  const offered = gruppe === undefined || groups.includes(gruppe) ? groups : [...groups, gruppe];
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
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {(offered.length > 0 || ohne !== undefined) && (
          <SelectField
            label={texts.group}
            value={ohne === undefined ? (gruppe === undefined ? '' : ofGroup(gruppe)) : without}
            onChange={({ target: { value } }) =>
              show(
                value === without
                  ? { ohne: 'gruppe', gruppe: undefined }
                  : { ohne: undefined, gruppe: value.slice(1) || undefined },
              )
            }
          >
            <option value="">{texts.any}</option>
            <option value={without}>{texts.noGroup}</option>
            {offered.map((name) => (
              <option key={name} value={ofGroup(name)}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit">{texts.search}</Button>
        {isFiltered(search) && <Link to="/kunden">{texts.clear}</Link>}
      </form>
    </search>
  );
}
