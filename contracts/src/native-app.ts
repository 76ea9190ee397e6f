/** What names the Android app to phones and to the store. */
export const NATIVE_APP = {
	package: "app.dewlight.skin",
	/** Links of the form `scheme://...` open the app. */
	scheme: "dewlight",
	/** NATIVE-A4: what such a link calls an address that was just confirmed. */
	verified: "verification-success",
	store: "https://play.google.com/store/apps/details?id=app.dewlight.skin",
} as const;
