/** Who a sentence is about: the voucher that was just typed, or one of several in a cart. */
export const voucherSubjects = {
  this: 'Dieser Gutschein',
  named: (code: string) => `Der Gutschein „${code}“`,
};

/** Why a voucher is not taken (SPEC §8, CONTRACT §5), `subject` first. */
export const voucherTexts = {
  stopped: (subject: string) => `${subject} gilt nicht mehr.`,
  'not-yet-valid': (subject: string, from: string) => `${subject} gilt erst ab ${from}.`,
  expired: (subject: string, lastDay: string) => `${subject} ist am ${lastDay} abgelaufen.`,
  'used-up': (subject: string) => `${subject} wurde bereits eingelöst.`,
  'balance-empty': (subject: string) => `${subject} ist aufgebraucht.`,
  'below-minimum': (subject: string, minimum: string) => `${subject} gilt erst ab einem Warenwert von ${minimum}.`,
  'not-reserved': (subject: string) =>
    `${subject} ist nicht mehr für Sie reserviert. Bitte lösen Sie ihn noch einmal ein.`,
  'reserved-elsewhere': (subject: string) =>
    `${subject} ist gerade in einem anderen Warenkorb reserviert. Bitte versuchen Sie es später noch einmal.`,
  repeated: (subject: string) => `${subject} gilt nur einmal je Bestellung.`,
};

/** The same for every code that does not exist, so that an answer tells nobody how codes look. */
export const unknownVoucherText = 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.';

/** What a shop answers that takes no vouchers. */
export const vouchersOffText = 'Gutscheine können derzeit nicht eingelöst werden.';
