// What stands on the smithies now.

import { SMITHIES } from './cards';
import type { RuneStonesView } from './view';

/** The colour of a smithy's artifact, or nothing, and its picture. */
export function smithySymbol(
  view: RuneStonesView,
  smithy: string,
): { colour: string; symbol: string } {
  if (smithy === 'white') {
    const colour = view.white_artifacts ? 'W' : '';
    return { colour, symbol: `rs-smithy-white${colour ? '' : '-empty'}` };
  }
  const colour = view.smithies[SMITHIES.indexOf(smithy)] ?? '';
  return { colour, symbol: `rs-smithy-${smithy}${colour && `-${colour}`}` };
}
