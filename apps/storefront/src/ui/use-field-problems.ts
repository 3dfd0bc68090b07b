import { type FormEvent, type RefObject, useEffect, useState } from 'react';

/** What is wrong with the fields of a form, by name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** The problems of a form's fields, and sending it one try at a time. */
export interface FieldProblems {
  readonly problems: Problems;
  readonly isBusy: boolean;
  /**
   * Makes the form's onSubmit of what sends it: that gets what was typed by name, and answers what was wrong, null when
   * nothing is.
   */
  submit(
    send: (typed: (field: string) => string) => Promise<Problems | null>,
  ): (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The field is being typed into: what was wrong with it may no longer be. */
  forget(field: string): void;
}

/** Keeps what is wrong with the fields of a form, and leads to the first of them after each try. */
export function useFieldProblems(form: RefObject<HTMLFormElement | null>): FieldProblems {
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  // Once the problems of a try are on the page: only then can the first be found.
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
