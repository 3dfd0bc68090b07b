import { type Static, type TSchema, Type } from 'typebox';
import { BankEntryQuestion } from './bank.ts';
import { CustomerQuestion } from './customer.ts';
import { LogQuestion } from './log.ts';
import { NewsletterQuestion } from './newsletter.ts';
import { officeLists } from './office-lists.ts';
import { OrderQuestion } from './order-list.ts';
import { PaymentQuestion } from './payment.ts';
import { QuoteQuestion } from './quote.ts';
import { VoucherQuestion } from './voucher.ts';
import { WithdrawalQuestion } from './withdrawal.ts';

const ListName = Type.Enum(Object.keys(officeLists) as (keyof typeof officeLists)[], {
  description: 'A list of the back office. Each call needs the right to see the list.',
});

/** Names of columns. Those that a list does not have are left out. */
const Columns = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 30 });

const filtered = <const Name extends keyof typeof officeLists, Question extends TSchema>(
  list: Name,
  question: Question,
) => ({ list: Type.Literal(list), question });

const lists = {
  orders: filtered('orders', OrderQuestion),
  customers: filtered('customers', CustomerQuestion),
  newsletter: filtered('newsletter', NewsletterQuestion),
  payments: filtered('payments', PaymentQuestion),
  vouchers: filtered('vouchers', VoucherQuestion),
  withdrawals: filtered('withdrawals', WithdrawalQuestion),
  quotes: filtered('quotes', QuoteQuestion),
  receivables: filtered('receivables', Type.Object({})),
  bankEntries: filtered('bank-entries', BankEntryQuestion),
  log: filtered('log', LogQuestion),
};

/** Rows of a list: those of the question of its own call, without its page. */
export const FilteredList = Type.Union([
  Type.Object(lists.orders),
  Type.Object(lists.customers),
  Type.Object(lists.newsletter),
  Type.Object(lists.payments),
  Type.Object(lists.vouchers),
  Type.Object(lists.withdrawals),
  Type.Object(lists.quotes),
  Type.Object(lists.receivables),
  Type.Object(lists.bankEntries),
  Type.Object(lists.log),
]);
export type FilteredList = Static<typeof FilteredList>;

/** The body of list/export. */
export const ListToExport = Type.Union([
  Type.Object({ ...lists.orders, columns: Columns }),
  Type.Object({ ...lists.customers, columns: Columns }),
  Type.Object({ ...lists.newsletter, columns: Columns }),
  Type.Object({ ...lists.payments, columns: Columns }),
  Type.Object({ ...lists.vouchers, columns: Columns }),
  Type.Object({ ...lists.withdrawals, columns: Columns }),
  Type.Object({ ...lists.quotes, columns: Columns }),
  Type.Object({ ...lists.receivables, columns: Columns }),
  Type.Object({ ...lists.bankEntries, columns: Columns }),
  Type.Object({ ...lists.log, columns: Columns }),
]);
export type ListToExport = Static<typeof ListToExport>;

/** The number of rows of a list. */
export const ListCount = Type.Object({
  count: Type.Integer({ description: 'Counted up to the most rows of a file, 50,000.' }),
  isMore: Type.Boolean({ description: 'Whether there are more.' }),
});
export type ListCount = Static<typeof ListCount>;

/** The body of list/views. */
export const OneList = Type.Object({ list: ListName });

/** The parameters of a list’s address, without its page. */
const Filters = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 }), { maxProperties: 20 });

/** A saved view of a list. */
export const OfficeView = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  isShared: Type.Boolean({ description: 'Whether everybody who may see the list can use it.' }),
  by: Type.String({ description: 'The name of the person who saved it.' }),
  isOwn: Type.Boolean(),
  mayChange: Type.Boolean({ description: 'Own ones. Shared ones also whoever manages the team.' }),
  filters: Filters,
  columns: Type.Union([Columns, Type.Null()], { description: 'Null: those that everybody chooses.' }),
});
export type OfficeView = Static<typeof OfficeView>;

/** The views of a list that the operator may use, and the columns that they chose for it. */
export const OfficeViews = Type.Object({
  views: Type.Array(OfficeView, { description: 'Own and shared ones, by name.' }),
  columns: Type.Union([Columns, Type.Null()], { description: 'Null: the usual ones.' }),
});
export type OfficeViews = Static<typeof OfficeViews>;

/** The body of list/view/save. With `_id`, a view is changed. */
export const ViewToSave = Type.Object({
  _id: Type.Optional(Type.String({ maxLength: 200 })),
  list: ListName,
  name: Type.String({ maxLength: 20_000, description: 'At most 60 characters.' }),
  isShared: Type.Boolean(),
  filters: Filters,
  columns: Type.Union([Columns, Type.Null()]),
});
export type ViewToSave = Static<typeof ViewToSave>;

/** The body of list/view/remove. */
export const OneView = Type.Object({ _id: Type.String({ maxLength: 200 }), list: ListName });

/** The body of list/columns. Null: the usual ones. */
export const ColumnsToChoose = Type.Object({ list: ListName, columns: Type.Union([Columns, Type.Null()]) });
