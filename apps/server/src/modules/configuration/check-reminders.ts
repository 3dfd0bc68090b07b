import type { FieldError } from '../../http/field-errors.ts';
import { reminderTexts as texts } from './texts/reminders.de.ts';
import type { ReminderSettings } from './types.ts';

/** The highest fee for consumers in cents. Courts allow the postage and little more (BGH VIII ZR 95/18). */
const highestFee = 500;

/** The lump sum between businesses in cents (§ 288 (5) BGB, § 458 UGB). */
const lumpSum = 4000;

/**
 * What is wrong with the steps of reminders: each comes later than the one before, the first is free because it is the
 * one that causes the default, and fees stay within what the law allows.
 */
export function wrongReminders({ steps }: Pick<ReminderSettings, 'steps'>): FieldError[] {
  return steps.flatMap(({ days, fee, businessFee }, i) => {
    const wrong = (isWrong: boolean, field: string, msg: string) =>
      isWrong ? [{ path: `steps.${i}.${field}`, msg }] : [];
    const isFirst = i === 0;
    return [
      ...wrong(days <= (steps[i - 1]?.days ?? -1), 'days', texts.order),
      ...wrong(isFirst && fee > 0, 'fee', texts.firstIsFree),
      ...wrong(isFirst && businessFee > 0, 'businessFee', texts.firstIsFree),
      ...wrong(!isFirst && fee > highestFee, 'fee', texts.highestFee),
      ...wrong(!isFirst && businessFee > lumpSum, 'businessFee', texts.lumpSum),
    ];
  });
}
