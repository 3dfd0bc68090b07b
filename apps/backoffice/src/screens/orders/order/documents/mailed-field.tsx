import { SelectField } from '../../../../kit/select-field.tsx';
import { documentTexts as texts } from '../../../../texts/documents.de.ts';

/** Whether the document is mailed to the customer. `input`: the field of the form. */
export function MailedField({ input }: { input: object }) {
  return (
    <SelectField label={texts.isMailed} {...input}>
      {Object.entries(texts.mailedChoices).map(([choice, title]) => (
        <option key={choice} value={choice}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** The choice in the form that calls take. */
export function mailedWish(choice: string): { isMailed?: boolean } {
  return choice === 'settings' ? {} : { isMailed: choice === 'yes' };
}
