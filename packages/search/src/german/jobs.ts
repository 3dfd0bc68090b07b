/**
 * Infinitives that name a job. Those of the second part lead to what it is done with, by the list of synonyms: bohren
 * to Bohrer. Infinitives that are also plurals of tools (Sägen, Feilen) do not belong here. German folding.
 */
const verbs = new Set(
  `
abbauen abdecken abmontieren anbringen anfertigen anschliessen aufbauen aufhaengen aufstellen ausbauen ausbessern austauschen auswechseln basteln
bauen bearbeiten befestigen einbauen einsetzen entfernen ersetzen erneuern festmachen fixieren flicken haengen herstellen instandsetzen loesen machen
montieren nachbauen nachruesten renovieren reparieren restaurieren sanieren selbermachen setzen tauschen umbauen verbinden verlegen vorbereiten
wechseln zusammenbauen

abdichten abfeilen abisolieren abkleben abmessen absaegen abschleifen abschmieren anbohren ankleben anloeten annageln anschrauben anstreichen
aufbewahren aufbohren aufkleben ausfugen ausmessen bemalen bohren crimpen duebeln einfetten einhaemmern einoelen einschlagen einspannen einwachsen entfetten entrosten
festkleben festklemmen festschrauben festzurren hacken haemmern hineinschlagen kleben lackieren lasieren leimen loeten meisseln messen nachmessen nageln nivellieren oelen
polieren schaerfen schlagen schleifen schmieren schneiden schweissen sortieren spalten stemmen streichen trennen vercrimpen verfugen verkleben verleimen verschrauben
verzurren zersaegen zusaegen zusammenkleben zusammenleimen zusammennageln zusammenschrauben
`
    .trim()
    .split(/\s+/),
);

/** Whether a word is a verb that names a job. `word`: German folding. */
export function saysJob(word: string): boolean {
  return verbs.has(word);
}
