import type { BankAsideRule } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { formatDay } from '../../format/format-day.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { bankRulesQuery } from '../../records/bank-query.ts';
import { bankTexts, ruleTexts as texts } from '../../texts/bank.de.ts';
import { kitTexts } from '../../texts/kit.de.ts';

/** The rules that set entries aside by themselves, each with a button that ends it. */
export function RulesDialog({ mayEdit, onClose }: { mayEdit: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery(bankRulesQuery);
  const end = useAction(async (_id: string) => {
    queries.setQueryData(bankRulesQuery.queryKey, await officeCall('bankRuleEnd', { _id }));
    showToast(texts.ended);
  });
  const actions: Column<BankAsideRule> = {
    title: bankTexts.actions,
    cell: (rule) => (
      <Button look="plain" aria-label={texts.endOne(rule.reason)} onClick={() => end.run(rule._id)}>
        {texts.end}
      </Button>
    ),
  };
  return (
    <Dialog title={texts.list} onClose={onClose}>
      <FailureNotice failure={end.failure ?? error} />
      {data?.rules.length === 0 && <p>{texts.none}</p>}
      {data !== undefined && data.rules.length > 0 && (
        <Table
          caption={texts.list}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={data.rules}
          keyOf={({ _id }) => _id}
        />
      )}
      <p className="soft">{texts.never}</p>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const columns: readonly Column<BankAsideRule>[] = [
  {
    title: texts.counterparty,
    cell: ({ payer, payerIban, words, isOutgoing }) => (
      <>
        {payer === '' ? bankTexts.unknownPayer : payer}
        <span className="second-line">
          {[texts.direction(isOutgoing), payerIban, words !== '' && texts.withWords(words)].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { title: texts.reason, cell: ({ reason }) => reason },
  {
    title: texts.used,
    isShort: true,
    cell: ({ used, lastUsedOn }) => (
      <>
        {used}
        {lastUsedOn !== null && <span className="second-line">{texts.lastUsed(formatDay(lastUsedOn))}</span>}
      </>
    ),
  },
];
