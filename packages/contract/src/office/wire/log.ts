import { type Static, Type } from 'typebox';

/** The body of log: entries about one record, by one operator, or containing a word; newest first. */
export const LogQuestion = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 50 })),
  subjectId: Type.Optional(Type.String({ maxLength: 200 })),
  operatorId: Type.Optional(Type.String({ maxLength: 200 })),
  text: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type LogQuestion = Static<typeof LogQuestion>;

/** A logged change. */
export const LogEntry = Type.Object({
  _id: Type.String(),
  at: Type.String({ description: 'ISO 8601, UTC.' }),
  operator: Type.String({ description: 'The name at that time; "Kontor" for the shop itself.' }),
  subject: Type.String({ description: 'The kind of record that was changed, such as operator or order.' }),
  subjectId: Type.String(),
  subjectName: Type.Union([Type.String(), Type.Null()], {
    description: 'The name of a person or role as it is now; null for other records, and if it is not there any more.',
  }),
  action: Type.String({ description: 'The kind of change, such as operator.invited.' }),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
  network: Type.Union([Type.String(), Type.Null()], {
    description: 'The network of the operator, deleted after 30 days.',
  }),
});
export type LogEntry = Static<typeof LogEntry>;

/** A page of the log. `next`: the place of the following page; null on the last. */
export const LogPage = Type.Object({ entries: Type.Array(LogEntry), next: Type.Union([Type.String(), Type.Null()]) });
export type LogPage = Static<typeof LogPage>;
