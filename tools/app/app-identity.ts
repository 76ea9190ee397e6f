import { NATIVE_APP } from "@dewlight/contracts/native-app.ts";

/** Where the app's pages are, inside it and outside; the project and its configuration say the same, and a test compares. */
export const APP = {
	...NATIVE_APP,
	/** Origin of the bundled pages inside the app; nothing is served there on the web. */
	origin: "https://app.dewlight.app",
	/** Where the API and the website are; one site with `origin`, so that the session cookie goes along. */
	site: "https://dewlight.app",
	/** Stands before a slash and the version at the end of the app's user agent; a hint for logs, never a right. */
	userAgent: "DewlightApp",
	/** Oldest WebView that shows the pages as they are: colors by `light-dark()`. */
	oldestWebView: 123,
	/** Beginnings of the paths of `site` that open the app. */
	linkPaths: ["/verify-email", "/confirm-email-change", "/undo-email-change", "/reset-password"],
} as const;
