import type {
  OfficeBody,
  OfficeCustomer,
  OrderAgain,
  QuoteAgain,
  TakingChoices,
  TakingPreview,
} from '@kontor/contract/office';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { officeCall } from '../../calls/office-call.ts';
import { formatAmount } from '../../format/format-price.ts';
import { fieldRefusal } from '../../forms/field-refusal.ts';
import { Form } from '../../forms/form.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { type OfficeForm, useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { typedAddress } from '../../records/address-fields.tsx';
import { newStepKey } from '../../records/order-query.ts';
import { takingChoicesQuery, takingPreviewQuery } from '../../records/taking-query.ts';
import { useRoomKeys } from '../../shell/use-room-keys.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { kitTexts } from '../../texts/kit.de.ts';
import { quoteTexts } from '../../texts/quotes.de.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { ArticlesPart } from './articles-part.tsx';
import { ConfirmTaking } from './confirm-taking.tsx';
import { CustomerPart } from './customer-part.tsx';
import { QuoteDialog, type QuoteToEdit } from './quote-dialog.tsx';
import { TakingSums } from './taking-sums.tsx';
import { TermsPart } from './terms-part.tsx';
import {
  emptyOrder,
  orderToPreview,
  type Picked,
  readAmount,
  readPrice,
  setsPrices,
  type TypedOrder,
} from './typed-order.ts';

/**
 * The form of an order that is taken by hand. Its sums follow what is typed. The first submission asks the server
 * whether all is there, and shows what to read out; the second one places exactly that. One form is one order, however
 * often it is sent.
 */
export function TakingForm(props: {
  choices: TakingChoices;
  /** Who orders, if that is known already. */
  customer: OfficeCustomer | null;
  /** The order that is ordered again. */
  again: OrderAgain | QuoteAgain | null;
  /** The offer that is changed. */
  quote: QuoteToEdit | null;
  /** Whether only an offer is made or changed: what an order alone needs is not asked then. */
  isOffer: boolean;
}) {
  const { choices: atFirst, customer, again, quote, isOffer } = props;
  /** What the next submission checks for. */
  const [goal, setGoal] = useState<Goal>(isOffer ? 'quote' : 'order');
  const [place, queries] = [usePlacing(), useQueryClient()];
  const [picked, setPicked] = useState<Picked>({ customer, lines: linesOf(again), vouchers: [] });
  const [seen, setSeen] = useState<TakingPreview | null>(null);
  const key = useRef(newStepKey());
  const { data: choices = atFirst } = useQuery({
    ...takingChoicesQuery(picked.customer?._id ?? null),
    placeholderData: keepPreviousData,
  });
  const form = useOfficeForm<TypedOrder>({
    values: { ...emptyOrder(atFirst), ...(customer && fieldsOf(customer)), ...(again && fieldsAgain(again, atFirst)) },
    async send(typed): Promise<undefined | 'not yet'> {
      const body = { ...wholeOrder(picked, typed), options: agreedOptions(choices, typed) };
      if (seen === null) {
        const asWhole = goal === 'quote' ? wholeQuote(choices, picked, { typed, body }) : { ...body, isWhole: true };
        const preview = await officeCall('orderTakePreview', asWhole);
        if (preview.changes.some(({ kind }) => kind !== 'price')) throw fieldRefusal('', texts.changed);
        setSeen(preview);
        return 'not yet';
      }
      const { channel, remark, reason } = typed;
      const { total, toPay } = seen;
      const shown = { total: total.gross, ...(toPay !== undefined && { toPay }) };
      try {
        await place({ ...body, key: key.current, channel, remark, reason, seen: shown });
      } finally {
        setSeen(null);
        void queries.invalidateQueries({ queryKey: ['taking-preview'] });
      }
      return undefined;
    },
  });
  const typed = useWatch({ control: form.control }) as TypedOrder;
  const sums = useSums(picked, typed);
  const minimumAge = sums.preview?.minimumAge;
  useFormInView(form);
  useRoomKeys([
    { title: isOffer ? quoteTexts.make : texts.check, icon: 'orders', keys: 'mod enter', run: () => void form.save() },
  ]);
  return (
    <div className="taking-parts">
      <Form
        form={form}
        label={texts.title}
        actions={
          <>
            <GoalButtons {...{ goal, setGoal, isOffer, isBusy: form.isBusy, isNew: quote === null }} />
            <span className="soft">{texts.keysHint}</span>
          </>
        }
      >
        <CustomerPart
          {...{ form, typed, choices }}
          customer={picked.customer}
          onPick={(customer) => {
            setPicked((before) => ({ ...before, customer }));
            if (customer !== null)
              for (const [name, value] of Object.entries(fieldsOf(customer))) form.set(name as keyof TypedOrder, value);
          }}
        />
        <ArticlesPart {...{ form, typed, picked, setPicked, choices }} preview={sums.preview} />
        <TermsPart {...{ form, choices, picked, setPicked, minimumAge, isOffer }} />
      </Form>
      <TakingSums {...sums} declaration={choices.declaration} isEmpty={picked.lines.length === 0} />
      <UnsavedChanges form={form} />
      {seen !== null && goal === 'quote' && (
        <QuoteDialog
          body={{
            ...{ ...wholeOrder(picked, typed), key: key.current, reason: typed.reason },
            seen: { total: seen.total.gross },
          }}
          until={choices.quoteUntil}
          quote={quote}
          onClose={() => setSeen(null)}
        />
      )}
      {seen !== null && goal === 'order' && (
        <ConfirmTaking
          {...{ typed, picked, choices, preview: seen, isBusy: form.isBusy }}
          onClose={() => setSeen(null)}
          onConfirm={() => void form.save()}
        />
      )}
    </div>
  );
}

