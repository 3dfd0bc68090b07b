import type { Arrival } from '@kontor/contract';
import { missingDeliveryFields, type OrderDetails } from '@kontor/domain';
import type { ReactNode } from 'react';
import { arrivalWords } from '../../catalogue/arrival-words.ts';
import { AddressLines } from '../../format/address-lines.tsx';
import { summaryTexts } from '../../texts/summary.de.ts';
import type { SummaryData } from './summary-data.ts';

/**
 * Who orders, where the goods go, how they are paid and carried (SPEC §2). Says so if a separate shipping address is
 * incomplete, so that nobody relies on it.
 */
export function SummaryAddresses(props: {
  details: OrderDetails;
  data: SummaryData;
  /** When the order arrives; undefined while that is unknown. */
  arrival: Arrival | undefined;
}) {
  const { details, data, arrival } = props;
  const { address, separateShippingAddress, shippingAddress, carrier, externalNumber, vatId = '' } = details;
  const payment = data.paymentConditions.find(({ name }) => name === details.paymentCondition);
  return (
    <div className="summary-addresses">
      <Group title={summaryTexts.billingAddress}>
        <AddressLines address={address} countries={data.billingCountries} />
        <p>{details.email}</p>
        {vatId !== '' && <p>{summaryTexts.vatId(data.vatIdName, vatId)}</p>}
        {!separateShippingAddress && <p className="summary-hint">{summaryTexts.shippedToBilling}</p>}
      </Group>
      {separateShippingAddress && (
        <Group title={summaryTexts.shippingAddress}>
          <AddressLines address={shippingAddress} countries={data.countries} />
          {missingDeliveryFields(details).length > 0 && (
            <p className="summary-hint">{summaryTexts.shippingIncomplete}</p>
          )}
        </Group>
      )}
      <Group title={summaryTexts.payment}>
        <p>{summaryTexts.paymentCondition(payment?.title ?? '')}</p>
        {carrier !== '' && <p>{summaryTexts.carrier(carrier)}</p>}
        {/* The line keeps its place while the days are unknown. */}
        {data.saysDays && <p>{arrival === undefined ? '\u00a0' : arrivalWords(arrival)}</p>}
        {externalNumber !== '' && <p>{summaryTexts.externalNumber(externalNumber)}</p>}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="summary-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
