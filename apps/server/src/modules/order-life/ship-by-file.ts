import type { CarrierFile, CarrierFileResults } from '@kontor/contract/office';
import { germanCount } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderIdOfNumber } from '../orders/orders.service.ts';
import { type CarrierRow, readCarrierRows } from './carrier-rows.ts';
import { shippedParcelsOf } from './order-life.repository.ts';
import { readShip } from './step-form.ts';
import { counted, resultOf, type StepResult } from './step-many.ts';
import { takeStep } from './take-step.ts';
import { carrierFileTexts as texts } from './texts/carrier-file.de.ts';
import type { LifeSources } from './types.ts';

/** How many rows a file may have. */
const mostRows = 2000;

/**
 * Ships the waiting pieces of each order named in a carrier's file, row by row. A tracking number that the order
 * already has ships nothing again, even if the file is read again under another key, unless that shipment was undone.
 * An order whose prepayment is not there is left as it is, with the reason.
 * @returns 400 `invalid-form` if the file is too long. Then nothing is shipped.
 */
export async function shipByFile(
  sources: LifeSources,
  operator: Operator,
  file: CarrierFile,
): Promise<CarrierFileResults | Refused> {
  const { rows, unreadable } = await readCarrierRows(file.text);
  if (rows.length > mostRows) {
    const errors = [{ path: 'text', msg: texts.tooMany(germanCount(mostRows)) }];
    return refused(400, 'invalid-form', { errors });
  }
  const results: (StepResult & { readonly row: number })[] = [];
  for (const row of rows) results.push({ ...(await shipRow(sources, operator, file, row)), row: row.row });
  if (unreadable !== null) results.push({ ...refusedRow('', unreadable.why), row: unreadable.row });
  const { results: _, ...counts } = counted(results);
  return { results, ...counts };
}

async function shipRow(
  sources: LifeSources,
  operator: Operator,
  { key, carrier, isTold }: CarrierFile,
  { row, orderNumber, trackingNumber }: CarrierRow,
): Promise<StepResult> {
  if (orderNumber === '' || trackingNumber === '') return refusedRow(orderNumber, texts.incomplete);
  if (await hasParcel(sources, orderNumber, trackingNumber)) return { number: orderNumber, outcome: 'already' };
  const asked = readShip({
    ...{ number: orderNumber, version: 0, key: `${key}:${row}`, trackingNumber },
    ...(carrier !== undefined && { carrier }),
    ...(isTold !== undefined && { isTold }),
  });
  if (isRefused(asked)) return refusedRow(orderNumber, asked.errors?.[0]?.msg ?? texts.incomplete);
  const answer = await takeStep(sources, { operator, via: 'carrier-file' }, { ...asked, version: null });
  const result = resultOf(orderNumber, answer);
  // It was shipped under another number, so the customer is not told this one.
  return result.outcome === 'already' ? { ...result, outcome: 'refused' } : result;
}

async function hasParcel({ database }: LifeSources, orderNumber: string, trackingNumber: string): Promise<boolean> {
  const id = await orderIdOfNumber(database.read, orderNumber);
  if (id === null) return false;
  return (await shippedParcelsOf(database.read, id)).some((parcel) => parcel.tracking_number === trackingNumber);
}

function refusedRow(number: string, msg: string): StepResult {
  return { number, outcome: 'refused', code: 'invalid-form', msg };
}
