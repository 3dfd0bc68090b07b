import type { ApiFault, Faults } from '../../faults.ts';

/** Texts about faults on both providers' pages. */
export const faultTexts = {
  faults: 'Störungen',
  hint: 'Nur für diese Zahlung. Die Störung eines Aufrufs trifft den nächsten seiner Art.',
  message: 'Der Händler wird benachrichtigt',
  return: 'Rückkehr in den Shop',
  seconds: 'Dauer in Sekunden (verspätet, in Prüfung, langsam)',
  noFault: 'ohne Störung',
} as const;

export const returnTexts: Readonly<Record<Faults['return'], string>> = {
  back: 'wie üblich',
  never: 'nie: Das Fenster wird nach der Zahlung geschlossen',
};

export const apiFaultTexts: Readonly<Record<ApiFault, string>> = {
  'error-before-effect': 'Fehler 500, nichts geschehen',
  'error-after-effect': 'Fehler 500, aber ausgeführt',
  'timeout-after-effect': 'keine Antwort, aber ausgeführt',
  html: 'HTML statt JSON, aber ausgeführt',
  'html-502': 'HTML mit Status 502, aber ausgeführt',
  slow: 'langsam (Dauer oben)',
};
