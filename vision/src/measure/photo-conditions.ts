import type { PhotoFacts } from "@dewlight/core/skin/observation.ts";

/** What the measurements need to know of the photo to say how far they can be trusted. */
export type PhotoConditions = Pick<
	PhotoFacts,
	"pose_deg" | "expression" | "reblur" | "noise" | "light_asymmetry" | "colour_cast" | "clip_high"
>;
