import type { Country } from '@kontor/contract';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressRefusals,
  cleanAddress,
  cleanLine,
  defaultCountry,
  emailRefusal,
  foldCase,
  hasControlCharacters,
} from '@kontor/domain';
import { emailKey } from '../../email/email-key.ts';
import { writtenEmail } from '../../email/written-email.ts';
import type { Row } from '../../tables/csv-rows.ts';
import { cellOf, type NamedColumns } from '../../tables/named-columns.ts';
import { reasonOfWidth } from '../../tables/row-width.ts';
import { oldHashRefusal } from '../passwords/passwords.service.ts';
import {
  type AddressColumns,
  billingColumns,
  type CustomerColumn,
  customerColumns,
  shippingColumns,
} from './customer-columns.ts';
import type { ImportedCustomer } from './imported-customer.ts';
import { reasons } from './texts/customers-file.de.ts';

/** The maximum length of a customer number and of a group's name. */
const maxLineLength = 100;

/** The operator's settings by which a row is checked. */
export interface CustomerRules {
  /** The first is the default country of an address without a country. */
  readonly countries: readonly Country[];
  /** Names of the groups that the shop has. */
  readonly customerGroups: readonly string[];
}

/** A customer by a row, or all errors of the row in German. */
export type ReadCustomer =
  | { readonly ok: true; readonly customer: ImportedCustomer }
  | { readonly ok: false; readonly reason: string };

/** Reads one row of a file of customers. */
export function readCustomer(columns: NamedColumns<CustomerColumn>, row: Row, rules: CustomerRules): ReadCustomer {
  if (row.cells.length !== columns.width) return { ok: false, reason: reasonOfWidth(row, columns.width) };
  const reader = new CustomerReader(columns, row, rules);
  const customer = reader.read();
  return reader.reasons.length === 0 ? { ok: true, customer } : { ok: false, reason: reader.reasons.join(' ') };
}

/** Reads the fields of one row and collects what is wrong with them, so that an operator sees every reason at once. */
class CustomerReader {
  readonly reasons: string[] = [];
  readonly #columns: NamedColumns<CustomerColumn>;
  readonly #row: Row;
  readonly #rules: CustomerRules;

  constructor(columns: NamedColumns<CustomerColumn>, row: Row, rules: CustomerRules) {
    this.#columns = columns;
    this.#row = row;
    this.#rules = rules;
  }

  read(): ImportedCustomer {
    const email = writtenEmail(this.#cell('email'));
    const refusal = emailRefusal(email);
    if (refusal) this.reasons.push(reasons.email(refusal));
    const home = this.#rules.countries[0]?.shortName ?? defaultCountry;
    const billing = this.#address(billingColumns, 'billing', home);
    const shipping = this.#address(shippingColumns, 'shipping', billing?.country ?? home);
    return {
      ...{ email, emailKey: emailKey(email) },
      operators: {
        ...(this.#has('personId') && { person_id: this.#line('personId') }),
        ...(this.#has('customerGroup') && { customer_group: this.#customerGroup() }),
      },
      billing: this.#hasAny(billingColumns) ? { address: json(billing) } : {},
      start: {
        ...(this.#has('passwordHash') && { password_hash: this.#passwordHash() }),
        ...(this.#hasAny(shippingColumns) && {
          separate_shipping_address: shipping === null ? 0 : 1,
          shipping_address: json(shipping),
        }),
      },
    };
  }

  #has(column: CustomerColumn): boolean {
    return this.#columns.places.has(column);
  }

  #hasAny(columns: AddressColumns): boolean {
    return Object.values(columns).some((column) => this.#has(column));
  }

  #cell(column: CustomerColumn): string {
    return cellOf(this.#columns, this.#row, column);
  }

  #line(column: CustomerColumn): string | null {
    const text = cleanLine(this.#cell(column));
    if (text.length > maxLineLength || hasControlCharacters(text))
      this.reasons.push(reasons.line(customerColumns.german[column], maxLineLength));
    return text === '' ? null : text;
  }

  #customerGroup(): string | null {
    const { customerGroups } = this.#rules;
    const group = this.#line('customerGroup');
    if (group !== null && !customerGroups.includes(group)) this.reasons.push(reasons.unknownGroup(customerGroups));
    return group;
  }

  /** A reason never contains the hash, because error files are not kept secret. */
  #passwordHash(): string | null {
    const hash = this.#cell('passwordHash');
    if (hash === '') return null;
    const refusal = oldHashRefusal(hash);
    if (refusal) this.reasons.push(reasons.hash(refusal));
    return hash;
  }

  /** An address in its stored form; null if all its cells are empty. `otherwise`: the country of a row without one. */
  #address(columns: AddressColumns, role: AddressRole, otherwise: string): Address | null {
    const fields = Object.entries(columns) as [AddressField, CustomerColumn][];
    const cells = Object.fromEntries(fields.map(([field, column]) => [field, this.#cell(column)]));
    if (Object.values(cells).every((text) => text === '')) return null;
    const named = this.#countryOf(cells.country ?? '');
    const address = cleanAddress({ ...cells, country: role === 'billing' ? named || otherwise : named }, otherwise);
    const countries = this.#rules.countries.map(({ shortName }) => shortName);
    const refusals = addressRefusals(address, { role, countries, postalCountry: named || otherwise });
    for (const [field, column] of fields)
      for (const refusal of refusals.filter(({ path }) => path === field)) {
        const name = customerColumns.german[column];
        this.reasons.push(field === 'country' ? reasons.country(name, countries) : reasons.field(name, refusal));
      }
    return address;
  }

  /**
   * The short name of the country in a cell, which may contain either name. An unknown name is returned as it is, so
   * that it is refused.
   */
  #countryOf(cell: string): string {
    const text = foldCase(cell);
    const country = this.#rules.countries.find(({ shortName, name }) => [shortName, name].map(foldCase).includes(text));
    return country?.shortName ?? cell;
  }
}

function json(address: Address | null): string | null {
  return address === null ? null : JSON.stringify(address);
}
