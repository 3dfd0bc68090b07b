import { bottle, canister, sprayCan, tin } from '../../drawing/kinds/bottle.ts';
import { cartridge } from '../../drawing/kinds/cartridge.ts';
import type { DocumentKey } from '../documents.ts';
import { family } from '../family.ts';

// Oils, greases and sprays by volume and weight, with the warnings of their labels.

const litre = (amount: number) => ({ amount, per: '1 l' as const });

export const fineOils = family({
  article: 'OEL-3010',
  name: 'Feinmechaniköl',
  brand: 'zirbner',
  leaf: 'Öle',
  text: 'Harz- und säurefreies Weißöl mit Nadelspitze: ein Tropfen dorthin, wo zwei schon schaden. Für Nähmaschine, Schloss, Hobelspindel und Fahrradkette im Trockenen.',
  attributes: (s) => ({ Inhalt: s.size, Viskosität: 'ISO VG 22', Gebinde: s.pack }),
  sizes: [
    { size: '100 ml', litres: 0.1, pack: 'Spritzflasche', eur: 4.9, grams: 130, can: false },
    { size: '500 ml', litres: 0.5, pack: 'Flasche', eur: 12.9, grams: 520, can: false },
  ],
  draw: (s) =>
    bottle({
      fill: 'honey',
      cap: 'black',
      top: s.litres < 0.2 ? 'spout' : 'screw',
      brand: 'ZIRBNER',
      title: 'Feinöl',
      amount: s.size,
      share: s.litres < 0.2 ? 0.8 : 0.92,
    }),
  contents: (s) => litre(s.litres),
});

export const chainOils = family({
  article: 'OEL-3020',
  name: 'Sägekettenhaftöl',
  brand: 'zirbner',
  leaf: 'Öle',
  text: 'Auf Rapsbasis mit Haftzusatz, der auch bei zwanzig Metern je Sekunde auf der Schiene bleibt. Vor der Winterpause die Säge einmal mit Mineralöl leerlaufen lassen: Pflanzenöl verharzt im Stehen.',
  attributes: (s) => ({ Inhalt: s.size, Grundlage: 'Rapsöl', Gebinde: s.litres < 2 ? 'Flasche' : 'Kanister' }),
  sizes: [
    { size: '1 l', litres: 1, eur: 6.9, grams: 980 },
    { size: '5 l', litres: 5, eur: 24.9, grams: 4800 },
  ],
  draw: (s) =>
    s.litres < 2
      ? bottle({
          fill: 'green',
          cap: 'black',
          top: 'screw',
          brand: 'ZIRBNER',
          title: 'Ketten-|haftöl',
          amount: s.size,
          slim: 1.15,
        })
      : canister({ fill: 'green', brand: 'ZIRBNER', title: 'Sägeketten-|haftöl', amount: s.size }),
  contents: (s) => litre(s.litres),
  leading: '5 l',
});

export const cuttingOils = family({
  article: 'OEL-3030',
  name: 'Schneid- und Bohröl',
  brand: 'zirbner',
  leaf: 'Öle',
  text: 'Unverdünnt aufgetragen: der Gewindeschneider dreht leichter, der Bohrer bleibt blank. Chlorfrei, auch für Edelstahl und Aluminium.',
  attributes: (s) => ({
    Inhalt: s.size,
    Grundlage: 'Mineralöl',
    Gebinde: s.litres < 0.3 ? 'Spritzflasche' : s.litres < 2 ? 'Flasche' : 'Kanister',
  }),
  sizes: [
    { size: '250 ml', litres: 0.25, eur: 7.9, grams: 270 },
    { size: '1 l', litres: 1, eur: 19.9, grams: 960 },
    { size: '5 l', litres: 5, eur: 79.9, grams: 4700, stock: 'yellow' as const },
  ],
  draw: (s) =>
    s.litres > 2
      ? canister({ fill: 'blue', brand: 'ZIRBNER', title: 'Schneidöl', amount: s.size })
      : bottle({
          fill: 'blue',
          cap: 'black',
          top: s.litres < 0.3 ? 'spout' : 'screw',
          brand: 'ZIRBNER',
          title: 'Schneidöl',
          amount: s.size,
          share: s.litres < 0.3 ? 0.86 : 1,
        }),
  contents: (s) => litre(s.litres),
});

const kilo = (amount: number) => ({ amount, per: '1 kg' as const });

