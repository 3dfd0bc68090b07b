import type { OfficeDocument } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../../../kit/toast-message.ts';
import { documentsQuery } from '../../../../records/documents-query.ts';
import { newStepKey } from '../../../../records/order-query.ts';
import { documentTexts as texts } from '../../../../texts/documents.de.ts';

/**
 * Issues a document of an order and shows it. One dialog is one request: `key` stays the same however often the button
 * is pressed.
 */
export function useIssue(orderNumber: string) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  return {
    key: () => key.current,
    async issue(made: Promise<OfficeDocument>): Promise<void> {
      const { title, number } = await made;
      await queries.invalidateQueries({ queryKey: documentsQuery(orderNumber).queryKey });
      void queries.invalidateQueries({ queryKey: ['log'] });
      showToast(texts.issued(title, number));
    },
  };
}
