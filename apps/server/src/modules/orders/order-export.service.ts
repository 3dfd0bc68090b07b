import { euroFromCents, type Price, percentFromBasisPoints } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { readAtOneMoment } from '../../database/one-moment.ts';
import { germanDecimal } from '../../tables/german-number.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import { exportHeadings, exportKinds } from './texts/export.de.ts';
import type { OrderSnapshot } from './types.ts';

/** Target, format and range of an export. */
export interface OrderExport {
  readonly database: Database;
  readonly format: 'csv' | 'jsonl';
  /** Placed at this time or later, epoch ms. */
  readonly since?: number | undefined;
  write(text: string): Promise<void>;
}

/**
 * Writes the orders in a consistent state, the oldest first, in bounded memory. A table has a row for each line, charge
 * and voucher, so that the rows of an order add up to the amount to pay. Neither format contains the secret that opens
 * an order without login.
 * @returns their number.
 */
export async function exportOrders({ database, format, since = 0, write }: OrderExport): Promise<number> {
  if (format === 'csv') await write(byteOrderMark + tableRow(Object.values(exportHeadings)));
  return readAtOneMoment(database, async (moment) => {
    const orders = moment
      .selectFrom('orders')
      .select([...snapshotColumns, 'state'])
      .where('created_at', '>=', since);
    let count = 0;
    for await (const { state, ...row } of orders.orderBy('created_at').orderBy('id').stream(200)) {
      const order = readSnapshot(row);
      await write(format === 'csv' ? rowsOf(order, state) : `${JSON.stringify({ state, ...withoutKeys(order) })}\n`);
      count++;
    }
    return count;
  });
}

/** An order without the secrets that open it, its PDF and its vouchers. */
function withoutKeys({ id: _, confirmationDoc: __, vouchers, ...order }: OrderSnapshot): object {
  return { ...order, vouchers: vouchers.map(({ session: ___, ...voucher }) => voucher) };
}

type Cells = Partial<Record<keyof typeof exportHeadings, string>>;

function rowsOf(order: OrderSnapshot, state: string): string {
  const whole = orderCells(order, state);
  const rows: Cells[] = [
    ...order.lines.map((line) => ({
      ...{ kind: exportKinds.line, articleNumber: line.articleNumber, unit: line.unit, amount: `${line.amount}` },
      name: [line.name, line.nameSuffix].filter(Boolean).join(' '),
      ...sumCells(line.total),
    })),
    ...order.charges.map(({ label, price }) => ({ kind: exportKinds.charge, name: label, ...sumCells(price) })),
    ...order.vouchers.map(({ code, price }) => ({ kind: exportKinds.voucher, name: code, ...sumCells(price) })),
  ];
  const columns = Object.keys(exportHeadings) as (keyof typeof exportHeadings)[];
  return rows
    .map((row): Cells => ({ ...whole, ...row }))
    .map((cells) => tableRow(columns.map((column) => cells[column] ?? '')))
    .join('');
}

function orderCells(order: OrderSnapshot, state: string): Cells {
  const { orderNumber, createdAt, email, personId = '', customerGroup = '', externalNumber, carrier } = order;
  const [address, shipping] = [order.address, order.shippingAddress ?? order.address];
  return {
    ...{ orderNumber, state, email, personId, customerGroup },
    placedAt: new Date(createdAt).toISOString(),
    externalNumber: externalNumber ?? '',
    carrier: carrier ?? '',
    payment: order.paymentCondition.title,
    ...{ firstName: address.firstName, lastName: address.name, company: address.companyName },
    ...{ street: address.street, zipCode: address.zipCode, city: address.city, country: address.country },
    ...{ shippingFirstName: shipping.firstName, shippingLastName: shipping.name },
    ...{ shippingCompany: shipping.companyName, shippingStreet: shipping.street },
    ...{ shippingZipCode: shipping.zipCode, shippingCity: shipping.city, shippingCountry: shipping.country },
  };
}

/** The cells of a price, with one for each tax rate. */
function sumCells({ gross, net, taxRates }: Price): Cells {
  return {
    gross: germanDecimal(euroFromCents(gross)),
    net: germanDecimal(euroFromCents(net)),
    taxRates: taxRates.map(({ rate }) => `${percentFromBasisPoints(rate)}`.replace('.', ',')).join(' | '),
  };
}
