/** The only place that names the product. */
export const BRAND = {
	name: "Dewlight",
	assistant: "Ask Dewlight",
	tagline: "An honest read of your skin.",
	supportEmail: "support@dewlight.app",
} as const;
