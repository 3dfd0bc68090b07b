import * as accessoriesAbrasives from './accessories/abrasives.ts';
import * as accessoriesBlades from './accessories/blades.ts';
import * as accessoriesDrills from './accessories/drills.ts';
import * as accessoriesMilling from './accessories/milling.ts';
import * as careBonding from './care/bonding.ts';
import * as careLubricants from './care/lubricants.ts';
import * as careSurface from './care/surface.ts';
import type { Draft } from './family.ts';
import * as fixingAnchors from './fixing/anchors.ts';
import * as fixingNails from './fixing/nails.ts';
import * as fixingScrews from './fixing/screws.ts';
import * as handToolsAxes from './hand-tools/axes.ts';
import * as handToolsBits from './hand-tools/bits.ts';
import * as handToolsHammers from './hand-tools/hammers.ts';
import * as handToolsMallets from './hand-tools/mallets.ts';
import * as handToolsMeasuring from './hand-tools/measuring.ts';
import * as handToolsPliers from './hand-tools/pliers.ts';
import * as handToolsSaws from './hand-tools/saws.ts';
import * as handToolsScrewdriving from './hand-tools/screwdriving.ts';
import * as handToolsSpanners from './hand-tools/spanners.ts';
import * as handToolsWoodworking from './hand-tools/woodworking.ts';
import * as machinesCorded from './machines/corded.ts';
import * as machinesCordless from './machines/cordless.ts';
import * as shelfBooks from './shelf/books.ts';
import * as shelfBread from './shelf/bread.ts';
import * as shelfMeatAndHoney from './shelf/meat-and-honey.ts';
import * as shelfRemnants from './shelf/remnants.ts';
import * as shelfSets from './shelf/sets.ts';
import * as workshopFurnishing from './workshop/furnishing.ts';
import * as workshopLashing from './workshop/lashing.ts';
import * as workshopLight from './workshop/light.ts';
import * as workshopProtection from './workshop/protection.ts';

/**
 * Every product of the demo catalogue by the article number of its family; the sizes of a family stay in their order.
 */
export const allDrafts: readonly Draft[] = [
  handToolsAxes,
  handToolsBits,
  handToolsHammers,
  handToolsMallets,
  handToolsMeasuring,
  handToolsPliers,
  handToolsSaws,
  handToolsScrewdriving,
  handToolsSpanners,
  handToolsWoodworking,
  machinesCorded,
  machinesCordless,
  accessoriesAbrasives,
  accessoriesBlades,
  accessoriesDrills,
  accessoriesMilling,
  fixingAnchors,
  fixingNails,
  fixingScrews,
  workshopFurnishing,
  workshopLashing,
  workshopLight,
  workshopProtection,
  careBonding,
  careLubricants,
  careSurface,
  shelfBooks,
  shelfBread,
  shelfMeatAndHoney,
  shelfRemnants,
  shelfSets,
]
  .flatMap((section) => Object.values(section).flat())
  .sort((a, b) => (a.family.article < b.family.article ? -1 : Number(a.family.article > b.family.article)));
