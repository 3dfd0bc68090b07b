import type { VersionFollower } from '../../database/watch-version.ts';
import { openWaitingRoom } from '../../http/waiting-room.ts';
import { countUnread, type Following, followCatalogue } from '../follow-catalogue.ts';
import { createIndexKeeper, type IndexKeeper, type Keeping, manyProducts } from './index-keeper.ts';

/** What following from a snapshot needs beside. */
interface FollowingFromSnapshot extends Following, Keeping {
  /** Where the shop will listen; with port 0 nobody knows where, and so nobody asks meanwhile. */
  readonly place: { readonly host: string; readonly port: number };
}

/**
 * Begins with what was kept of the index, and follows the catalogue. Where many products are to be read first, for
 * whatever reason (there is no snapshot, it cannot be used, it is of another history, or most changed since it was
 * written), whoever asks meanwhile is told how far it is.
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
