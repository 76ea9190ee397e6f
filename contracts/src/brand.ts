/** The only place that names the product. */
export const BRAND = {
	name: "Dewlight",
	assistant: "Ask Dewlight",
	tagline: "An honest read of your skin.",
	supportEmail: "support@dewlight.app",
} as const;

/** Light and dark of one colour, as `#rrggbb`. */
type BrandColor = readonly [light: string, dark: string];

/**
 * The colours of the product for everything that reads no style sheet: mails and pages of the server. The web's own
 * stand in `web/app/ui/tokens.css`; a test holds both to the same values.
 */
export const BRAND_COLORS = {
	ground: ["#fbf8f6", "#1a1316"],
	surface: ["#ffffff", "#241b1f"],
	line: ["#e6dad3", "#43353c"],
	ink: ["#2a1c22", "#f6eeea"],
	"ink-2": ["#5f4c53", "#c6b4ba"],
	fig: ["#6b2e47", "#f0b7a4"],
	"on-fig": ["#ffffff", "#2a1c22"],
	apricot: ["#f4b690", "#d98f6f"],
	rose: ["#cf7d7f", "#a25a66"],
} as const satisfies Record<string, BrandColor>;

/** What names the Android app to phones and to the store. */
export const NATIVE_APP = {
	package: "app.dewlight.skin",
	/** Links of the form `scheme://...` open the app. */
	scheme: "dewlight",
	/** NATIVE-A4: what such a link calls an address that was just confirmed. */
	verified: "verification-success",
	store: "https://play.google.com/store/apps/details?id=app.dewlight.skin",
} as const;
