import type { WithdrawalVerdict } from '@kontor/domain';

/** The verdict on a declaration. */
export const verdictTexts: Readonly<Record<WithdrawalVerdict, string>> = {
  'in-time': 'In der Frist.',
  'no-order': 'Zu prüfen: Sie passt zu keiner Bestellnummer.',
  'other-email': 'Zu prüfen: Die Bestellung hat eine andere E-Mail-Adresse.',
  late: 'Zu prüfen: Die Frist ist vorbei.',
};
