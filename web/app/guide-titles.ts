import type { GuideName } from "./guide-paths.ts";

/** The guides by the short names that lists and links show. */
export const GUIDE_TITLES: Record<GuideName, string> = {
	"acne-care": "Acne care",
	"dark-spots": "Dark spots",
	"sensitive-skin": "Sensitive skin",
	"anti-aging-routine": "Anti-aging routine",
	"oily-skin-routine": "Oily skin routine",
	"dry-skin-routine": "Dry skin routine",
	niacinamide: "Niacinamide",
	retinol: "Retinol",
	"vitamin-c": "Vitamin C",
	"hyaluronic-acid": "Hyaluronic acid",
};
