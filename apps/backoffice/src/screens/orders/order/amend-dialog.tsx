import type { AmendmentPreview, AmendmentToSee, OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { formatAmount, formatPrice } from '../../../format/format-price.ts';
import { typedAmount } from '../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../forms/field-refusal.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type OfficeForm, useOfficeForm } from '../../../forms/use-office-form.ts';
import { CheckBox } from '../../../kit/check-box.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { articleName } from '../../../records/article-words.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator, useSellerCountry } from '../../../session/office-state.ts';
import { stepTexts, amendTexts as texts } from '../../../texts/order.de.ts';
import { vatIdTexts } from '../../../texts/vat-id.de.ts';
import { AmendmentView } from './amend/amendment-view.tsx';
import { ArticlePicker, type PickedArticle } from './amend/article-picker.tsx';
import { ReasonField } from './reason-field.tsx';
import { useOrderStep } from './step/use-order-step.ts';
import { changedVatId, VatIdField } from './step/vat-id-field.tsx';

interface TypedLine {
  readonly amount: string;
  readonly price: string;
}

interface Typed {
  lines: TypedLine[];
  added: TypedLine[];
  shipping: 'kept' | 'computed';
  vatId: string;
  reason: string;
  isTold: boolean;
  settle: 'refund' | 'credit';
}

/** A preview, and the amendment that it belongs to. */
interface Seen {
  readonly wanted: AmendmentToSee;
  readonly preview: AmendmentPreview;
}

/**
 * Amends lines, amounts and prices of an order. The first button asks the server for a preview, and the second one
 * makes exactly what was seen. Whoever goes back types on where they were.
 */
export function AmendDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const operator = useOperator();
  const mayRefund = isAllowed('money.refund', operator);
  const [picked, setPicked] = useState<readonly PickedArticle[]>([]);
  const [seen, setSeen] = useState<Seen | null>(null);
  const refundable = seen !== null && mayRefund && seen.preview.money.isRefundable;
  const step = useOrderStep(order);
  const form = useOfficeForm<Typed>({
    values: firstValues(order),
    async send(typed): Promise<undefined | 'not yet'> {
      if (seen === null) {
        const wanted = wantedOf(order, picked, typed);
        setSeen({ wanted, preview: await officeCall('orderAmendPreview', wanted) });
        return 'not yet';
      }
      const { reason, isTold, settle } = typed;
      const { invoice, after } = seen.preview;
      const agreed = { total: after.toPay.gross, replacesInvoice: invoice !== null };
      const body = { ...step.base(), ...seen.wanted, reason, isTold, ...agreed };
      await step.take(refundable && settle === 'refund' ? 'orderAmendRefund' : 'orderAmend', body);
      showToast(stepTexts.done.amend);
      onClose();
      return undefined;
    },
  });
  const { error: _, ...isTold } = form.field('isTold');
  return (
    <FormDialog
      title={stepTexts.buttons.amend}
      submit={seen === null ? texts.preview : texts.confirm}
      form={form}
      onClose={onClose}
      {...(seen !== null && { back: { label: texts.back, onClick: () => setSeen(null) } })}
    >
      {seen === null ? (
        <AmendFields order={order} form={form} picked={picked} onPick={setPicked} />
      ) : (
        <>
          {order.business !== null || seen.wanted.vatId ? <TaxOfBusiness preview={seen.preview} /> : null}
          <AmendmentView preview={seen.preview} declaration={order.order.priceDeclaration} />
          {refundable && (
            <SelectField label={texts.settle} {...form.field('settle')}>
              <option value="refund">{texts.settleChoices.refund}</option>
              <option value="credit">{texts.settleChoices.credit}</option>
            </SelectField>
          )}
          {!refundable && seen.preview.money.toRefund > 0 && <p>{texts.noRefund}</p>}
          <CheckBox label={texts.isTold} {...isTold} />
        </>
      )}
    </FormDialog>
  );
}

