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

/** A form of the back office: its fields, and what became of it. */
export interface OfficeForm<Values extends FieldValues> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly control: Control<Values>;
  readonly isBusy: boolean;
  /** Something really differs from what was loaded: typed and typed back is no change. */
  readonly isChanged: boolean;
  /** Why the last try failed, unless its fields say it. */
  readonly failure: unknown;
  /** The attributes of a field, with its error. `required`: empty is refused before anything is sent. */
  field(name: FieldPath<Values>, options?: FieldOptions<Values>): UseFormRegisterReturn & { error: string | undefined };
  /** Checks and sends it. True: it was taken. */
  save(): Promise<boolean>;
  /** Goes back to what was loaded. */
  discard(): void;
}

type FieldOptions<Values extends FieldValues> = Pick<RegisterOptions<Values>, 'onChange' | 'disabled'> & {
  readonly required?: boolean;
};

/**
 * Makes a form. Its values are those of the first render: what is loaded again meanwhile changes nothing typed.
 *
 * @param send sends the values; what it throws stays at the form, at its fields where the refusal names them
 * @param fieldOfCode the fields of refusals that name none, by their code
 * @param resetsTo what the fields hold after it was taken; without it what was sent
 */
export function useOfficeForm<Values extends FieldValues>({
  values,
  send,
  fieldOfCode = {},
  resetsTo,
}: {
  readonly values: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<void>;
  readonly fieldOfCode?: Readonly<Record<string, FieldPath<Values>>>;
  readonly resetsTo?: Values;
}): OfficeForm<Values> {
  const form = useForm<Values>({ defaultValues: values, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // Runs after the errors have been rendered.
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const refuse = (found: unknown) => {
    const named = fieldErrors(found, fieldOfCode).filter(([path]) => path in form.getValues());
    for (const [path, message] of named) form.setError(path as FieldPath<Values>, { message });
    if (named.length === 0) setFailure(found);
  };
  const save = async () => {
    let isTaken = false;
    if (form.formState.isSubmitting) return false;
    setFailure(null);
    await form.handleSubmit(async (typed) => {
      try {
        await send(typed);
        form.reset(resetsTo ?? typed);
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
    discard() {
      form.reset();
      setFailure(null);
    },
  };
}

/** The messages of a refusal by field (CONTRACT §4). */
function fieldErrors(found: unknown, fieldOfCode: Readonly<Record<string, string>>): [path: string, msg: string][] {
  const refusal = callFailureOf(found)?.refusal;
  if (refusal === undefined) return [];
  if (refusal.errors?.length) return refusal.errors.map(({ path, msg }) => [path, msg]);
  const field = fieldOfCode[refusal.code];
  return field === undefined ? [] : [[field, refusal.msg]];
}
