import type { WithdrawalStanding } from '@kontor/domain';

/** The standing of a declaration. */
export const standingTexts: Readonly<Record<WithdrawalStanding, string>> = {
  'in-time': 'In der Frist.',
  'no-order': 'Zu prüfen: Sie passt zu keiner Bestellnummer.',
  'other-email': 'Zu prüfen: Die Bestellung hat eine andere E-Mail-Adresse.',
  late: 'Zu prüfen: Die Frist ist vorbei.',
};