export const greases = family({
  article: 'FET-3110',
  name: 'Mehrzweckfett',
  brand: 'zirbner',
  leaf: 'Fette',
  text: 'Lithiumverseift, walkstabil, wasserbeständig, von −30 bis +120 °C: für Wälz- und Gleitlager, Gelenke und Spindeln. Die Kartusche passt in jede übliche Fettpresse.',
  attributes: (s) => ({ Inhalt: s.size, Konsistenz: 'NLGI 2', Gebinde: s.pack }),
  sizes: [
    { size: '400 g', kg: 0.4, pack: 'Kartusche', eur: 5.9, grams: 470 },
    { size: '1 kg', kg: 1, pack: 'Dose', eur: 12.9, grams: 1120 },
  ],
  draw: (s) =>
    s.kg < 1
      ? cartridge({ brand: 'ZIRBNER', title: 'Mehrzweck-|fett', amount: s.size, nozzle: false, fill: 'yellow' })
      : tin({ fill: 'steel', height: 110, brand: 'ZIRBNER', title: 'Mehrzweck-|fett', amount: s.size }),
  contents: (s) => kilo(s.kg),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: 'Karton 12 Stück', pieces: 12, share: 0.84 },
  ],
});

export const copperPaste = family({
  article: 'FET-3120',
  name: 'Kupferpaste',
  brand: 'zirbner',
  leaf: 'Fette',
  text: 'Damit sich Radbolzen, Auspuffschellen und Ofenschrauben auch nach Jahren noch lösen lassen: bis 1100 °C. Nicht auf Bremsflächen und nicht auf Leichtmetall.',
  attributes: (s) => ({ Inhalt: s.size, Gebinde: 'Dose' }),
  sizes: [
    { size: '250 g', kg: 0.25, eur: 9.9, grams: 310 },
    { size: '500 g', kg: 0.5, eur: 17.9, grams: 580 },
  ],
  draw: (s) =>
    tin({
      fill: 'copper',
      height: s.kg < 0.4 ? 58 : 80,
      brand: 'ZIRBNER',
      title: 'Kupferpaste',
      amount: s.size,
      share: s.kg < 0.4 ? 0.8 : 0.92,
    }),
  contents: (s) => kilo(s.kg),
});

const aerosol =
  'Gefahr. Extrem entzündbares Aerosol. Behälter steht unter Druck: kann bei Erwärmung bersten. Von Hitze und Zündquellen fernhalten. Nicht rauchen.';

const spray = (
  article: string,
  name: string,
  title: string,
  cap: 'red' | 'blue' | 'yellow' | 'grey',
  use: string,
  text: string,
  eur: number,
  document?: DocumentKey,
) =>
  family({
    article,
    name,
    brand: 'zirbner',
    leaf: 'Sprays',
    text: `${text}\n\n${aerosol}`,
    attributes: (s) => ({ Inhalt: s.size, Verwendung: use, Gebinde: 'Spraydose' }),
    sizes: [{ size: '400 ml', litres: 0.4, eur, grams: 420 }],
    draw: (s) => sprayCan({ brand: 'ZIRBNER', title, amount: s.size, cap }),
    contents: (s) => litre(s.litres),
    offers: [
      { unit: 'Dose', pieces: 1, share: 1 },
      { unit: 'Karton 12 Dosen', pieces: 12, share: 0.82 },
    ],
    ...(document ? { documents: [document] } : {}),
  });

export const rustRemover = spray(
  'SPR-3210',
  'Rostlöser',
  'Rostlöser',
  'red',
  'Rost lösen',
  'Kriecht in Spalten, in die kein Schraubendreher kommt. Zehn Minuten wirken lassen und nicht nach dreißig Sekunden schon fluchen; bei alten Bolzen über Nacht und am Morgen noch einmal.',
  6.9,
  'merkblatt-rostloeser',
);
export const siliconeSpray = spray(
  'SPR-3220',
  'Silikonspray',
  'Silikon-|spray',
  'blue',
  'Gleiten',
  'Unsichtbarer Gleitfilm für Gummidichtungen, Kunststoff und Schubladenführungen. Vor dem Lackieren fernhalten: Silikon und Lack vertragen sich nicht.',
  6.5,
);
export const contactSpray = spray(
  'SPR-3230',
  'Kontaktspray',
  'Kontakt-|spray',
  'yellow',
  'Kontakte reinigen',
  'Löst Oxid und verdrängt Feuchtigkeit in Steckern, Schaltern und Zündanlagen. Spannungsfrei machen, sprühen, ablüften lassen.',
  7.9,
);
export const brakeCleaner = spray(
  'SPR-3240',
  'Entfetter-Spray',
  'Entfetter',
  'grey',
  'Entfetten',
  'Acetonfreier Schnellreiniger: löst Öl und Bremsstaub, verdunstet ohne Rückstand. Nur bei guter Lüftung.',
  4.9,
);
export const zincSpray = spray(
  'SPR-3250',
  'Zinkspray',
  'Zinkspray',
  'grey',
  'Korrosionsschutz',
  '98 % Zink im trockenen Film: bessert Schnittkanten und Schweißnähte an verzinktem Stahl aus. Zwei dünne Schichten sind besser als eine dicke.',
  9.9,
);
