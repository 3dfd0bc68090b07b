import { historyTexts } from '../texts/history.de.ts';

/** What was done, as people say it; an action that this version does not know is shown as it is stored. */
export function actionTitle(action: string): string {
  return (historyTexts.actions as Readonly<Record<string, string>>)[action] ?? action;
}
