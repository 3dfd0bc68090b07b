import { byArticle } from './assembly/family.ts';
import * as accessoriesAbrasives from './catalogue/accessories/abrasives.ts';
import * as accessoriesBlades from './catalogue/accessories/blades.ts';
import * as accessoriesDrills from './catalogue/accessories/drills.ts';
import * as accessoriesMilling from './catalogue/accessories/milling.ts';
import * as careBonding from './catalogue/care/bonding.ts';
import * as careLubricants from './catalogue/care/lubricants.ts';
import * as careSurface from './catalogue/care/surface.ts';
import * as fixingAnchors from './catalogue/fixing/anchors.ts';
import * as fixingNails from './catalogue/fixing/nails.ts';
import * as fixingScrews from './catalogue/fixing/screws.ts';
import * as handToolsAxes from './catalogue/hand-tools/axes.ts';
import * as handToolsBits from './catalogue/hand-tools/bits.ts';
import * as handToolsHammers from './catalogue/hand-tools/hammers.ts';
import * as handToolsMallets from './catalogue/hand-tools/mallets.ts';
import * as handToolsMeasuring from './catalogue/hand-tools/measuring.ts';
import * as handToolsPliers from './catalogue/hand-tools/pliers.ts';
import * as handToolsSaws from './catalogue/hand-tools/saws.ts';
import * as handToolsScrewdriving from './catalogue/hand-tools/screwdriving.ts';
import * as handToolsSpanners from './catalogue/hand-tools/spanners.ts';
import * as handToolsWoodworking from './catalogue/hand-tools/woodworking.ts';
import * as machinesCorded from './catalogue/machines/corded.ts';
import * as machinesCordless from './catalogue/machines/cordless.ts';
import * as shelfBooks from './catalogue/shelf/books.ts';
import * as shelfBread from './catalogue/shelf/bread.ts';
import * as shelfDrinks from './catalogue/shelf/drinks.ts';
import * as shelfGiftVouchers from './catalogue/shelf/gift-vouchers.ts';
import * as shelfMeatAndHoney from './catalogue/shelf/meat-and-honey.ts';
import * as shelfRemnants from './catalogue/shelf/remnants.ts';
import * as shelfSets from './catalogue/shelf/sets.ts';
import * as workshopFurnishing from './catalogue/workshop/furnishing.ts';
import * as workshopLashing from './catalogue/workshop/lashing.ts';
import * as workshopLight from './catalogue/workshop/light.ts';
import * as workshopProtection from './catalogue/workshop/protection.ts';

/** Every product of the hardware shop. */
export const allDrafts = byArticle([
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
  shelfDrinks,
  shelfGiftVouchers,
  shelfMeatAndHoney,
  shelfRemnants,
  shelfSets,
]);
