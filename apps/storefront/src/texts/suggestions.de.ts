/** What is suggested while somebody types into the search box. */
export const suggestionsTexts = {
  title: 'Vorschläge',
  category: (above: readonly string[]) => (above.length === 0 ? 'Kategorie' : `Kategorie in ${above.join(' › ')}`),
  priceNote: (taxNote: string) => `Preise ${taxNote}, zzgl. Versandkosten`,
  count: (categories: number, products: number) => {
    const parts = [
      ...(categories > 0 ? [categories === 1 ? '1 Kategorie' : `${categories} Kategorien`] : []),
      ...(products > 0 ? [`${products} Artikel`] : []),
    ];
    return `Vorschläge: ${parts.join(' und ')}. Wählen Sie mit den Pfeiltasten.`;
  },
};
