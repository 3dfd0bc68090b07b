import { randomInt } from 'node:crypto';

/** Digits and capital letters without those that are mistaken for each other (0 O, 1 I L) or make words (A E U). */
const characters = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * A code that cannot be guessed: 16 of 28 characters are 76 random bits. In groups of four, so that it can be read out
 * and typed.
 */
export function randomVoucherCode(): string {
  const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
