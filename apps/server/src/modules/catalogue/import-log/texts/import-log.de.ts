import { germanTime } from '../../../../german-format.ts';

/** Messages for imports that run at the same time. */
export const turnTexts = {
  waiting: ({ number, file, begun_at }: { number: number; file: string; begun_at: number }) =>
    `Import ${number} (${file}) läuft seit ${germanTime(begun_at)}. Dieser wartet, bis er zu Ende ist.`,
  takenOver: (number: number) =>
    `Import ${number} gab zu lange kein Zeichen und wurde abgebrochen: ein anderer hat übernommen. Was er übernommen hat, bleibt; dieselbe Datei noch einmal einzulesen holt den Rest nach.`,
};
