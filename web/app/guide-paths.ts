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
