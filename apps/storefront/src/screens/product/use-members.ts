import type { Answer, FamilyMember } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';

/** How many members are loaded at a time. */
const atOnce = 50;

/** The members of a family that are loaded so far, in its order. */
export interface LoadedMembers {
  readonly products: Answer<'cartProducts'>['products'];
  readonly state: 'loading' | 'there' | 'failed';
  /** Why the next ones could not be loaded. */
  readonly failure: unknown;
  /** How many the next step loads; 0: all are asked for. */
  readonly left: number;
  /** How many the last step brought; null before the second. */
  readonly added: number | null;
  /** Loads the next ones, or tries again. What is there stays. Does nothing while they are loading. */
  readonly loadNext: () => Promise<void>;
}

/** Loads what members of a family cost now, the first ones at once. Those that are not sold any more are left out. */
export function useMembers(members: readonly FamilyMember[]): LoadedMembers {
  const { call } = useShop();
  const [there, setThere] = useState<Pick<LoadedMembers, 'products' | 'added'> & { asked: number }>({
    ...{ products: [], added: null, asked: 0 },
  });
  const [step, setStep] = useState<Pick<LoadedMembers, 'state' | 'failure'>>({ state: 'loading', failure: null });
  const load = async () => {
    setStep({ state: 'loading', failure: null });
    try {
      const ids = members.slice(there.asked, there.asked + atOnce).map(({ _id }) => _id);
      const { products } = await call('cartProducts', { ids });
      setThere({
        products: [...there.products, ...products],
        added: there.asked === 0 ? null : products.length,
        asked: there.asked + ids.length,
      });
      setStep({ state: 'there', failure: null });
    } catch (failure) {
      setStep({ state: 'failed', failure });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first ones are loaded once
  useEffect(() => {
    load();
  }, []);
  return {
    ...{ products: there.products, added: there.added, ...step },
    left: Math.min(atOnce, members.length - there.asked),
    loadNext: async () => {
      if (step.state !== 'loading') await load();
    },
  };
}
