/** What the law wants to be read before food is bought (LAW S6): per 100 g, grams unless said otherwise. */
export type FoodLabel = {
  /** Allergens stand in <strong>. */
  ingredients: string;
  net: string;
  origin: string;
  keep: string;
  kilojoules: number;
  kilocalories: number;
  fat: number;
  saturated: number;
  carbohydrate: number;
  sugar: number;
  protein: number;
  salt: number;
};

const figure = (grams: number): string => `${String(grams).replace('.', ',')} g`;

/** The label as HTML below a description. */
export const foodLabel = (f: FoodLabel): string => {
  const rows: readonly (readonly [string, string])[] = [
    ['Energie', `${f.kilojoules} kJ / ${f.kilocalories} kcal`],
    ['Fett', figure(f.fat)],
    ['davon gesättigte Fettsäuren', figure(f.saturated)],
    ['Kohlenhydrate', figure(f.carbohydrate)],
    ['davon Zucker', figure(f.sugar)],
    ['Eiweiß', figure(f.protein)],
    ['Salz', figure(f.salt)],
  ];
  return (
    `<p>Zutaten: ${f.ingredients}. Nettofüllmenge: ${f.net}. Herkunft: ${f.origin}. ${f.keep}</p>` +
    `<table><caption>Nährwerte je 100 g</caption><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`
  );
};
