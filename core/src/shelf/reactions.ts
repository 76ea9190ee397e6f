/** What skin can do after a product, in the order it is asked. `none` tells that nothing happened. */
export const REACTION_SIGNS = [
	"none",
	"stings",
	"burns",
	"itches",
	"redness",
	"dryness",
	"new_spots",
	"swelling",
	"hives",
] as const;
export type ReactionSign = (typeof REACTION_SIGNS)[number];

export const PATCH_LOOKS = ["calm", "mild", "strong"] as const;
export type PatchLook = (typeof PATCH_LOOKS)[number];
