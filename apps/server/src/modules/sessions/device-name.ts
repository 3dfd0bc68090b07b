import { deviceTexts } from './texts/devices.de.ts';

/** The first match counts, because nearly every browser also names its ancestors. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCrMo\/|\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iOS (iPhone)'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system of a User-Agent in the few words that a customer knows their device by. Nothing else of the header
 * is kept.
 */
export function deviceName(userAgent: string | undefined): string {
  const known = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const [browser, system] = [known(browsers) ?? deviceTexts.unknownBrowser, known(systems)];
  return system === undefined ? browser : deviceTexts.browserOn(browser, system);
}