/** Places the order that was read out, and shows it. */
function usePlacing() {
  const [navigate, queries] = [useNavigate(), useQueryClient()];
  return async (order: OfficeBody<'orderTake'>): Promise<void> => {
    const { number, isRepeated } = await officeCall('orderTake', order);
    for (const name of ['orders', 'log', 'today']) void queries.invalidateQueries({ queryKey: [name] });
    showToast(isRepeated ? texts.repeated(number) : texts.done(number));
    await navigate({ to: '/bestellungen/$nummer', params: { nummer: number }, replace: true, ignoreBlocker: true });
  };
}

/** Puts the focus where one begins to type, and shows what is wrong. */
function useFormInView({ ref, failure }: Pick<OfficeForm<TypedOrder>, 'ref' | 'failure'>): void {
  // Whoever is on the telephone begins to type at once.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), [ref]);
  // The form is longer than the window, and what is wrong may stand at its end.
  useEffect(() => {
    if (failure !== null) ref.current?.querySelector(':scope > [role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [ref, failure]);
}

/** What a submission is for: an order, unless only an offer is made, or an offer. */
type Goal = 'order' | 'quote';

/** The buttons that submit the form, one for each goal. `isNew`: the offer is not there yet. */
function GoalButtons(props: {
  goal: Goal;
  setGoal: (goal: Goal) => void;
  isOffer: boolean;
  isNew: boolean;
  isBusy: boolean;
}) {
  const { goal, setGoal, isOffer, isNew, isBusy } = props;
  return (
    <>
      {!isOffer && (
        <Button look="primary" type="submit" isBusy={isBusy && goal === 'order'} onClick={() => setGoal('order')}>
          {texts.check}
        </Button>
      )}
      <Button
        look={isOffer ? 'primary' : 'secondary'}
        type="submit"
        isBusy={isBusy && goal === 'quote'}
        onClick={() => setGoal('quote')}
      >
        {isNew ? quoteTexts.make : quoteTexts.changeButton}
      </Button>
    </>
  );
}

/** What the shop knows of a customer, as the fields have it. */
function fieldsOf({ email, address, shippingAddress }: OfficeCustomer): Partial<TypedOrder> {
  return {
    email,
    ...(address && { address: typedAddress(address) }),
    ...(shippingAddress && { delivery: 'own', shippingAddress: typedAddress(shippingAddress) }),
  };
}

/** The lines of an order that is ordered again, or of an offer. */
function linesOf(again: OrderAgain | QuoteAgain | null): Picked['lines'] {
  return (again?.lines ?? []).map(({ article }, i) => ({ key: `again-${i}`, article }));
}

/** The same as the fields have it. What the shop does not offer any more is left as it is in an empty form. */
function fieldsAgain(
  again: OrderAgain | QuoteAgain,
  { carriers, paymentConditions }: TakingChoices,
): Partial<TypedOrder> {
  const { email, address, shippingAddress, lines, carrier, paymentCondition } = again;
  return {
    ...{ email, address: typedAddress(address) },
    ...(shippingAddress && { delivery: 'own' as const, shippingAddress: typedAddress(shippingAddress) }),
    ...('externalNumber' in again && { externalNumber: again.externalNumber }),
    vatId: again.vatId,
    lines: Object.fromEntries(
      lines.map((line, i) => {
        const price = 'price' in line && line.price !== undefined ? formatAmount(line.price) : '';
        return [`again-${i}`, { amount: `${line.amount}`, price }];
      }),
    ),
    ...(carriers.includes(carrier) && { carrier }),
    ...(paymentConditions.some(({ name }) => name === paymentCondition) && { paymentCondition }),
  };
}

/** The sums of what is typed, a moment after it was typed. */
function useSums(picked: Picked, typed: TypedOrder) {
  const wanted = orderToPreview(picked, typed);
  const body = useSettled(JSON.stringify(wanted));
  const asked = useQuery({
    ...takingPreviewQuery(body),
    enabled: body !== 'null' && picked.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    preview: asked.error === null && picked.lines.length > 0 ? (asked.data ?? null) : null,
    failure: wanted === null ? fieldRefusal('', texts.wrongAmounts) : asked.error,
  };
}

/** The order, or the refusal of the field that is no number. */
function wholeOrder(picked: Picked, typed: TypedOrder) {
  for (const { key } of picked.lines) {
    const { amount = '', price = '' } = typed.lines[key] ?? {};
    if (readAmount(amount) === null) throw fieldRefusal(`lines.${key}.amount`, texts.wrongAmount);
    if (readPrice(price) === null) throw fieldRefusal(`lines.${key}.price`, texts.wrongPrice);
  }
  const order = orderToPreview(picked, typed);
  if (order === null) throw fieldRefusal('', texts.wrongAmounts);
  return order;
}

/** An offer as it is checked: what the customer will agree to is not asked yet. Throws what it cannot have. */
function wholeQuote(
  { options }: TakingChoices,
  picked: Picked,
  { typed, body }: { readonly typed: TypedOrder; readonly body: ReturnType<typeof wholeOrder> },
) {
  if (picked.vouchers.length > 0) throw fieldRefusal('', texts.noVouchers);
  if (setsPrices(picked, typed) && typed.reason.trim() === '') throw fieldRefusal('reason', kitTexts.required);
  return { ...body, options: options.map(({ name }) => name), isWhole: true };
}

function agreedOptions({ options }: TakingChoices, { agreed }: TypedOrder): string[] {
  return options.flatMap(({ name }, i) => (agreed[i] ? [name] : []));
}
