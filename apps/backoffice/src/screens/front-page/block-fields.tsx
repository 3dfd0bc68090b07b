import type { OfficeFrontPage } from '@kontor/contract/office';
import { type FrontPageKind, fieldsOfKind, frontPageLimits, productAmounts, productChoices } from '@kontor/domain';
import { useWatch } from 'react-hook-form';
import type { OfficeForm } from '../../forms/use-office-form.ts';
import { CheckBox } from '../../kit/check-box.tsx';
import { Field } from '../../kit/field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import type { FrontPageValues } from './edited-block.ts';
import { PictureField } from './picture-field.tsx';

interface BlockProps {
  readonly form: OfficeForm<FrontPageValues>;
  readonly place: number;
}

/** What the fields of a block need. */
export interface BlockFieldsProps extends BlockProps {
  readonly kind: FrontPageKind;
  readonly categories: OfficeFrontPage['categories'];
  /** A picture is on its way to the block, or no longer. */
  readonly onUpload: (isRunning: boolean) => void;
}

/** The fields of a block's kind. */
export function BlockFields(props: BlockFieldsProps) {
  const { form, place, kind, categories } = props;
  const has = (field: (typeof fieldsOfKind)[FrontPageKind][number]) => fieldsOfKind[kind].includes(field);
  const at = `page.blocks.${place}` as const;
  return (
    <>
      <TextField label={texts.title} maxLength={frontPageLimits.title} {...form.field(`${at}.title`)} />
      {has('text') && <LongField {...{ form, place }} name="text" label={texts.text} hint={texts.textHint} rows={5} />}
      {has('picture') && <PictureField form={form} place={place} onUpload={props.onUpload} />}
      {has('links') && <Links form={form} place={place} />}
      {has('facts') && <Facts form={form} place={place} />}
      {has('choice') && <Products form={form} place={place} />}
      {has('most') && (
        <SelectField label={texts.most} {...form.field(`${at}.most`)}>
          {productAmounts.map((amount) => (
            <option key={amount} value={amount}>
              {amount}
            </option>
          ))}
        </SelectField>
      )}
      {has('categories') && categories.length > 0 && (
        <fieldset className="front-page-choices">
          <legend className="field-label">{texts.categories}</legend>
          {categories.map(({ _id, name }) => {
            const { error: _, ...box } = form.field(`${at}.categories`);
            return <CheckBox key={_id} label={name} value={_id} {...box} />;
          })}
          <p className="field-hint">{texts.categoriesHint}</p>
        </fieldset>
      )}
    </>
  );
}

function LongField(props: BlockProps & { name: 'text' | 'articles'; label: string; hint: string; rows: number }) {
  const { form, place, name, rows } = props;
  const { error, ...input } = form.field(`page.blocks.${place}.${name}`);
  return (
    <Field label={props.label} hint={props.hint} error={error}>
      {(links) => <textarea {...input} {...links} className="input" rows={rows} maxLength={frontPageLimits.text} />}
    </Field>
  );
}

function Links({ form, place }: BlockProps) {
  return Array.from({ length: frontPageLimits.links }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed.
    <div key={i} className="form-row">
      <TextField
        label={texts.linkText(i + 1)}
        maxLength={frontPageLimits.linkText}
        {...form.field(`page.blocks.${place}.links.${i}.text`)}
      />
      <TextField
        label={texts.linkHref(i + 1)}
        hint={texts.linkHint}
        {...form.field(`page.blocks.${place}.links.${i}.href`)}
      />
    </div>
  ));
}

function Facts({ form, place }: BlockProps) {
  const facts = useWatch({ control: form.control, name: `page.blocks.${place}.facts` });
  return facts.map((_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed.
    <div key={i} className="form-row">
      <TextField
        label={texts.factTitle(i + 1)}
        maxLength={frontPageLimits.factTitle}
        {...form.field(`page.blocks.${place}.facts.${i}.title`)}
      />
      <TextField
        label={texts.factText(i + 1)}
        maxLength={frontPageLimits.factText}
        {...form.field(`page.blocks.${place}.facts.${i}.text`)}
      />
    </div>
  ));
}

function Products({ form, place }: BlockProps) {
  const choice = useWatch({ control: form.control, name: `page.blocks.${place}.choice` });
  return (
    <>
      <SelectField label={texts.choice} {...form.field(`page.blocks.${place}.choice`)}>
        {productChoices.map((one) => (
          <option key={one} value={one}>
            {texts.choices[one]}
          </option>
        ))}
      </SelectField>
      {choice === 'chosen' && (
        <LongField {...{ form, place }} name="articles" label={texts.articles} hint={texts.articlesHint} rows={6} />
      )}
    </>
  );
}
