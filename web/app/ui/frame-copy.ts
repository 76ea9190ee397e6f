import { BRAND } from "@dewlight/contracts/brand.ts";

/** Of the page that is shown when a screen, or the frame around all of them, broke. */
export const errorCopy = {
	missing: {
		title: "This page does not exist.",
		text: "The address may be old or mistyped. Nothing of yours is lost.",
	},
	update: {
		title: "A new version is here.",
		text: `A part of this page could not be loaded, most likely because ${BRAND.name} was updated while this tab was open. Load it again to go on.`,
	},
	offline: {
		title: "You appear to be offline.",
		text: "A part of this page could not be loaded. Check the connection, then load it again.",
	},
	broken: {
		title: "Something went wrong.",
		text: "The fault is ours, not yours, and what is stored in your account is safe. Loading the page again often helps.",
	},
} as const;

export const frameCopy = {
	reload: "Load again",
	home: "To the home page",
	needsScript: (what: "form" | "page") =>
		`This ${what} needs JavaScript. Turn it on in your browser, then load the page again.`,
} as const;
