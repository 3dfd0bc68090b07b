import type { TakingChoices, TakingPreview } from '@kontor/contract/office';
import { useEffect, useRef } from 'react';
import { formatAmount, formatPrice } from '../../format/format-price.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import type { TypedAddress } from '../../records/address-fields.tsx';
import { GoodsSums } from '../../records/goods-sums.tsx';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import type { Picked, TypedOrder } from './typed-order.ts';

/** What is read out to the customer before the order is placed. Enter places it. */
export function ConfirmTaking(props: {
  typed: TypedOrder;
  picked: Picked;
  choices: TakingChoices;
  preview: TakingPreview;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { typed, picked, choices, preview } = props;
  const { declaration, paymentConditions } = choices;
  const payment = paymentConditions.find(({ name }) => name === typed.paymentCondition)?.title ?? '';
  const nameOf = (id: string) => picked.lines.find(({ article }) => article.conditionId === id)?.article;
  const sentences = texts.confirmSentences[choices.businessesOnly ? 'businesses' : 'all'];
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <Dialog title={texts.confirmTitle} onClose={props.onClose} className="taking-confirm">
      <dl className="sums" aria-label={texts.articles}>
        {preview.items.map(({ condition, amount, total }) => (
          <div key={condition._id}>
            <dt>{[amount, nameOf(condition._id)?.unit, nameOf(condition._id)?.name].join(' ')}</dt>
            <dd>{formatAmount(total[declaration])}</dd>
          </div>
        ))}
      </dl>
      <GoodsSums goods={preview} declaration={declaration} formatTotal={formatPrice} />
      <p>
        {texts.toAddress}: {inOneLine(typed.address, choices)}
        <br />
        {texts.shipTo}: {inOneLine(typed.delivery === 'own' ? typed.shippingAddress : typed.address, choices)}
        <br />
        {[typed.email, typed.carrier, payment].filter(Boolean).join(' · ')}
      </p>
      <p className="soft">{sentences[typed.email.trim() === '' ? 'printed' : 'mailed']}</p>
      <DialogActions>
        <Button onClick={props.onClose}>{texts.goBack}</Button>
        <Button
          ref={confirm}
          look="primary"
          isBusy={props.isBusy}
          onClick={props.onConfirm}
          // A key that is held since the form was checked places nothing.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {texts.take}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function inOneLine(
  { companyName, firstName, name, street, zipCode, city, country: code }: TypedAddress,
  { countries, billingCountries }: Pick<TakingChoices, 'countries' | 'billingCountries'>,
): string {
  const country = [...countries, ...billingCountries].find(({ shortName }) => shortName === code)?.name ?? code;
  const person = [firstName, name].filter(Boolean).join(' ');
  return [companyName, person, street, [zipCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}
