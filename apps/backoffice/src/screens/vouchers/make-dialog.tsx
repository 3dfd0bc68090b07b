import type { VouchersToMake, VoucherWorth } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { officeCall } from '../../calls/office-call.ts';
import { typedAmount } from '../../format/typed-amount.ts';
import { fieldRefusal } from '../../forms/field-refusal.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { voucherRoomTexts } from '../../texts/rooms.de.ts';
import { seriesTexts, voucherTexts as texts } from '../../texts/vouchers.de.ts';
import { CodesDialog } from './codes-dialog.tsx';

interface Typed {
  readonly kind: VoucherWorth['kind'];
  readonly worth: string;
  readonly code: string;
  readonly count: string;
  readonly series: string;
  readonly prefix: string;
  readonly minimum: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly usesAllowed: string;
}

const empty: Typed = {
  ...{
    kind: 'fixed',
    worth: '',
    code: '',
    count: '1',
    series: '',
    prefix: '',
    minimum: '',
    firstDay: '',
    lastDay: '',
    usesAllowed: '1',
  },
};

/** Makes vouchers, then shows their codes. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useOfficeForm<Typed>({
    values: empty,
    async send(typed) {
      const made = await officeCall('vouchersMake', bodyOf(typed));
      setCodes(made.codes);
      await Promise.all(['vouchers', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const { kind, code, series } = useWatch({ control: form.control });
  if (codes !== null) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormDialog title={voucherRoomTexts.make} submit={voucherRoomTexts.make} form={form} onClose={onClose}>
      <SelectField label={texts.kind} {...form.field('kind')}>
        {Object.entries(texts.kinds).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {kind !== 'free-shipping' && (
        <TextField
          label={kind === 'percent' ? texts.percentLabel : texts.amountLabel}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('worth', { required: true })}
        />
      )}
      <TextField label={texts.code} hint={texts.codeHint} autoComplete="off" {...form.field('code')} />
      {!code && <TextField label={texts.count} inputMode="numeric" autoComplete="off" {...form.field('count')} />}
      {!code && (
        <TextField
          label={seriesTexts.nameOf}
          hint={seriesTexts.nameHint}
          autoComplete="off"
          {...form.field('series')}
        />
      )}
      {!code && series && (
        <TextField
          label={seriesTexts.prefix}
          hint={seriesTexts.prefixHint}
          autoComplete="off"
          {...form.field('prefix')}
        />
      )}
      <TextField
        label={texts.minimum}
        hint={texts.minimumHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('minimum')}
      />
      <TextField label={texts.firstDay} type="date" {...form.field('firstDay')} />
      <TextField label={texts.lastDay} hint={texts.lastDayHint} type="date" {...form.field('lastDay')} />
      {kind !== 'gift-balance' && (
        <TextField
          label={texts.usesAllowed}
          hint={texts.usesHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('usesAllowed')}
        />
      )}
    </FormDialog>
  );
}

/** The body of the call. What is no number is refused at its field, before anything is sent. */
function bodyOf({
  kind,
  worth,
  code,
  count,
  minimum,
  firstDay,
  lastDay,
  usesAllowed,
  ...typed
}: Typed): VouchersToMake {
  const [series, prefix] = [typed.series.trim(), typed.prefix.trim()];
  return {
    worth: worthOf(kind, worth),
    ...(code.trim() === '' ? { count: wholeNumber('count', count) } : { code }),
    ...(code.trim() === '' && series !== '' && { series, ...(prefix !== '' && { prefix }) }),
    ...(minimum.trim() !== '' && { minimum: amountOf('minimum', minimum) }),
    ...(firstDay !== '' && { firstDay }),
    ...(lastDay !== '' && { lastDay }),
    ...(kind !== 'gift-balance' && {
      usesAllowed: usesAllowed.trim() === '' ? null : wholeNumber('usesAllowed', usesAllowed),
    }),
  };
}

function worthOf(kind: Typed['kind'], typed: string): VoucherWorth {
  if (kind === 'free-shipping') return { kind };
  const number = amountOf('worth', typed);
  if (kind === 'percent') return { kind, percent: number };
  return kind === 'fixed' ? { kind, amount: number } : { kind, balance: number };
}

function amountOf(field: keyof Typed, typed: string): number {
  const amount = typedAmount(typed);
  if (amount === null) throw fieldRefusal(field, texts.noAmount);
  return amount;
}

function wholeNumber(field: keyof Typed, typed: string): number {
  if (!/^\d{1,7}$/.test(typed.trim())) throw fieldRefusal(field, texts.noNumber);
  return Number(typed);
}
