import type { FindingDetails, ForeignAnswer } from '@kontor/domain';
import { type LikelyCause, likelyCause, settingOfAddress } from '../../providers/foreign-answer.ts';

const isA: Readonly<Record<ForeignAnswer['is'], string>> = {
  ...{ page: 'eine Webseite', json: 'JSON in fremder Form', text: 'ein fremder Text', empty: 'leer' },
};

const advice: Readonly<Record<LikelyCause, (setting: string) => string>> = {
  'unknown-name': (setting) => `Den Servernamen in ${setting} gibt es nicht. Prüfen Sie die Schreibweise.`,
  untrusted: (setting) =>
    `Dem Zertifikat des Servers ist nicht zu trauen. Prüfen Sie die Adresse in ${setting}, und ob ein Proxy die Verbindung öffnet.`,
  redirect: (setting) => `Die Adresse leitet weiter. Prüfen Sie ${setting}.`,
  'wrong-path': (setting) => `Prüfen Sie den Pfad der Adresse in ${setting}.`,
  blocked: (setting) => `Prüfen Sie, ob eine Firewall oder ein Proxy den Shop aufhält, dann die Adresse in ${setting}.`,
  'wrong-address': (setting) =>
    `Prüfen Sie die Adresse in ${setting}, und ob eine Firewall oder ein Proxy dazwischen antwortet.`,
};

/** Why a provider does not answer under the configured address, and what to check. It repeats nothing that answered. */
export function settingsWrongSentence(
  name: string,
  { provider, code, answer }: FindingDetails['settings-wrong'],
): string {
  const from = code === 'no-script' ? `kein Skript von ${name}` : `nicht von ${name}`;
  const is = answer === undefined ? '' : ` Die Antwort ist ${isA[answer.is]} (Status ${answer.status}), ${from}.`;
  return `${name}:${is} ${advice[likelyCause(code, answer)](settingOfAddress(provider, code))}`;
}
