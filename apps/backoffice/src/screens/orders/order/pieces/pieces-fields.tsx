import { CallFailure } from '@kontor/contract';
import type { OfficeOrder } from '@kontor/contract/office';
import { useWatch } from 'react-hook-form';
import { callFailureOf } from '../../../../calls/call-failure.ts';
import type { OfficeForm } from '../../../../forms/use-office-form.ts';
import { CheckBox } from '../../../../kit/check-box.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { articleName } from '../../../../records/article-words.ts';
import { stepTexts as texts } from '../../../../texts/order.de.ts';

/** The values of a dialog's fields. `amount0` and `stock0` belong to the first line. */
export type Typed = Record<string, string | boolean>;

/** A line whose pieces can be chosen. */
interface Choosable {
  readonly line: number;
  readonly name: string;
  readonly articleNumber: string;
  readonly most: number;
}

/** The lines with pieces that a step can move. */
export function choosable(order: OfficeOrder, most: (pieces: OfficeOrder['lines'][number]) => number): Choosable[] {
  return order.lines.flatMap((pieces, line) => {
    return most(pieces) > 0 ? [{ ...lineWords(order, line), most: most(pieces) }] : [];
  });
}

/** What a line is called beside its field. */
export function lineWords({ order }: OfficeOrder, line: number): Omit<Choosable, 'most'> {
  const product = order.items[line]?.product;
  return {
    ...{ line, articleNumber: product?.articleNumber ?? '' },
    name: product === undefined ? '' : articleName(product),
  };
}

/** The initial values: all pieces, or some of each line, and all of them back into stock. */
export function firstPieces(lines: readonly Choosable[], amountOf: 'all' | ((line: number) => number)): Typed {
  return Object.fromEntries(
    lines.flatMap(({ line, most }) => [
      [`amount${line}`, `${amountOf === 'all' ? most : Math.min(most, amountOf(line))}`],
      [`stock${line}`, true],
    ]),
  );
}

/**
 * The typed pieces, without lines that have none. At least one piece is required.
 * @throws CallFailure in the form of the server's refusals, with the sentence at the field
 */
export function readPieces(lines: readonly Choosable[], typed: Typed) {
  const pieces = somePieces(lines, typed);
  if (pieces.length === 0) throw new CallFailure(400, { code: 'invalid-form', msg: texts.noPieces });
  return pieces;
}

/**
 * The typed pieces, if any.
 * @throws CallFailure like readPieces if one is wrong
 */
export function somePieces(lines: readonly Choosable[], typed: Typed) {
  const errors = lines.flatMap(({ line, most }) => {
    const amount = `${typed[`amount${line}`]}`.trim();
    const isRight = /^\d{0,9}$/.test(amount) && Number(amount) <= most;
    return isRight ? [] : [{ path: `amount${line}`, msg: texts.wrongPieces(most) }];
  });
  if (errors.length > 0) throw new CallFailure(400, { code: 'invalid-form', msg: texts.noPieces, errors });
  return lines.flatMap(({ line }) => {
    const amount = Number(typed[`amount${line}`]);
    return amount > 0 ? [{ line, amount, toStock: typed[`stock${line}`] === true }] : [];
  });
}

/** The pieces that are typed now. What is no number counts as none. */
export function useTypedPieces(form: OfficeForm<Typed>, lines: readonly Choosable[]) {
  const typed = useWatch({ control: form.control });
  return lines.map(({ line }) => ({ line, amount: Number(typed[`amount${line}`]) || 0 }));
}

/** Whether these are all pieces that can be chosen. */
export function areAll(lines: readonly Choosable[], pieces: readonly { line: number; amount: number }[]): boolean {
  return lines.every(({ line, most }) => pieces.some((piece) => piece.line === line && piece.amount === most));
}

/** Runs a call. If the refusal names a line, it is shown at the field of that line. */
export async function withLineErrors(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (failure) {
    const found = callFailureOf(failure);
    const line: unknown = found === null ? undefined : (found.refusal as { readonly line?: unknown }).line;
    if (found === null || line === undefined) throw failure;
    const { msg } = found.refusal;
    throw new CallFailure(found.status, { ...found.refusal, errors: [{ path: `amount${line}`, msg }] });
  }
}

/** How many pieces of each line, and with `hasStock` whether they return to stock. */
export function PiecesFields(props: { form: OfficeForm<Typed>; lines: readonly Choosable[]; hasStock?: boolean }) {
  const { form, lines, hasStock = false } = props;
  return (
    <fieldset className="pieces">
      <legend className="field-label">{texts.pieces}</legend>
      {lines.map(({ line, name, articleNumber, most }) => (
        <div key={line} className="pieces-line">
          <TextField
            label={name}
            hint={texts.ofMost(articleNumber, most)}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(`amount${line}`)}
          />
          {hasStock && <FormCheckBox form={form} name={`stock${line}`} label={texts.toStock} />}
        </div>
      ))}
    </fieldset>
  );
}

/** A checkbox of a form. It is never refused. */
export function FormCheckBox({ form, name, label }: { form: OfficeForm<Typed>; name: string; label: string }) {
  const { error: _, ...input } = form.field(name);
  return <CheckBox label={label} {...input} />;
}
