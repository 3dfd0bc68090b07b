import { mayCostFee, paymentKinds, paymentProviders } from '@kontor/domain';

const either = new Intl.ListFormat('de', { type: 'disjunction' });
const kindsWithFee = either.format(paymentKinds.filter((kind) => mayCostFee({ kind })).map((kind) => `„${kind}“`));

/** Messages about invalid payment conditions. */
export const paymentTexts = {
  nameTaken: (name: string) => `Die Zahlart „${name}“ gibt es schon.`,
  unknown: (known: readonly string[]) => `Diesen Wert gibt es nicht. Möglich sind ${known.join(', ')}.`,
  providerMissing: `Zu „kind“: „online“ gehört, wer das Geld nimmt. Möglich sind ${paymentProviders.join(', ')}.`,
  providerUnasked: 'Einen Anbieter gibt es nur mit „kind“: „online“.',
  feeForbidden: `Eine Gebühr ist nur mit „kind“: ${kindsWithFee} erlaubt. Für Karten, PayPal, Lastschriften und Überweisungen, auch auf Rechnung, verbietet sie das Gesetz (§ 270a BGB, § 56 ZaDiG 2018).`,
  discountOnAccount: 'Skonto gibt es nur mit „kind“: „invoice“: Die Frist beginnt mit der Rechnung.',
  noneFree: 'Mindestens eine Zahlart für alle muss ohne Gebühr sein (§ 312a Abs. 4 BGB).',
} as const;
