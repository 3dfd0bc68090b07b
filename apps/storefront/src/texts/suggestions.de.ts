import { formatCount } from '../format/format-price.ts';

const and = new Intl.ListFormat('de', { type: 'conjunction' });

function counted({ length }: readonly unknown[], one: string, many: string): string | null {
  return length === 0 ? null : `${length} ${length === 1 ? one : many}`;
}

/** Suggestions while a visitor types into the search box. */
export const suggestionsTexts = {
  title: 'Vorschläge',
  category: (above: readonly string[]) => (above.length === 0 ? 'Kategorie' : `Kategorie in ${above.join(' › ')}`),
  all: (count: number) => (count === 1 ? '1 Ergebnis anzeigen' : `Alle ${formatCount(count)} Ergebnisse`),
  priceNote: (taxNote: string) => `Preise ${taxNote}, zzgl. Versandkosten`,
  page: 'Seite',
  count: ({ categories, pages, products }: Record<'categories' | 'pages' | 'products', readonly unknown[]>) => {
    const parts = [
      counted(categories, 'Kategorie', 'Kategorien'),
      counted(pages, 'Seite', 'Seiten'),
      counted(products, 'Artikel', 'Artikel'),
    ].filter((part) => part !== null);
    return `Vorschläge: ${and.format(parts)}. Wählen Sie mit den Pfeiltasten.`;
  },
};
