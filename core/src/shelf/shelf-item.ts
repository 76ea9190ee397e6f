/** How a pack left the shelf. */
export const LEAVING_WAYS = ["finished", "given_away", "thrown_away"] as const;
export type LeavingWay = (typeof LEAVING_WAYS)[number];
