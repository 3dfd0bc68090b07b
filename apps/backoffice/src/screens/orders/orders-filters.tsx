import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { matterTexts, ordersTexts as texts } from '../../texts/orders.de.ts';
import { isFiltered, type OrdersSearch } from './orders-search.ts';

const choices = [
  ['stand', texts.state, orderStateTexts],
  ['zahlung', texts.payment, paymentStateTexts],
  ['versand', texts.shipping, shippingStateTexts],
] as const;

type Filters = Omit<OrdersSearch, 'nach' | 'vor'>;
type TypedName = 'wort' | 'schlagwort' | 'von' | 'bis';

/**
 * The filters are stored in the address. A changed filter starts at the first page, and Back restores the former
 * filters. A choice applies at once, typed text with Enter or the button.
 */
export function OrdersFilters({ filters }: { filters: Filters }) {
  const { typing, show } = useTypedFilters(filters);
  return (
    <search aria-label={texts.filters}>
      <form
        className="filters order-filters"
        onSubmit={(event) => {
          event.preventDefault();
          show({});
        }}
      >
        <TextField label={texts.word} title={texts.wordHint} type="search" maxLength={500} {...typing('wort')} />
        {choices.map(([name, label, states]) => (
          <SelectField
            key={name}
            label={label}
            value={filters[name] ?? ''}
            onChange={({ target }) => show({ [name]: target.value })}
          >
            <option value="">{texts.any}</option>
            {Object.entries(states).map(([state, title]) => (
              <option key={state} value={state}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit">{texts.search}</Button>
        {isFiltered(filters) && <Link to="/bestellungen">{texts.clear}</Link>}
        <MoreFilters filters={filters} typing={typing} show={show} />
      </form>
    </search>
  );
}

/** The filters that are needed less often. They are open while one of them is set. */
function MoreFilters({ filters, typing, show }: { filters: Filters } & ReturnType<typeof useTypedFilters>) {
  const isMore = (['schlagwort', 'von', 'bis', 'folge', 'angehalten', 'rechnung', 'klaeren'] as const).some(
    (name) => filters[name] !== undefined,
  );
  return (
    <details className="more-filters" open={isMore}>
      <summary>{texts.more}</summary>
      <div className="filters order-filters">
        <TextField label={texts.tag} maxLength={200} {...typing('schlagwort')} />
        <TextField label={texts.from} type="date" {...typing('von')} />
        <TextField label={texts.to} type="date" {...typing('bis')} />
        <SelectField
          label={texts.matter}
          value={filters.klaeren ?? ''}
          onChange={({ target }) => show({ klaeren: target.value })}
        >
          <option value="">{texts.any}</option>
          {Object.entries(matterTexts).map(([matter, title]) => (
            <option key={matter} value={matter}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.sort}
          value={filters.folge ?? ''}
          onChange={({ target }) => show({ folge: target.value })}
        >
          <option value="">{texts.newest}</option>
          <option value="alt">{texts.oldest}</option>
        </SelectField>
        <div className="filter-checks">
          <CheckBox
            label={texts.onlyHeld}
            checked={filters.angehalten === 'ja'}
            onChange={({ target }) => show({ angehalten: target.checked ? 'ja' : '' })}
          />
          <CheckBox
            label={texts.onlyUnbilled}
            checked={filters.rechnung === 'fehlt'}
            onChange={({ target }) => show({ rechnung: target.checked ? 'fehlt' : '' })}
          />
        </div>
      </div>
    </details>
  );
}

/** The texts that were typed and not applied yet. `show` applies them, with a choice that was made. */
function useTypedFilters(filters: Filters) {
  const navigate = useNavigate();
  const { wort = '', schlagwort = '', von = '', bis = '' } = filters;
  const address = [wort, schlagwort, von, bis].join('\n');
  const [typed, setTyped] = useState({ address, wort, schlagwort, von, bis });
  // The address changed in another way, such as by Back.
  if (typed.address !== address) setTyped({ address, wort, schlagwort, von, bis });
  return {
    typing: (name: TypedName) => ({
      value: typed[name],
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
    }),
    show(changed: OrdersSearch) {
      const { address: _, ...words } = typed;
      const asked = { ...filters, ...words, wort: words.wort.trim(), schlagwort: words.schlagwort.trim(), ...changed };
      void navigate({ to: '/bestellungen', search: asked });
    },
  };
}
