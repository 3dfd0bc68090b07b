import type { TurnoverLimit } from '@kontor/contract/office';
import { limitSentence, limitTitle } from '@kontor/contract/office-texts';
import { Notice } from '../kit/notice.tsx';

const looks = { below: 'plain', near: 'warn', tolerated: 'warn', exceeded: 'bad', settled: 'plain' } as const;

/** The turnover beside the limits of the law, each with its numbers and what follows (LAW T3, T6). */
export function TurnoverLimits({ limits }: { limits: readonly TurnoverLimit[] }) {
  return limits.map((limit) => (
    <Notice key={limit.kind} look={looks[limit.state]} title={limitTitle(limit)}>
      <p>{limitSentence(limit)}</p>
    </Notice>
  ));
}
