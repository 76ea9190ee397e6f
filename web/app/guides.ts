/** The guides, in the order lists show them. The word is the address: /acne-care. */
export const GUIDE_NAMES = [
	"acne-care",
	"dark-spots",
	"sensitive-skin",
	"anti-aging-routine",
	"oily-skin-routine",
	"dry-skin-routine",
	"niacinamide",
	"retinol",
	"vitamin-c",
	"hyaluronic-acid",
] as const;
export type GuideName = (typeof GUIDE_NAMES)[number];

export function guidePath(name: GuideName): string {
	return `/${name}`;
}

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
