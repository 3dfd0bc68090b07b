import { historyTexts } from '../texts/history.de.ts';

/** The title of an action. An action that this version does not know is shown as stored. */
export function actionTitle(action: string): string {
  return (historyTexts.actions as Readonly<Record<string, string>>)[action] ?? action;
}
