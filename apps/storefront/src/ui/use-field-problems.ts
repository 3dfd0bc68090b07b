import { type FormEvent, type RefObject, useEffect, useState } from 'react';

/** Error messages of a form's fields, by field name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** The errors of a form's fields, and its submit handler. */
export interface FieldProblems {
  readonly problems: Problems;
  readonly isBusy: boolean;
  /**
   * Creates the form's onSubmit. `send` gets a function that returns the value of a field, and resolves with the
   * errors, or null if there are none. While it runs, further submits are ignored.
   */
  submit(
    send: (typed: (field: string) => string) => Promise<Problems | null>,
  ): (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Clears the error of a field, because the visitor is typing into it. */
  forget(field: string): void;
}

/** Keeps the errors of a form's fields, and moves the focus to the first of them after each submit. */
export function useFieldProblems(form: RefObject<HTMLFormElement | null>): FieldProblems {
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  // Runs after the errors have been rendered. The first one cannot be found earlier.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, form]);

  return {
    problems,
    isBusy,
    submit: (send) => async (event) => {
      event.preventDefault();
      if (isBusy) return;
      const typed = new FormData(event.currentTarget);
      setBusy(true);
      const found = await send((field) => `${typed.get(field) ?? ''}`);
      setBusy(false);
      setProblems(found ?? {});
      setTries((count) => count + 1);
    },
    forget(field) {
      if (problems[field] !== undefined) setProblems(({ [field]: _, ...others }) => others);
    },
  };
}
