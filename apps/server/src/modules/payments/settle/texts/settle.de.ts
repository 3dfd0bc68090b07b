/** The text for a payer whose payment was not captured because of a fault of the shop. */
export const captureRefusedText =
  'Wir konnten Ihre Zahlung nicht annehmen; das liegt an uns, nicht an Ihnen. Es wurde nichts abgebucht, eine Vormerkung verfällt.';
