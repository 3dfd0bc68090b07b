import { type ApiCall, type ApiFault, apiFaults, type Faults, type MessageFault } from '../faults.ts';
import { type Html, html } from './html.ts';
import { apiFaultTexts, faultTexts, returnTexts } from './texts/faults.de.ts';

/** The choices on a provider's page, with the provider's words. */
export interface FaultChoices {
  readonly messages: Readonly<Partial<Record<MessageFault, string>>>;
  readonly calls: Readonly<Partial<Record<ApiCall, string>>>;
}

/** The folded part of a form in which a person chooses the faults of a payment. */
export function faultFields(faults: Faults, { messages, calls }: FaultChoices): Html {
  const hits = { '': faultTexts.noFault, ...apiFaultTexts };
  const ofCalls = entriesOf(calls).map(([call, text]) => select(`api-${call}`, text, hits, faults.api[call] ?? ''));
  return html`<details>
  <summary>${faultTexts.faults}</summary>
  <div>
    <p class="soft">${faultTexts.hint}</p>
    ${select('message', faultTexts.message, messages, faults.message)}
    ${select('return', faultTexts.return, returnTexts, faults.return)}
    <p class="field"><label for="seconds">${faultTexts.seconds}</label>
    <input id="seconds" name="seconds" type="number" min="0" max="3600" required value="${faults.seconds}"></p>
    ${ofCalls}
  </div>
</details>`;
}

function select(name: string, label: string, options: Partial<Record<string, string>>, chosen: string): Html {
  const choices = Object.entries(options).map(
    ([value, text = value]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  );
  return html`<p class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${choices}</select></p>`;
}

/** The faults in a sent form; null for an unknown choice. */
export function chosenFaults(form: URLSearchParams, { messages, calls }: FaultChoices): Partial<Faults> | null {
  const message = memberOf(keysOf(messages), form.get('message') ?? 'after');
  const way = memberOf(keysOf(returnTexts), form.get('return') ?? 'back');
  const seconds = Number(form.get('seconds') ?? 2);
  if (message === null || way === null || !(seconds >= 0 && seconds <= 3600)) return null;
  const hits = keysOf(calls).map((call): [ApiCall, ApiFault | null] => [
    call,
    memberOf(apiFaults, form.get(`api-${call}`)),
  ]);
  return { message, return: way, seconds, api: Object.fromEntries(hits.filter(([, fault]) => fault !== null)) };
}

/** The member with a form's value; null when there is none. */
export function memberOf<Member extends string>(members: readonly Member[], value: string | null): Member | null {
  return members.find((member) => member === value) ?? null;
}

/** The keys of a table of texts. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, string>>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

function entriesOf<Key extends string>(table: Readonly<Partial<Record<Key, string>>>): readonly [Key, string][] {
  return Object.entries(table) as [Key, string][];
}
