import type { NewVoucherRefusal } from '@kontor/domain';

/** Why the back office's form of a new voucher is refused, beside the field. */
export const makingTexts = {
  refusals: {
    'invalid-code': '3 bis 40 Buchstaben, Ziffern, „-“ und „_“, am Anfang ein Buchstabe oder eine Ziffer.',
    'invalid-value': 'Ein Betrag über 0 € oder ein Anteil über 0 bis 100 Prozent.',
    'invalid-minimum': 'Ein Betrag in Euro, oder nichts.',
    'invalid-period': 'Der letzte Tag liegt vor dem ersten.',
    'invalid-uses': 'Eine ganze Zahl ab 1. Ein Guthaben gilt, bis es verbraucht ist.',
  } satisfies Readonly<Record<NewVoucherRefusal, string>>,
  noDay: 'Diesen Tag gibt es nicht.',
  past: 'Dieser Tag ist vorbei.',
  count: (most: number) => `Eine ganze Zahl von 1 bis ${most}.`,
  codeOrCount: 'Ein Code gehört einem Gutschein. Mehrere bekommen zufällige Codes.',
  prefix: 'Höchstens 12 Buchstaben, Ziffern, „-“ und „_“.',
  prefixOfSeries: 'Nur eine Serie hat einen Anfang der Codes. Geben Sie ihr einen Namen.',
  seriesName: 'Geben Sie der Serie einen Namen mit höchstens 60 Zeichen.',
  seriesTaken: 'Eine Serie mit diesem Namen gibt es schon.',
  codeAndSeries: 'Eine Serie hat zufällige Codes. Lassen Sie das Feld „Code“ leer.',
  codeTaken: 'Einen Gutschein mit diesem Code gibt es schon.',
};
