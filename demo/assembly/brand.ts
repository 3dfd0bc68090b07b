import type { Livery } from '../drawing/palette.ts';

/** An invented maker with the address that product safety law asks for (LAW S1) and the colours of its tools. */
export type Brand = { name: string; company: string; address: string; email: string; livery: Livery };

/** A maker, written to at the domain of its name. */
export const brand = (name: string, company: string, address: string, main: string, second: string): Brand => ({
  name,
  company,
  address,
  email: `info@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
  livery: { main, second },
});
