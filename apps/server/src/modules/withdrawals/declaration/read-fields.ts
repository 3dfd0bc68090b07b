import { cleanLine, withdrawalLimits, withdrawalRefusals } from '@kontor/domain';
import { typedEmail } from '../../../email/typed-email.ts';
import type { FieldError } from '../../../http/field-errors.ts';
import { formErrors } from '../../../http/form-errors.ts';
import { formErrorSentences } from '../../../http/texts/form-errors.de.ts';
import { privateId } from '../../../private-id.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { withdrawalFieldTexts as texts } from '../texts/withdrawal-fields.de.ts';
import type { Declaration, DeclaredItem } from './types.ts';

/** A declaration in progress: what was typed, what it means, and what is wrong with it. */
export interface WithdrawalDraft {
  /** Two requests with one key and the same content are one declaration. */
  readonly key: string;
  /** The order whose link the visitor used. Null: none. */
  readonly order: OrderSnapshot | null;
  readonly declaration: Declaration;
  /** The amounts as typed, one for each line of the order. */
  readonly amounts: readonly string[];
  /** Sentences by field name. */
  readonly errors: ReadonlyMap<string, string>;
}

/** The fields of an empty form. For a known order they are filled from the order. */
export function emptyDraft(order: OrderSnapshot | null, orderNumber = ''): WithdrawalDraft {
  const { firstName = '', name = '' } = order?.address ?? {};
  return {
    ...{ key: privateId(), order, errors: new Map() },
    declaration: {
      ...{
        name: `${firstName} ${name}`.trim(),
        email: order?.email ?? '',
        orderNumber: order?.orderNumber ?? cleanLine(orderNumber).slice(0, withdrawalLimits.orderNumber),
      },
      ...{ orderEmail: '', orderDate: '', what: '', items: null },
    },
    amounts: order?.lines.map(({ amount }) => String(amount)) ?? [],
  };
}

/** Reads and checks the fields of a form. */
export function readDraft(fields: URLSearchParams, order: OrderSnapshot | null): WithdrawalDraft {
  const line = (name: string) => cleanLine(fields.get(name) ?? '');
  const key = fields.get('key') ?? '';
  const amounts = order?.lines.map((_line, i) => line(`amount.${i}`)) ?? [];
  const form = {
    ...{ name: line('name'), email: typedEmail(fields.get('email') ?? '') },
    ...(order === null
      ? { orderNumber: line('orderNumber'), orderDate: line('orderDate'), what: text(fields.get('what') ?? '') }
      : { orderNumber: order.orderNumber, orderDate: '', what: '' }),
    orderEmail: order === null ? typedEmail(fields.get('orderEmail') ?? '') : '',
  };
  const errors = [
    ...formErrors(withdrawalRefusals(form, order !== null)).map(sentenceOf),
    ...(order === null ? [] : amountErrors(order, amounts)),
  ];
  return {
    ...{ key: isKey(key) ? key : privateId(), order, amounts },
    declaration: { ...form, items: order === null ? null : itemsOf(order, amounts) },
    errors: firstOfEach(errors),
  };
}

function sentenceOf({ path, msg }: FieldError): readonly [string, string] {
  const isUnnamed = path === 'orderNumber' && msg === formErrorSentences.required;
  return [path, isUnnamed ? texts.unnamedOrder : msg];
}

/** The first sentence about each field, in the order of the fields. */
function firstOfEach(errors: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(errors.filter(([name], i) => errors.findIndex(([other]) => other === name) === i));
}

/** Whether a key has the form of the shop's own: 32 to 100 letters, digits, underscores or hyphens. */
function isKey(key: string): boolean {
  return /^[\w-]{32,100}$/.test(key);
}

/** A text of several lines. */
function text(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').split('\n').map(cleanLine).join('\n').trim();
}

function amountErrors({ lines }: OrderSnapshot, amounts: readonly string[]): (readonly [string, string])[] {
  const wrong = lines.flatMap(({ amount: ordered }, i) => {
    const amount = amountOf(amounts[i] ?? '');
    const isWrong = amount === null || amount > ordered;
    return isWrong ? [[`amount.${i}`, texts.wrongAmount(ordered)] as const] : [];
  });
  const isNothing = amounts.every((typed) => amountOf(typed) === 0);
  return isNothing ? [['amount.0', texts.nothingChosen]] : wrong;
}

/** An empty field means none. */
function amountOf(typed: string): number | null {
  if (typed === '') return 0;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

function itemsOf({ lines }: OrderSnapshot, amounts: readonly string[]): DeclaredItem[] {
  return lines
    .map(({ name, nameSuffix, unit, amount: ordered }, line) => ({
      ...{ line, ordered, unit, name: [name, nameSuffix].filter(Boolean).join(' ') },
      amount: amountOf(amounts[line] ?? '') ?? 0,
    }))
    .filter(({ amount }) => amount > 0);
}
