import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';

const Line = Type.String();

/** Reads an address as customers and their address books keep it. */
export const storedAddress = storedJson(
  Type.Object({
    name: Line,
    firstName: Line,
    companyName: Line,
    street: Line,
    zipCode: Line,
    city: Line,
    country: Line,
  }),
);
