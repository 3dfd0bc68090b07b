import { TextField } from '../../../../kit/text-field.tsx';
import { useSellerCountry } from '../../../../session/office-state.ts';
import { vatIdTexts as texts } from '../../../../texts/vat-id.de.ts';

/** The VAT id of an order that is changed. `hint`: what it changes. */
export function VatIdField({ hint, ...field }: { hint: string } & Field) {
  const country = useSellerCountry();
  return (
    <TextField
      {...{ label: texts.name(country), hint, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      {...field}
    />
  );
}

type Field = Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>;

/** The VAT id that a call names: none if it stays as it is. */
export function changedVatId({ business }: { business: { vatId: string } | null }, typed: string): { vatId?: string } {
  const vatId = typed.trim();
  return vatId === (business?.vatId ?? '') ? {} : { vatId };
}
