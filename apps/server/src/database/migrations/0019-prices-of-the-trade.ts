import type { Migration } from './migration.ts';

/** What prices are for, scales, and the amounts that are sold (docs/decisions/037). */
export const pricesOfTheTrade: Migration = {
  name: '0019-prices-of-the-trade',
  async up({ schema }, { integer, text }) {
    const numbers = ['price_quantity', 'min_amount', 'amount_step', 'max_amount'];
    for (const column of numbers) await schema.alterTable('conditions').addColumn(column, integer).execute();
    await schema.alterTable('conditions').addColumn('scales', text).execute();
    await schema.alterTable('price_history').addColumn('price_quantity', integer).execute();
  },
};
