/** What the payer reads whose money could not be taken through the shop's fault. */
export const captureRefusedText =
  'Wir konnten Ihre Zahlung nicht annehmen; das liegt an uns, nicht an Ihnen. Es wurde nichts abgebucht, eine Vormerkung verfällt.';
