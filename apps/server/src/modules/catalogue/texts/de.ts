/** What is said of a product's stock where its operator says nothing. */
export const stockTexts = { green: 'lieferbar', yellow: 'begrenzt lieferbar', red: 'derzeit nicht lieferbar' } as const;

/** Availability of a product whose last piece was sold (LAW P9). */
export const soldOutStatusText = 'derzeit ausverkauft';
