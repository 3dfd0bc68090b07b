import type { AddressField } from '@kontor/domain';
import type { ColumnNames } from '../../tables/named-columns.ts';

/** Columns of a customer file by their English name, with the accepted German heading (docs/import-customers.md). */
const german = {
  email: 'E-Mail',
  passwordHash: 'Passwort-Hash',
  personId: 'Kundennummer',
  customerGroup: 'Kundengruppe',
  firstName: 'Vorname',
  name: 'Name',
  companyName: 'Firma',
  street: 'Straße',
  zipCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  shippingFirstName: 'Liefer-Vorname',
  shippingName: 'Liefer-Name',
  shippingCompanyName: 'Liefer-Firma',
  shippingStreet: 'Liefer-Straße',
  shippingZipCode: 'Liefer-PLZ',
  shippingCity: 'Liefer-Ort',
  shippingCountry: 'Liefer-Land',
} as const;
export type CustomerColumn = keyof typeof german;

/** Headings of other shops and of address books. */
const further: ColumnNames<CustomerColumn>['further'] = {
  email: ['E-Mail-Adresse', 'Mail', 'Mailadresse'],
  personId: ['Kunden-Nr.', 'Kundennr.', 'Kundennr', 'Kd-Nr.', 'Debitorennummer'],
  name: ['Nachname', 'Familienname', 'Zuname'],
  companyName: ['Firmenname', 'Unternehmen'],
  street: ['Strasse', 'Straße und Hausnummer', 'Straße/Hausnummer', 'Straße + Hausnummer'],
  zipCode: ['Postleitzahl'],
  city: ['Stadt', 'Wohnort'],
  shippingName: ['Liefer-Nachname'],
  shippingStreet: ['Liefer-Strasse'],
  shippingZipCode: ['Liefer-Postleitzahl'],
  shippingCity: ['Liefer-Stadt'],
};

export const customerColumns: ColumnNames<CustomerColumn> = { german, further, required: ['email'] };

/** The column of each field of an address. */
export type AddressColumns = Readonly<Record<AddressField, CustomerColumn>>;

export const billingColumns: AddressColumns = {
  ...{ firstName: 'firstName', name: 'name', companyName: 'companyName' },
  ...{ street: 'street', zipCode: 'zipCode', city: 'city', country: 'country' },
};

export const shippingColumns: AddressColumns = {
  ...{ firstName: 'shippingFirstName', name: 'shippingName', companyName: 'shippingCompanyName' },
  ...{ street: 'shippingStreet', zipCode: 'shippingZipCode', city: 'shippingCity', country: 'shippingCountry' },
};
