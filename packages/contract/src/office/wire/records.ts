import { type Static, Type } from 'typebox';

/** How the number of a document, an offer or a withdrawal begins, or the code of a voucher. */
export const RecordSearch = Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) });
export type RecordSearch = Static<typeof RecordSearch>;

/** Records by their numbers, at most five of a kind. Kinds that the operator may not see are missing. */
export const FoundRecords = Type.Object({
  records: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('document'),
        Type.Literal('quote'),
        Type.Literal('withdrawal'),
        Type.Literal('voucher'),
      ]),
      number: Type.String({ description: 'Of a voucher its code.' }),
      order: Type.Union([Type.String(), Type.Null()], { description: 'The number of the order of a document.' }),
    }),
  ),
});
export type FoundRecords = Static<typeof FoundRecords>;
