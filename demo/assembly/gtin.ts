import { spread } from './spread.ts';

/** GS1 keeps the prefixes 20 to 29 for numbers that leave the house of nobody else: right for invented goods. */
const PREFIX = '29';

const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

/** The GTIN-13 of an article number, its check digit included. */
export const gtinOf = (articleNumber: string): string => {
  const twelve = PREFIX + String(spread(`gtin ${articleNumber}`, 1e10)).padStart(10, '0');
  return `${twelve}${checkDigit(twelve)}`;
};
