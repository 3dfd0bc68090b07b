import { shapes } from '../configuration-schemas.ts';

const sentences: Readonly<Record<keyof typeof shapes, string>> = {
  countryCode: 'Hier steht das Kürzel eines Landes, zwei große Buchstaben wie AT.',
  uri: 'Eine Adresse im Shop beginnt mit einem „/“, wie /agb oder /shop/wein; eine andere mit https://, mailto: oder tel:.',
  startpage: 'Die Startseite ist eine Adresse in diesem Shop und beginnt mit einem „/“, wie /shop oder /shop/wein.',
  day: 'Hier steht ein Tag wie 2026-12-31.',
  trackingLink: 'Ein Link beginnt mit https:// und enthält einmal {number} für die Sendungsnummer.',
  paymentName:
    'Möglich sind kleine Buchstaben ohne Umlaute, Ziffern und „-“, zuerst ein Buchstabe, höchstens 50 Zeichen.',
};

const byPattern = new Map<string, string>(
  (Object.keys(shapes) as (keyof typeof shapes)[]).map((name) => [shapes[name], sentences[name]]),
);

/** The sentence for a text that does not have one of the {@link shapes}; undefined for another pattern. */
export function sentenceOfShape(pattern: string): string | undefined {
  return byPattern.get(pattern);
}
