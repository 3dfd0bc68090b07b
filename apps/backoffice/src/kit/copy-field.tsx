import { useRef } from 'react';
import { kitTexts } from '../texts/kit.de.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { showToast } from './toast-message.ts';

/** A text with a button to copy it. If the browser cannot copy, the text is selected. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      showToast(kitTexts.copied);
    } catch {
      input.current?.focus();
    }
  };
  return (
    <Field label={label}>
      {(links) => (
        <span className="input-with-button">
          <input {...links} ref={input} className="input" readOnly value={text} onFocus={(e) => e.target.select()} />
          <Button onClick={copy}>{kitTexts.copy}</Button>
        </span>
      )}
    </Field>
  );
}
