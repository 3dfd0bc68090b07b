/** How a signed-in browser is named in the customer's list, such as „Firefox unter Windows“. */
export const deviceTexts = {
  browserOn: (browser: string, system: string) => `${browser} unter ${system}`,
  unknownBrowser: 'Unbekannter Browser',
};
