import type { ListedCustomer, OfficeCustomer, TakingChoices } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { FindField } from '../../kit/find-field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { AddressFields } from '../../records/address-fields.tsx';
import { customerHitsQuery, customerQuery } from '../../records/customers-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator, useSellerCountry } from '../../session/office-state.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { vatIdTexts } from '../../texts/vat-id.de.ts';
import type { TakingFormFields, TypedOrder } from './typed-order.ts';

/** A shorter text would match almost anybody. */
const fewest = 2;

interface Props {
  readonly form: TakingFormFields;
  readonly typed: TypedOrder;
  readonly choices: TakingChoices;
  readonly customer: OfficeCustomer | null;
  /** An offer states no VAT id: it is promised at a price, whatever VIES says when it is accepted. */
  readonly onPick: (customer: OfficeCustomer | null) => void;
}

/** Who orders: an account that is found, or an address that is typed. */
export function CustomerPart({ form, typed, choices, customer, onPick }: Props) {
  const sellerCountry = useSellerCountry();
  const mayFind = isAllowed('customers.read', useOperator());
  const { countries, billingCountries, businessesOnly } = choices;
  const emailHint = businessesOnly ? texts.emailHintBusinesses : texts.emailHint;
  const isOwn = typed.delivery === 'own';
  return (
    <section className="section" aria-labelledby="taking-customer">
      <h2 id="taking-customer">{texts.customer}</h2>
      {customer !== null ? (
        <p className="taking-customer" role="status">
          <strong>{customer.email}</strong>
          <span>{customer.group === null ? texts.ofEverybody : texts.group(customer.group)}</span>
          {customer.personId !== null && <span>{texts.customerNumber(customer.personId)}</span>}
          <Button onClick={() => onPick(null)}>{texts.otherCustomer}</Button>
        </p>
      ) : (
        mayFind && <CustomerFinder onPick={onPick} />
      )}
      <AddressFields
        title={texts.invoice}
        {...{ countries: billingCountries, country: typed.address.country }}
        field={(name) => form.field(`address.${name}`)}
      />
      <div className="form-row">
        <TextField
          label={texts.email}
          hint={customer === null ? emailHint : texts.emailOfAccount}
          inputMode="email"
          autoComplete="off"
          readOnly={customer !== null}
          {...form.field('email')}
        />
        <SelectField label={texts.delivery} {...form.field('delivery')}>
          <option value="same">{texts.deliveryChoices.same}</option>
          <option value="own">{texts.deliveryChoices.own}</option>
        </SelectField>
      </div>
      <TextField
        {...{ label: vatIdTexts.name(sellerCountry), hint: vatIdTexts.hint(sellerCountry), autoComplete: 'off' }}
        {...{ autoCapitalize: 'characters', spellCheck: false }}
        {...form.field('vatId')}
      />
      {isOwn && (
        <AddressFields
          title={texts.delivery}
          {...{ countries, country: typed.shippingAddress.country }}
          field={(name) => form.field(`shippingAddress.${name}`)}
        />
      )}
    </section>
  );
}

function CustomerFinder({ onPick }: { onPick: (customer: OfficeCustomer) => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const settled = useSettled(word);
  const { data } = useQuery({ ...customerHitsQuery(settled), enabled: settled.length >= fewest });
  const isAsked = word.length >= fewest && settled === word && data !== undefined;
  const found = (customers: readonly ListedCustomer[]) =>
    customers.map((item) => ({
      ...{ key: item._id, item, title: item.company || item.name || item.email },
      detail: [item.company && item.name, item.city, item.email, item.personId, item.group].filter(Boolean).join(' · '),
    }));
  return (
    <FindField
      label={texts.findCustomer}
      hint={texts.findCustomerHint}
      nothing={texts.noCustomer}
      typed={typed}
      onType={setTyped}
      found={isAsked ? found(data.customers) : null}
      findFirst={async (text) => (await queries.fetchQuery(customerHitsQuery(text.trim()))).customers[0]}
      onTake={async ({ _id }) => {
        setTyped('');
        onPick(await queries.fetchQuery(customerQuery(_id)));
      }}
    />
  );
}
