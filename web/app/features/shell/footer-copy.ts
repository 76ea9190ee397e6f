/** Words of the footer. */
export const footerCopy = {
	name: "Footer",
	note: "A read of how your skin looks, not a diagnosis. For anything that worries you, see a dermatologist.",
	product: "Product",
	guides: "Guides",
	legal: "Legal",
	help: "Help",
	disclaimer: "Medical Disclaimer",
	fairUse: "Fair Use Policy",
	store: { small: "Android app on", large: "Google Play", newTab: "(opens in a new tab)" },
} as const;
