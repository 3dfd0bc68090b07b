import type { VersionFollower } from '../../database/watch-version.ts';
import { openWaitingRoom } from '../../http/waiting-room.ts';
import { countUnread, type Following, followCatalogue } from '../follow-catalogue.ts';
import { createIndexKeeper, type IndexKeeper, type Keeping, manyProducts } from './index-keeper.ts';

/** The dependencies of following from a snapshot. */
interface FollowingFromSnapshot extends Following, Keeping {
  /** The address on which the shop will listen. With port 0 it is unknown, so nothing listens meanwhile. */
  readonly place: { readonly host: string; readonly port: number };
}

/**
 * Starts with the snapshot of the index and follows the catalogue. If many products must be read first (there is no
 * usable snapshot, it has another history, or most products have changed), requests are answered meanwhile with the
 * progress.
 */
export async function followFromSnapshot(
  following: FollowingFromSnapshot,
): Promise<{ readonly keeper: IndexKeeper; readonly follower: VersionFollower }> {
  const { database, index, place, fewestProducts = manyProducts } = following;
  const keeper = await createIndexKeeper(following);
  await keeper.restore(index);
  const progress = { read: 0, products: await countUnread(database, index) };
  const isLong = place.port !== 0 && progress.products >= fewestProducts;
  const closeRoom = isLong ? await openWaitingRoom(place, () => progress) : null;
  const follower = await followCatalogue({
    ...following,
    onRead: () => {
      progress.read += 1;
    },
    onTakenIn: async () => {
      keeper.changed(index);
      await following.onTakenIn?.();
    },
  });
  await closeRoom?.();
  return { keeper, follower };
}
