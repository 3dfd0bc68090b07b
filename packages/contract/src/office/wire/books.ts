import type { LimitKind, LimitState, TaxCase } from '@kontor/domain';
import { type Static, Type } from 'typebox';

const Month = Type.String({ maxLength: 20, description: 'Such as 2026-10.' });
const Quarter = Type.String({ maxLength: 20, description: 'Such as 2026-Q4.' });
const Euro = Type.Number({ description: 'In EUR.' });
const Percent = Type.Number({ description: 'In percent.' });
const Country = Type.String({ description: 'The country whose tax it is, or to which untaxed goods went.' });

/** The turnover of a month that is taxed in one way. */
export const OfficeTurnover = Type.Object({
  taxCase: Type.Unsafe<TaxCase>(
    Type.String({ description: 'domestic, oss, or why it is not taxed, such as export or small-business.' }),
  ),
  country: Country,
  rate: Percent,
  net: Euro,
  vat: Euro,
});
export type OfficeTurnover = Static<typeof OfficeTurnover>;

const Besides = Type.Array(OfficeTurnover, {
  description:
    'What invoices bill that is no turnover, in no sum: gift vouchers sold, deposits passed on (LAW T9, T10).',
});

/** A month of the books. */
export const BooksMonth = Type.Object({
  month: Month,
  bookings: Type.Integer(),
  late: Type.Integer({ description: 'How many of them are of a month that was closed before.' }),
  turnover: Type.Array(OfficeTurnover),
  besides: Besides,
  net: Euro,
  vat: Euro,
  closed: Type.Union([Type.Object({ at: Type.String({ description: 'ISO 8601.' }), by: Type.String() }), Type.Null()], {
    description: 'Null: it is open.',
  }),
  mayClose: Type.Boolean({ description: 'Whether it is over and no month before it is open.' }),
  overbilled: Type.Integer({
    description:
      'Of the month that may be closed: how many orders had an invoice to correct at its end, counted up to 1,000.',
  }),
  unbilled: Type.Integer({
    description:
      'Of the month that may be closed: how many orders were shipped until its end and still need an invoice, counted up to 1,000.',
  }),
});
export type BooksMonth = Static<typeof BooksMonth>;

/** The turnover of a quarter. */
export const BooksQuarter = Type.Object({
  quarter: Quarter,
  turnover: Type.Array(OfficeTurnover),
  besides: Besides,
  net: Euro,
  vat: Euro,
  isClosed: Type.Boolean({ description: 'Whether all its months are closed.' }),
});
export type BooksQuarter = Static<typeof BooksQuarter>;

/** The turnover of this year and the last beside a limit of the law (LAW T3, T6). */
export const TurnoverLimit = Type.Object({
  kind: Type.Unsafe<LimitKind>(Type.Enum(['oss', 'small-business'])),
  state: Type.Unsafe<LimitState>(Type.Enum(['below', 'near', 'tolerated', 'exceeded', 'settled'])),
  year: Type.Integer(),
  current: Euro,
  previous: Euro,
  limit: Euro,
  hardLimit: Type.Number({ description: 'In EUR. What ends it at once.' }),
});
export type TurnoverLimit = Static<typeof TurnoverLimit>;

/** All months, the same by quarters, and the limits that concern the seller. */
export const Books = Type.Object({
  months: Type.Array(BooksMonth),
  quarters: Type.Array(BooksQuarter),
  limits: Type.Array(TurnoverLimit),
});
export type Books = Static<typeof Books>;

/** The body of books/close. */
export const OneMonth = Type.Object({ month: Month });

/** The body of books/file. */
export const BooksFileWish = Type.Object({
  month: Month,
  format: Type.Union([Type.Literal('datev'), Type.Literal('bmd'), Type.Literal('csv')]),
});
export type BooksFileWish = Static<typeof BooksFileWish>;

/** A file. */
export const BooksFile = Type.Object({
  filename: Type.String(),
  content: Type.String({ description: 'Its bytes in base64.' }),
});
export type BooksFile = Static<typeof BooksFile>;

/** The body of books/oss. */
export const OneQuarter = Type.Object({ quarter: Quarter });

/** The body of books/oss/file. */
export const OssFileWish = Type.Object({
  quarter: Quarter,
  format: Type.Optional(
    Type.Union([Type.Literal('csv'), Type.Literal('bzst')], {
      description: 'A table to read, or the file that the portal of the BZSt imports. The default is the table.',
    }),
  ),
});
export type OssFileWish = Static<typeof OssFileWish>;

/** A declaration to the one-stop shop. */
export const OssQuarter = Type.Object({
  quarter: Quarter,
  lines: Type.Array(
    Type.Object({
      country: Type.String({ description: 'As the declaration names it: EL is Greece.' }),
      rateType: Type.Union([Type.Literal('STANDARD'), Type.Literal('REDUCED')]),
      rate: Percent,
      net: Euro,
      vat: Euro,
    }),
  ),
  corrections: Type.Array(Type.Object({ quarter: Quarter, country: Type.String(), vat: Euro }), {
    description: 'Corrections of earlier quarters, which the form asks for apart.',
  }),
  vat: Type.Number({ description: 'The tax of all lines and corrections, in EUR.' }),
  isClosed: Type.Boolean({ description: 'Whether all its months are closed.' }),
  isForBzst: Type.Boolean({
    description: 'Whether it is declared at the portal of the German BZSt, which imports a file.',
  }),
});
export type OssQuarter = Static<typeof OssQuarter>;
