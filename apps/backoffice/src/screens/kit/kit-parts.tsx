import { Facts } from '../../kit/facts.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Pager } from '../../kit/pager.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { Status } from '../../kit/status.tsx';
import { Table } from '../../kit/table.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Time } from '../../kit/time.tsx';
import { kitTexts } from '../../texts/kit.de.ts';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';

const rows = [texts.value, texts.long].map((name, at) => ({ name, role: texts.roles[at], amount: texts.amounts[at] }));

/** Lists and their parts. */
export function KitParts() {
  const entries = [{ label: texts.rename, onChoose() {} }];
  return (
    <>
      <Tabs label={texts.parts}>
        <a href="#people" aria-current="page">
          {texts.people}
        </a>
        <a href="#log">{texts.log}</a>
      </Tabs>
      <Table
        caption={texts.table}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: texts.name, cell: ({ name }) => <a href="#name">{name}</a> },
          { title: texts.role, cell: ({ role }) => role },
          { title: texts.active, cell: () => <Status look="good" label={texts.active} /> },
          { title: texts.amount, isNumber: true, cell: ({ amount }) => amount },
          { title: texts.actions, isActions: true, cell: () => <Menu label={texts.actions} entries={entries} /> },
        ]}
      />
      <Pager label={texts.table}>
        <a className="button button-secondary" href="#newest">
          {kitTexts.newest}
        </a>
        <a className="button button-secondary" href="#older">
          {kitTexts.older}
        </a>
      </Pager>
      <Facts
        facts={[
          [texts.name, texts.value],
          [texts.day, <Time key="day" iso="2026-11-26T13:05:00.000Z" />],
        ]}
      />
      <QrCode text={texts.addressText} label={texts.qr} />
    </>
  );
}
