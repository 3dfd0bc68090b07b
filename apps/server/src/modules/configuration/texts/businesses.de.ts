import type { OrderOption } from '@kontor/contract';

/**
 * What each customer of a shop for businesses must declare before ordering (LAW C8). It is stored with the order and
 * stands in its mail and PDF.
 */
export const businessDeclaration: OrderOption = {
  name: 'Unternehmen',
  content:
    'Ich bestelle als Unternehmerin oder Unternehmer für meine gewerbliche oder selbstständige berufliche Tätigkeit, nicht als Verbraucher.',
  mandatory: true,
};
