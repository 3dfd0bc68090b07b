import type { OfficeQuote } from '@kontor/contract/office';
import { officeCall } from '../../../calls/office-call.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { CheckBox } from '../../../kit/check-box.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { PostalAddress } from '../../../records/postal-address.tsx';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';
import { takingTexts } from '../../../texts/taking.de.ts';
import { QuoteLines } from './quote-lines.tsx';
import { useQuoteStep } from './use-quote-step.ts';

interface Typed {
  remark: string;
  /** In the order of the options. */
  agreed: boolean[];
}

/** Takes an offer over that the customer accepts on the telephone: it is read out, and becomes an order. */
export function AcceptDialog({ quote, onClose }: { quote: OfficeQuote; onClose: () => void }) {
  const { number, revision, options, total, order } = quote;
  const done = useQuoteStep();
  const form = useOfficeForm<Typed>({
    values: { remark: '', agreed: options.map(() => false) },
    async send({ remark, agreed }) {
      const accepted = await officeCall('quoteAccept', {
        ...{ number, revision, remark, seen: { total } },
        options: options.flatMap(({ name }, i) => (agreed[i] ? [name] : [])),
      });
      done(accepted, texts.accepted(accepted.orderNumber ?? ''));
      onClose();
    },
  });
  return (
    <FormDialog title={texts.acceptTitle} submit={texts.accept} form={form} onClose={onClose}>
      <QuoteLines quote={quote} />
      <Facts
        facts={[
          [takingTexts.toAddress, <PostalAddress key="invoice" address={order.address} />],
          [takingTexts.shipTo, <PostalAddress key="delivery" address={order.shippingAddress ?? order.address} />],
          [takingTexts.payment, order.paymentConditionName],
          ...(order.carrier === undefined ? [] : [[takingTexts.carrier, order.carrier] as const]),
        ]}
      />
      {options.length > 0 && (
        <fieldset className="fields">
          <legend>{texts.agreed}</legend>
          {options.map(({ name, mandatory }, i) => {
            const { error: _, ...agreed } = form.field(`agreed.${i}`);
            return <CheckBox key={name} label={mandatory ? takingTexts.mandatory(name) : name} {...agreed} />;
          })}
        </fieldset>
      )}
      <TextField label={texts.remark} hint={texts.remarkHint} autoComplete="off" {...form.field('remark')} />
      <p className="soft">{texts.acceptSentence}</p>
    </FormDialog>
  );
}
