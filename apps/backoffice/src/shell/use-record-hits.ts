import type { FoundRecords } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { IconName } from '../kit/icon.tsx';
import { recordHitsQuery } from '../records/records-query.ts';
import { shellTexts as texts } from '../texts/shell.de.ts';
import type { Command } from './command.ts';
import { useSettled } from './use-settled.ts';

type FoundRecord = FoundRecords['records'][number];

/** A shorter text would match almost anything. */
const fewest = 3;

const icons: Readonly<Record<FoundRecord['kind'], IconName>> = {
  document: 'orders',
  quote: 'quotes',
  withdrawal: 'withdrawals',
  voucher: 'vouchers',
};

/**
 * Documents, offers, withdrawals and vouchers whose numbers begin with the typed text, as commands that open them. A
 * document opens its order. `openFirst` asks at once.
 */
export function useRecordHits(typed: string) {
  const [queries, open] = [useQueryClient(), useOpenRecord()];
  const word = typed.trim();
  const isAsked = word.length >= fewest;
  const settled = useSettled(word);
  const { data } = useQuery({ ...recordHitsQuery(settled), enabled: isAsked && settled === word });
  return {
    commands: (isAsked ? (data?.records ?? []) : []).map(
      (record): Command => ({
        title: texts.records[record.kind](record.number, record.order ?? ''),
        icon: icons[record.kind],
        run: () => open(record),
      }),
    ),
    /** Calls `onOpen` if it has found one. Returns whether it has. */
    async openFirst(onOpen: () => void): Promise<boolean> {
      if (!isAsked) return false;
      const found = await queries.fetchQuery(recordHitsQuery(word)).catch(() => undefined);
      const [first] = found?.records ?? [];
      if (first === undefined) return false;
      onOpen();
      void open(first);
      return true;
    },
  };
}

function useOpenRecord() {
  const navigate = useNavigate();
  return ({ kind, number, order }: FoundRecord) => {
    switch (kind) {
      case 'document':
        return navigate({ to: '/bestellungen/$nummer', params: { nummer: order ?? '' } });
      case 'quote':
        return navigate({ to: '/angebote/$nummer', params: { nummer: number } });
      case 'withdrawal':
        return navigate({ to: '/widerrufe/$nummer', params: { nummer: number } });
      case 'voucher':
        return navigate({ to: '/gutscheine', search: { code: number } });
    }
  };
}
