import { paymentProviders } from '@kontor/domain';

/** What the operator reads of payment conditions that cannot be. */
export const paymentTexts = {
  nameTaken: (name: string) => `Die Zahlart „${name}“ gibt es schon.`,
  unknown: (known: readonly string[]) => `Diesen Wert gibt es nicht. Möglich sind ${known.join(', ')}.`,
  providerMissing: `Zu „kind“: „online“ gehört, wer das Geld nimmt. Möglich sind ${paymentProviders.join(', ')}.`,
  providerUnasked: 'Einen Anbieter gibt es nur mit „kind“: „online“.',
} as const;