function AmendFields(props: {
  order: OfficeOrder;
  form: OfficeForm<Typed>;
  picked: readonly PickedArticle[];
  onPick: (picked: readonly PickedArticle[]) => void;
}) {
  const { order, form, picked, onPick } = props;
  const { items, priceDeclaration } = order.order;
  return (
    <>
      {items.map(({ product, condition, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their places, and none moves
        <fieldset key={at} className="fields">
          <legend>{articleName(product)}</legend>
          <LineFields
            form={form}
            at={`lines.${at}`}
            hint={`${texts.agreed(amount, condition.unit ?? '', ...priceOf(condition, priceDeclaration))}. ${texts.removed}`}
            price={condition.price[priceDeclaration]}
            quantity={condition.priceQuantity ?? 1}
          />
        </fieldset>
      ))}
      {picked.map(({ name, unit, price, priceQuantity }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of the form are known by these places
        <fieldset key={at} className="fields">
          <legend>{name}</legend>
          <LineFields
            form={form}
            at={`added.${at}`}
            hint={unit}
            price={price[priceDeclaration]}
            quantity={priceQuantity}
          />
        </fieldset>
      ))}
      <ArticlePicker
        order={order}
        onPick={(article) => {
          form.set(`added.${picked.length}`, { amount: '1', price: '' });
          onPick([...picked, article]);
        }}
      />
      <SelectField label={texts.shipping} {...form.field('shipping')}>
        <option value="kept">{texts.shippingChoices.kept}</option>
        <option value="computed">{texts.shippingChoices.computed}</option>
      </SelectField>
      <VatIdField hint={vatIdTexts.inAmendment} {...form.field('vatId')} />
      <ReasonField form={form} />
    </>
  );
}

/** The agreed price in words, and for how many units it is. */
function priceOf(
  { price, priceQuantity = 1 }: OfficeOrder['order']['items'][number]['condition'],
  declaration: 'gross' | 'net',
): [price: string, quantity: number] {
  return [formatPrice(price[declaration]), priceQuantity];
}

/** Amount and price of a line. `price`: the one that holds if none is typed, in EUR for `quantity` units. */
function LineFields(props: {
  form: OfficeForm<Typed>;
  at: `lines.${number}` | `added.${number}`;
  hint: string;
  price: number;
  quantity: number;
}) {
  const { form, at } = props;
  const mayPrice = isAllowed('orders.price', useOperator());
  return (
    <div className="amend-line">
      <TextField
        label={texts.amount}
        inputMode="numeric"
        autoComplete="off"
        hint={props.hint}
        {...form.field(`${at}.amount`)}
      />
      {mayPrice && (
        <TextField
          label={texts.price(props.quantity)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatAmount(props.price)}
          {...form.field(`${at}.price`)}
        />
      )}
    </div>
  );
}

/** What a VAT id that was stated anew does to the tax. */
function TaxOfBusiness({ preview: { vatIdState, isUntaxed } }: { preview: AmendmentPreview }) {
  const country = useSellerCountry();
  if (vatIdState !== undefined) return <p className="soft">{vatIdTexts.wasAnswered(country, vatIdState)}</p>;
  return isUntaxed ? <p className="soft">{vatIdTexts.isUntaxed}</p> : null;
}

function firstValues({ order, business }: OfficeOrder): Typed {
  return {
    lines: order.items.map(({ amount }) => ({ amount: `${amount}`, price: '' })),
    vatId: business?.vatId ?? '',
    ...{ added: [], shipping: 'kept', reason: '', isTold: true, settle: 'refund' },
  };
}

/** What was typed. An empty price keeps the agreed one; an added article with the amount 0 is left out. */
function wantedOf({ number, business }: OfficeOrder, picked: readonly PickedArticle[], typed: Typed): AmendmentToSee {
  const lines = typed.lines.map((line, at) => ({ line: at, ...readLine(line, `lines.${at}`) }));
  const added = picked.map(({ productId, conditionId }, at) => ({
    ...{ productId, conditionId },
    ...readLine(typed.added[at] ?? { amount: '0', price: '' }, `added.${at}`),
  }));
  return {
    ...{ number, lines, added: added.filter(({ amount }) => amount !== 0), shippingCosts: typed.shipping },
    ...changedVatId({ business }, typed.vatId),
  };
}

function readLine({ amount: typed, price: typedPrice }: TypedLine, path: string) {
  const text = typed.trim();
  if (!/^\d{1,7}$/.test(text)) throw fieldRefusal(`${path}.amount`, texts.wrongAmount);
  const price = typedPrice.trim() === '' ? undefined : typedAmount(typedPrice);
  if (price === null || (price ?? 0) < 0) throw fieldRefusal(`${path}.price`, texts.wrongPrice);
  return { amount: Number(text), ...(price !== undefined && { price }) };
}
