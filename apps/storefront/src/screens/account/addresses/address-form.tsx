import type { Country, Address as WireAddress } from '@kontor/contract';
import { type Address, type AddressField, type AddressRole, cleanAddress } from '@kontor/domain';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AddressFields } from '../../../forms/address-fields.tsx';
import { accountTexts, addressTexts } from '../../../texts/account.de.ts';
import { orderTexts } from '../../../texts/order.de.ts';
import { Button } from '../../../ui/button.tsx';
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts';
import { Progress } from '../../../ui/progress.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { addressResolver, refusedFields } from './address-resolver.ts';

interface AddressToEdit {
  readonly kind: AddressRole;
  /** Null: a new one. */
  readonly initial: WireAddress | null;
  readonly countries: readonly Country[];
  readonly onSave: (address: Address) => Promise<void>;
}

/**
 * The fields of an address, validated by the rules of the order form. If the shop refuses it, the typed text stays,
 * with the reason at the field.
 */
export function AddressForm(props: AddressToEdit & { onCancel: () => void }) {
  const { kind, countries } = props;
  const element = useRef<HTMLFormElement>(null);
  const { form, saving } = useAddressForm(props);
  const { errors, submitCount } = form.formState;

  useEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), []);

  // Runs after the errors of a submit have been rendered. The first wrong field cannot be found earlier.
  useEffect(() => {
    if (submitCount > 0 && !saving.isBusy) focusFirstWrong(element.current);
  }, [submitCount, saving.isBusy]);

  const submit = (event: FormEvent) => form.handleSubmit(saving.run)(event);

  return (
    <form className="account-form" ref={element} onSubmit={submit} noValidate>
      <p className="account-hint">{orderTexts.requiredHint}</p>
      <AddressFields
        kind={kind}
        countries={countries}
        errors={errors}
        part={{
          country: form.watch('country'),
          register: (field: AddressField, options) => form.register(field, options),
          judgePostalCode: () => {
            if (form.getValues('zipCode') !== '') form.trigger('zipCode');
          },
        }}
      />
      <FailureNotice failure={saving.failure} />
      {saving.isBusy && <Progress label={accountTexts.saving} />}
      <div className="account-form-actions">
        <Button look="primary" type="submit" aria-disabled={saving.isBusy || undefined}>
          {addressTexts.save}
        </Button>
        <Button onClick={props.onCancel}>{accountTexts.cancel}</Button>
      </div>
    </form>
  );
}

/** The typed address and its saving. What the shop refuses becomes an error of the field. */
function useAddressForm({ kind, initial, countries, onSave }: AddressToEdit) {
  const form = useForm<Address>({
    defaultValues: cleanAddress(initial ?? { country: countries[0]?.shortName ?? '' }),
    mode: 'onTouched',
    resolver: addressResolver(
      kind,
      countries.map(({ shortName }) => shortName),
    ),
    shouldFocusError: false,
  });
  const saving = useAction(async () => {
    try {
      await onSave(cleanAddress(form.getValues()));
    } catch (failure) {
      const refused = refusedFields(failure);
      if (refused.length === 0) throw failure;
      for (const { field, message } of refused) form.setError(field, { type: 'refused', message });
    }
  });
  return { form, saving };
}
