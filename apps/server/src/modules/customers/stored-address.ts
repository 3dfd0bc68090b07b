import { type Static, Type } from 'typebox';
import { type StoredJsonReader, storedJson } from '../../database/stored-json.ts';

const Line = Type.String();

const Address = Type.Object({
  name: Line,
  firstName: Line,
  companyName: Line,
  street: Line,
  zipCode: Line,
  city: Line,
  country: Line,
});

/** Creates the reader of a column with an address. */
export const storedAddress = (column: string): StoredJsonReader<Static<typeof Address>> => storedJson(column, Address);
