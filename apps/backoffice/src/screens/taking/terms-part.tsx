import type { TakingChoices } from '@kontor/contract/office';
import { orderChannels } from '@kontor/domain';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { officeCall } from '../../calls/office-call.ts';
import { Button } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAction } from '../../kit/use-action.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import type { Picked, TakingFormFields } from './typed-order.ts';

interface Props {
  readonly form: TakingFormFields;
  readonly choices: TakingChoices;
  readonly picked: Picked;
  /** The age that the goods require. Undefined: none. */
  readonly minimumAge: number | undefined;
  readonly setPicked: Dispatch<SetStateAction<Picked>>;
  /** An offer: how an order came, vouchers and what the customer agrees to are not asked. */
  readonly isOffer: boolean;
}

/** How it is shipped and paid, how it came, vouchers, and what the customer agrees to. */
export function TermsPart({ form, choices, picked, minimumAge, setPicked, isOffer }: Props) {
  const { carriers, paymentConditions, options } = choices;
  return (
    <section className="section" aria-labelledby="taking-terms">
      <h2 id="taking-terms">{texts.terms}</h2>
      <div className="form-row">
        {carriers.length > 0 && (
          <SelectField label={texts.carrier} {...form.field('carrier')}>
            {carriers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        <SelectField label={texts.payment} {...form.field('paymentCondition')}>
          {paymentConditions.map(({ name, title, kind }) => (
            <option key={name} value={name}>
              {kind === 'online' ? texts.onlinePayment(title) : title}
            </option>
          ))}
        </SelectField>
        {!isOffer && (
          <SelectField label={texts.channel} {...form.field('channel')}>
            {orderChannels.map((channel) => (
              <option key={channel} value={channel}>
                {texts.channels[channel]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="form-row">
        <TextField label={texts.externalNumber} autoComplete="off" {...form.field('externalNumber')} />
        {!isOffer && (
          <TextField label={texts.remark} hint={texts.remarkHint} autoComplete="off" {...form.field('remark')} />
        )}
      </div>
      {minimumAge !== undefined && (
        <TextField
          {...{ type: 'date', label: texts.birthDate, hint: texts.birthDateHint(minimumAge), autoComplete: 'off' }}
          {...form.field('birthDate', { required: true })}
        />
      )}
      {!isOffer && <VoucherPart {...{ picked, setPicked }} />}
      {!isOffer && options.length > 0 && (
        <fieldset className="fields">
          <legend>{texts.agreed}</legend>
          {options.map(({ name, mandatory }, i) => {
            const { error: _, ...agreed } = form.field(`agreed.${i}`);
            return <CheckBox key={name} label={mandatory ? texts.mandatory(name) : name} {...agreed} />;
          })}
        </fieldset>
      )}
    </section>
  );
}

/** Vouchers are reserved when they are redeemed, like those of a cart. */
function VoucherPart({ picked, setPicked }: Pick<Props, 'picked' | 'setPicked'>) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');
  // A reservation stays with its order, so a voucher that is removed can be used again here.
  const [reserved, setReserved] = useState<Picked['vouchers']>([]);
  const add = (voucher: Picked['vouchers'][number]) => {
    setPicked((now) => ({
      ...now,
      vouchers: [...now.vouchers.filter((one) => one.code !== voucher.code), voucher],
    }));
    setCode('');
  };
  const redeem = useAction(async () => {
    const typed = code.trim();
    setRefusal('');
    if (typed === '') return;
    const before = reserved.find((one) => one.code.toLowerCase() === typed.toLowerCase());
    if (before !== undefined) return add(before);
    const answer = await officeCall('orderTakeVoucher', { code: typed });
    if (!answer.ok) return setRefusal(answer.msg);
    const voucher = { code: answer.voucher.code, session: answer.voucher.session };
    setReserved((now) => [...now, voucher]);
    add(voucher);
  });
  return (
    <>
      <div className="taking-voucher">
        <TextField
          label={texts.voucher}
          autoComplete="off"
          value={code}
          error={redeem.failure === null ? refusal || undefined : failureMessage(redeem.failure)}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void redeem.run();
          }}
        />
        <Button isBusy={redeem.isBusy} onClick={() => redeem.run()}>
          {texts.redeem}
        </Button>
      </div>
      {picked.vouchers.map((voucher) => (
        <p key={voucher.code} className="taking-customer">
          <strong>{voucher.code}</strong>
          <Button
            aria-label={texts.removeVoucher(voucher.code)}
            onClick={() =>
              setPicked((now) => ({ ...now, vouchers: now.vouchers.filter(({ code: one }) => one !== voucher.code) }))
            }
          >
            {texts.otherVoucher}
          </Button>
        </p>
      ))}
    </>
  );
}
