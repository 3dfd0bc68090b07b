import { systemClock } from '../clock.ts';
import { germanTime } from '../german-format.ts';
import { isRefused } from '../http/send-refusal.ts';
import { createOfficeLog } from '../modules/office-log/office-log.service.ts';
import { inviteOwner, listOperators, operatorTexts } from '../modules/operators/operators.service.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { operatorsTexts as texts } from './texts/operators.de.ts';
import { withShop } from './with-database.ts';

/** `kontor operators`: who works in the back office, and the last way in for an owner. */
export const operatorsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    await workCalled(works, what, texts.unknown)(parameters);
    return 0;
  },
};

const works: Readonly<Record<string, (parameters: readonly string[]) => Promise<void>>> = {
  list: async () => {
    const { operators, roles } = await withShop((database) => listOperators(database.read));
    if (operators.length === 0) console.log(texts.none);
    for (const { name, email, role, status, hasSecondFactor, seenAt } of operators) {
      const isUnsafe = status === 'active' && !hasSecondFactor;
      const parts = [name, email, roles.find(({ _id }) => _id === role)?.name ?? role, texts.statuses[status]];
      const more = [isUnsafe && texts.withoutFactor, seenAt && texts.seen(germanTime(Date.parse(seenAt)))];
      console.log([...parts, ...more].filter(Boolean).join('  '));
    }
  },
  async 'invite-owner'([email, name, ...rest]) {
    if (email === undefined || name === undefined || rest.length > 0) throw new CommandRefused(texts.wantsPerson);
    const invited = await withShop((database, { publicUrl }) => {
      const log = createOfficeLog({ database, clock: systemClock });
      return inviteOwner({ database, log, publicUrl, clock: systemClock }, { email, name });
    });
    if (isRefused(invited)) throw new CommandRefused(texts.refused((invited.errors ?? []).map(({ msg }) => msg)));
    console.log(operatorTexts.firstOwner(invited.address));
  },
};
