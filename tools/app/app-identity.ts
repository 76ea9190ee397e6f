/** What names the Android app; the same values stand in its project and its configuration, and a test compares them. */
export const APP = {
	package: "app.dewlight.skin",
	/** Links of the form `scheme://...` open the app. */
	scheme: "dewlight",
	/** Origin of the bundled pages inside the app; nothing is served there on the web. */
	origin: "https://app.dewlight.app",
	/** Where the API and the website are; one site with `origin`, so that the session cookie goes along. */
	site: "https://dewlight.app",
	/** Oldest WebView that shows the pages as they are: colors by `light-dark()`. */
	oldestWebView: 123,
} as const;
