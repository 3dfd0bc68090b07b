import type { BankEntryWithMatch } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { formatDay } from '../../format/format-day.ts';
import { formatAmount, formatMoney, formatPrice } from '../../format/format-price.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Form } from '../../forms/form.tsx';
import { type OfficeForm, useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { Facts } from '../../kit/facts.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { type Action, useAction } from '../../kit/use-action.ts';
import { noteEntry } from '../../records/bank-query.ts';
import { Keys } from '../../shell/keys.tsx';
import { useRoomKeys } from '../../shell/use-room-keys.ts';
import { ruleTexts, decideTexts as texts } from '../../texts/bank.de.ts';
import { amountOf, isInEuro, payerOf, whyOf } from './entry-words.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { type TypedShares, useTypedShares } from './use-typed-shares.ts';

/**
 * One entry to decide about. Its fields contain the shop's proposal. `J` accepts the values as they are, `B` sets the
 * entry aside, `N` moves on. After the last entry a message says that nothing waits.
 */
export function DecideEntry(props: {
  entry: BankEntryWithMatch;
  title: RefObject<HTMLHeadingElement | null>;
  place: { at: number; all: number; isMore: boolean };
  onDecided: () => void;
  onSkip: () => void;
}) {
  const { entry, place, onDecided } = props;
  const queries = useQueryClient();
  const readShares = useTypedShares();
  const proposed = entry.match?.shares ?? [];
  const late = entry.match?.lateDiscount ?? null;
  const rest = entry.match?.rest ?? null;
  const [rows, setRows] = useState(Math.max(1, proposed.length));
  const form = useOfficeForm<TypedShares>({
    values: firstValues(entry),
    async send(typed) {
      const read = await readShares(typed, rows);
      // What is asked is about the proposed order, with the proposed amount.
      const isAsked = ({ number, amount }: (typeof read)[number]) =>
        number === proposed[0]?.number && amount === proposed[0].amount;
      const shares = read.map((share) => ({
        ...share,
        ...(late !== null &&
          share.number === proposed[0]?.number &&
          typed.late === 'accept' && { acceptsDiscount: true }),
        ...(rest !== null && isAsked(share) && typed.rest === 'write-off' && { writesOff: true }),
      }));
      const numbers = shares.map(({ number }) => number);
      const assigned = await officeCall('bankEntryAssign', { _id: entry._id, shares });
      onDecided();
      noteEntry(queries, assigned, numbers);
      showToast(texts.assigned(numbers));
    },
    fieldOfCode: { 'order-not-found': 'number0', 'bank-shares': 'amount0' },
  });
  const aside = useAction(async () => {
    const setAside = await officeCall('bankEntrySetAside', { _id: entry._id, isAside: true });
    onDecided();
    noteEntry(queries, setAside, []);
    showToast(texts.setAside);
  });
  const isPayable = isInEuro(entry);
  const [isRule, setRule] = useState(false);
  useRoomKeys([
    ...(isPayable ? [{ title: texts.assign, icon: 'good', keys: 'j', run: () => void form.save() } as const] : []),
    { title: texts.aside, icon: 'close', keys: 'b', run: () => void aside.run() },
    { title: texts.skip, icon: 'more', keys: 'n', run: props.onSkip },
  ]);
  const title = entry.amount < 0 ? texts.titleOut : texts.title;
  return (
    <section className="section decide" aria-labelledby="decide-title">
      <p className="soft decide-place">{texts.left(place.at, place.all, place.isMore)}</p>
      <h2 id="decide-title" ref={props.title} tabIndex={-1}>
        {title(amountOf(entry), payerOf(entry))}
      </h2>
      <EntryFacts entry={entry} />
      <Form
        form={form}
        label={texts.assign}
        actions={
          <DecideButtons
            {...{ isPayable, isAssigning: form.isBusy, aside, onSkip: place.all > 1 ? props.onSkip : undefined }}
            onRule={canBeRuled(entry) ? () => setRule(true) : undefined}
          />
        }
      >
        {isPayable ? <ShareFields form={form} rows={rows} /> : <p>{texts.foreign(entry.currency)}</p>}
        {rest !== null && <SmallRest form={form} rest={rest} />}
        {late !== null && <LateDiscount form={form} discount={late} />}
        {isPayable && (
          <Button look="plain" className="share-more" onClick={() => setRows(rows + 1)}>
            {texts.more}
          </Button>
        )}
      </Form>
      <FailureNotice failure={aside.failure} />
      {isRule && <RuleDialog {...{ entry, onMade: onDecided, onClose: () => setRule(false) }} />}
    </section>
  );
}

/** Whether entries like this one may be set aside by a rule: it is about no order. */
function canBeRuled({ match }: BankEntryWithMatch): boolean {
  return match?.kind === 'none' && match.reasons.every((reason) => reason === 'went-out' || reason === 'currency');
}

/** The buttons, with their keys. `onSkip`: undefined if there is no other entry; `onRule`: if no rule can be made. */
function DecideButtons(props: {
  isPayable: boolean;
  isAssigning: boolean;
  aside: Action<[]>;
  onSkip: (() => void) | undefined;
  onRule: (() => void) | undefined;
}) {
  const { aside, onSkip } = props;
  return (
    <>
      {props.isPayable && (
        <Button look="primary" type="submit" isBusy={props.isAssigning}>
          {texts.assign} <Keys keys="j" />
        </Button>
      )}
      <Button isBusy={aside.isBusy} onClick={() => aside.run()}>
        {texts.aside} <Keys keys="b" />
      </Button>
      {props.onRule && <Button onClick={props.onRule}>{ruleTexts.button}</Button>}
      {onSkip && (
        <Button onClick={onSkip}>
          {texts.skip} <Keys keys="n" />
        </Button>
      )}
    </>
  );
}

/** Asks what becomes of the few cents by which a payment differs. */
function SmallRest({ form, rest }: { form: OfficeForm<TypedShares>; rest: number }) {
  const isTooMuch = rest < 0;
  return (
    <SelectField
      label={texts.rest(formatPrice(Math.abs(rest)), isTooMuch)}
      hint={texts.restHint}
      {...form.field('rest')}
    >
      <option value="write-off">{texts.restChoices['write-off']}</option>
      <option value="open">{texts.restChoices.open(isTooMuch)}</option>
    </SelectField>
  );
}

/** Asks what becomes of a cash discount that was deducted too late. Nothing is chosen beforehand. */
function LateDiscount({ form, discount }: { form: OfficeForm<TypedShares>; discount: number }) {
  return (
    <SelectField
      label={texts.late(formatPrice(discount))}
      hint={texts.lateHint}
      {...form.field('late', { required: true })}
    >
      <option value="">{texts.lateChoose}</option>
      <option value="accept">{texts.lateChoices.accept}</option>
      <option value="open">{texts.lateChoices.open(formatPrice(discount))}</option>
    </SelectField>
  );
}

/** The fields of each order with its part of the amount. Rows are only ever added at the end. */
function ShareFields({ form, rows }: { form: OfficeForm<TypedShares>; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
    <div key={row} className="share-fields">
      <TextField
        label={texts.order}
        hint={row === 0 ? texts.orderHint : undefined}
        autoComplete="off"
        {...form.field(`number${row}`, { required: row === 0 })}
      />
      <TextField label={texts.amount} inputMode="decimal" autoComplete="off" {...form.field(`amount${row}`)} />
    </div>
  ));
}

function EntryFacts({ entry }: { entry: BankEntryWithMatch }) {
  const { purpose, bookedOn, payerIban, match, original } = entry;
  return (
    <Facts
      facts={[
        [texts.purpose, purpose === '' ? texts.noPurpose : purpose],
        ...(original === null ? [] : ([[texts.original, formatMoney(original.amount, original.currency)]] as const)),
        [texts.day, formatDay(bookedOn)],
        ...(payerIban === null ? [] : ([[texts.payerIban, payerIban]] as const)),
        ...(match === null ? [] : ([[texts.why, texts.proposal(match.kind, whyOf(entry))]] as const)),
      ]}
    />
  );
}

/** The shop's proposal. Without one: the whole amount, for an order still to be named. */
function firstValues({ match, amount }: BankEntryWithMatch): TypedShares {
  const shares = match === null || match.shares.length === 0 ? [{ number: '', amount }] : match.shares;
  return Object.fromEntries([
    ['late', ''],
    ['rest', 'write-off'],
    ...shares.flatMap((share, row) => [
      [`number${row}`, share.number],
      [`amount${row}`, formatAmount(share.amount)],
    ]),
  ]);
}
