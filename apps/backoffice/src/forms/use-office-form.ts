import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { callFailureOf } from '../calls/call-failure.ts';
import { kitTexts } from '../texts/kit.de.ts';

/** A form of the back office: its fields and the result of the last attempt. */
export interface OfficeForm<Values extends FieldValues> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly control: Control<Values>;
  readonly isBusy: boolean;
  /** A value differs from the loaded one. Typing and undoing it is no change. */
  readonly isChanged: boolean;
  /** Why the last attempt failed, unless the fields show it. */
  readonly failure: unknown;
  /** The attributes of a field, with its error. `required`: an empty field is refused before anything is sent. */
  field(name: FieldPath<Values>, options?: FieldOptions<Values>): UseFormRegisterReturn & { error: string | undefined };
  /** Sets a value that no field has yet, such as those of a line that is added. */
  set(name: FieldPath<Values>, value: unknown): void;
  /** Validates and sends it. True: it was accepted. */
  save(): Promise<boolean>;
  /** Resets the fields to the loaded values. */
  discard(): void;
}

type FieldOptions<Values extends FieldValues> = Pick<RegisterOptions<Values>, 'onChange' | 'disabled'> & {
  readonly required?: boolean;
};

/**
 * Makes a form. Its values are those of the first render. Data loaded later does not change what was typed.
 *
 * @param send sends the values; its errors are shown in the form, at the fields that the refusal names. `not yet`: it
 * only looked at them, so they stay unsaved
 * @param fieldOfCode by code: the field for a refusal that names none
 * @param resetsTo the values of the fields after success; by default the values that were sent
 */
export function useOfficeForm<Values extends FieldValues>({
  values,
  send,
  fieldOfCode = {},
  resetsTo,
}: {
  readonly values: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<undefined | 'not yet'> | Promise<void>;
  readonly fieldOfCode?: Readonly<Record<string, FieldPath<Values>>>;
  readonly resetsTo?: Values;
}): OfficeForm<Values> {
  const form = useForm<Values>({ defaultValues: values, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // Runs after the errors are rendered.
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const refuse = (found: unknown) => {
    const named = fieldErrors(found, fieldOfCode).filter(
      ([path]) => form.getValues(path as FieldPath<Values>) !== undefined,
    );
    for (const [path, message] of named) form.setError(path as FieldPath<Values>, { message });
    if (named.length === 0) setFailure(found);
  };
  const save = async () => {
    let isTaken = false;
    if (form.formState.isSubmitting) return false;
    setFailure(null);
    await form.handleSubmit(async (typed) => {
      try {
        if ((await send(typed)) !== 'not yet') form.reset(resetsTo ?? typed);
        isTaken = true;
      } catch (found) {
        refuse(found);
      }
    })();
    if (!isTaken) setTries((count) => count + 1);
    return isTaken;
  };
  return {
    ...{ ref, failure, save, control: form.control },
    isBusy: isSubmitting,
    isChanged: isDirty,
    field(name, { required = false, ...options } = {}) {
      const validate = (value: unknown) => !required || `${value ?? ''}`.trim() !== '' || kitTexts.required;
      const error = form.getFieldState(name, { ...form.formState, errors }).error?.message;
      return { ...form.register(name, { ...options, validate } as RegisterOptions<Values>), error };
    },
    set: (name, value) => form.setValue(name, value as never, { shouldDirty: true }),
    discard() {
      form.reset();
      setFailure(null);
    },
  };
}

/** The messages of a refusal, by field (CONTRACT §4). */
function fieldErrors(found: unknown, fieldOfCode: Readonly<Record<string, string>>): [path: string, msg: string][] {
  const refusal = callFailureOf(found)?.refusal;
  if (refusal === undefined) return [];
  if (refusal.errors?.length) return refusal.errors.map(({ path, msg }) => [path, msg]);
  const field = fieldOfCode[refusal.code];
  return field === undefined ? [] : [[field, refusal.msg]];
}
