import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  /** The content of a row's cell. The first column names the row and contains the link to it. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether the content is a number, which is aligned at the end of the cell. */
  readonly isNumber?: boolean;
  /** Whether the content is never wrapped, such as a time, a number or a state. */
  readonly isShort?: boolean;
  /** Whether this is a column of buttons. Its title is only for screen readers. */
  readonly isActions?: boolean;
}

/**
 * A list for reading: a plain table with links. On narrow screens each row becomes a card, with the column titles
 * beside the values. `caption` is only for screen readers. For an empty list, use EmptyState instead.
 */
export function Table<Row>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Few short columns: rows only become cards where the whole room is narrow. */
  isCompact?: boolean;
}) {
  const { columns } = props;
  return (
    <div className={props.isCompact ? 'table-place table-compact' : 'table-place'}>
      <table className="table">
        <caption className="unseen">{props.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.isActions ? <span className="unseen">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.title} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.title} className={classOf(column)} data-title={column.isActions ? '' : column.title}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf<Row>({ isNumber, isShort, isActions }: Column<Row>): string | undefined {
  if (isActions) return 'cell-actions';
  if (isNumber) return 'cell-number';
  return isShort ? 'cell-short' : undefined;
}
