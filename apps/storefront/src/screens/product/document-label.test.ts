import { expect, test } from 'vitest';
import { documentLabel } from './document-label.ts';

const space = '\u00a0';

test.each([
  [{ filename: 'Datenblatt Bohrer.pdf', size: 48_211 }, 'Datenblatt Bohrer', `PDF, 48${space}kB`],
  [{ filename: 'Anleitung.v2.PDF', size: 1_240_000 }, 'Anleitung.v2', `PDF, 1,2${space}MB`],
  [{ filename: 'Zeichnung.dwg' }, 'Zeichnung', 'DWG'],
  [{ filename: 'Zertifikat', size: 12 }, 'Zertifikat', `1${space}kB`],
  [{ filename: '.pdf' }, '.pdf', 'PDF'],
  [{ filename: 'Liste' }, 'Liste', ''],
  [{ filename: 'bohrer-x.pdf', purpose: 'data-sheet' }, 'Datenblatt: bohrer-x', 'PDF'],
  [{ filename: '4711_de.pdf', purpose: 'safety-data-sheet' }, 'Sicherheitsdatenblatt: 4711_de', 'PDF'],
  [{ filename: 'Bedienungsanleitung Säge.pdf', purpose: 'manual' }, 'Bedienungsanleitung Säge', 'PDF'],
  [{ filename: 'EPREL_1234.pdf', purpose: 'energy-label' }, 'Energielabel: EPREL_1234', 'PDF'],
  [{ filename: 'blatt.pdf', purpose: 'energy-sheet' }, 'Produktdatenblatt: blatt', 'PDF'],
  [{ filename: 'CE.pdf', purpose: 'certificate' }, 'Zertifikat: CE', 'PDF'],
] as const)('%j', (document, name, facts) => {
  expect(documentLabel(document)).toEqual({ name, facts });
});
