import type { JudgedSet } from './judging/judged.ts';
import { fourth, sixth, untouched } from './sets/bicycle.ts';
import { demo } from './sets/demo.ts';
import { drugstore } from './sets/drugstore.ts';
import { fresh } from './sets/fresh.ts';
import { mailorder } from './sets/mailorder.ts';
import { unseen, unseenAgain, unseenFifth, unseenThird } from './sets/unseen.ts';

export const allSets: readonly JudgedSet[] = [
  demo,
  mailorder,
  drugstore,
  ...fresh,
  ...unseen,
  ...unseenAgain,
  ...unseenThird,
  ...fourth,
  ...untouched,
  unseenFifth,
  ...sixth,
];
