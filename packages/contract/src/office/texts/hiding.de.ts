import type { HidingReason } from '@kontor/domain';

/** Why a review is hidden, for operators to choose and for everybody to read. */
export const hidingTexts: Readonly<Record<HidingReason, string>> = {
  unlawful: 'Der Text verstößt gegen das Gesetz oder beleidigt jemanden.',
  personal: 'Der Text enthält Daten über andere Personen.',
  advertising: 'Der Text ist Werbung.',
  'off-topic': 'Der Text handelt nicht von diesem Artikel.',
};
