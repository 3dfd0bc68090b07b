import type { CustomerQuestion, ListColumnName, ListedCustomer } from '@kontor/contract/office';
import type { OfficeCustomersService } from '../../office-customers/office-customers.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { type ExportedList, moment } from './exported-list.ts';

/** The customers of a question. */
export function exportedCustomers(
  customers: Pick<OfficeCustomersService, 'list' | 'count'>,
  { after: _, limit: __, ...question }: CustomerQuestion,
): ExportedList<ListColumnName<'customers'>, ListedCustomer> {
  return {
    columns: {
      email: [[texts.email, ({ email }) => email]],
      name: [
        [texts.name, ({ name }) => name],
        [texts.company, ({ company }) => company],
        [texts.city, ({ city }) => city],
      ],
      personId: [[texts.personId, ({ personId }) => personId ?? '']],
      group: [[texts.group, ({ group }) => group ?? '']],
      since: [[texts.since, ({ createdAt }) => moment(createdAt)]],
      state: [[texts.account, ({ hasPassword }) => (hasPassword ? texts.active : texts.fromOldShop)]],
    },
    count: (upTo) => customers.count(question, upTo),
    async page(after) {
      const page = await customers.list({ ...question, limit: 200, ...(after !== undefined && { after }) });
      return { rows: page.customers, next: page.next };
    },
  };
}
