import { useSuspenseQuery } from '@tanstack/react-query';
import { Facts } from '../../kit/facts.tsx';
import { Status } from '../../kit/status.tsx';
import { Time } from '../../kit/time.tsx';
import { findingsQuery } from '../../records/payments-query.ts';
import { paymentTexts as texts } from '../../texts/payments.de.ts';

/** Whether customers can choose each provider, and when it was last heard. */
export function Providers() {
  const { providers } = useSuspenseQuery(findingsQuery).data;
  if (providers.length === 0) return null;
  return (
    <section className="section" aria-labelledby="providers-title">
      <h2 id="providers-title">{texts.providersTitle}</h2>
      <Facts
        facts={providers.map(({ provider, isOffered, isSigned, messageAt, answerAt }) => [
          texts.providers[provider],
          <span key={provider}>
            <Status look={isOffered ? 'good' : 'warn'} label={isOffered ? texts.offered : texts.notOffered} />
            <span className="second-line">
              {texts.answered} {answerAt === null ? texts.never : <Time iso={answerAt} />}
              {isSigned && (
                <>
                  {', '}
                  {texts.told} {messageAt === null ? texts.never : <Time iso={messageAt} />}
                </>
              )}
            </span>
          </span>,
        ])}
      />
    </section>
  );
}
