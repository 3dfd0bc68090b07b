import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import { lockRecord, orderById, writeRecord } from '../orders/orders.service.ts';
import { vatIdTexts as texts, type VatIdCheck, type VatIdsService } from '../vat-ids/vat-ids.service.ts';
import { addEntry } from './add-entry.ts';
import { isHoldOf } from './hold-for-vat-id.ts';
import type { LifeSources } from './types.ts';

/** Dependencies of the job. */
export interface VatIdJobSources extends Pick<LifeSources, 'database' | 'clock' | 'log'> {
  readonly vatIds: Pick<VatIdsService, 'check'>;
}

/**
 * Asks again about the VAT id of an order that was placed while VIES could not be asked. It is tried until there is an
 * answer. A valid number ends the hold that the order was placed with. With an invalid one it goes on, and says so: an
 * operator asks the customer, and bills the tax or cancels.
 */
export function vatIdJobs(sources: VatIdJobSources): JobHandlersOf<'vat-id-check'> {
  return {
    'vat-id-check': async ({ orderId }, { alongside }) => {
      const order = await orderById(sources.database.read, orderId);
      if (order === null) throw new Error('A job belongs to an order that is not there');
      // Meanwhile an amendment may have taken the VAT id away, or stated one that is checked.
      if (order.business?.check?.state !== 'unknown') return;
      const { vatId } = order.business;
      const { country } = order.shop.seller;
      const answer = await sources.vatIds.check(vatId, order.shop.seller.vatId, orderId);
      if (answer.state === 'unknown') throw new Error('VIES gives no answer');
      alongside(async (transaction) => {
        const record = await lockRecord(transaction, order.orderNumber);
        // Meanwhile it may have another VAT id, which has a job of its own.
        if (record === null || record.order.business?.vatId !== vatId) return;
        const detail = { text: sentence(answer, country) };
        await addEntry(transaction, sources, record, { kind: 'note', detail, by: null, via: 'many', key: null });
        if (record.hold === null || !isHoldOf(order, record.hold)) return;
        const hold = answer.state === 'valid' ? null : texts.invalidHold(vatId, country);
        await writeRecord(transaction, orderId, { version: record.version + 1, hold });
      });
    },
  };
}

function sentence(check: VatIdCheck, sellerCountry: string): string {
  return check.state === 'valid' ? texts.valid(check, sellerCountry) : texts.invalid(check.vatId, sellerCountry);
}
