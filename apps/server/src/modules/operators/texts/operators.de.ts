import type { GivenRole } from '@kontor/domain';

/** Texts of the back office about operators. */
export const operatorTexts = {
  roles: {
    owner: 'Inhaber',
    orders: 'Bestellungen',
    catalogue: 'Artikel',
    content: 'Inhalte',
    reader: 'Nur lesen',
  } satisfies Readonly<Record<GivenRole, string>>,
  /** The address of the first owner, in the terminal at the start. */
  firstOwner: (address: string) => `Backoffice einrichten (gilt 24 Stunden, einmal): ${address}`,
} as const;
