import { NATIVE_APP } from "@dewlight/contracts/native-app.ts";

interface OpenInApp {
	email: string;
	/** Page of this site for phones without the app. */
	fallback: string;
	userAgent: string;
}

/**
 * NATIVE-A4: address that opens the installed app where an e-mail was just confirmed; null where no Android browser
 * would understand it. It carries no token: whoever gets hold of it learns nothing and can do nothing.
 */
export function openInAppLink({ email, fallback, userAgent }: OpenInApp): string | null {
	if (!/\bAndroid\b/.test(userAgent)) return null;
	const intent = [
		"#Intent",
		`scheme=${NATIVE_APP.scheme}`,
		`package=${NATIVE_APP.package}`,
		`S.browser_fallback_url=${encodeURIComponent(fallback)}`,
		"end",
	];
	return `intent://${NATIVE_APP.verified}?email=${encodeURIComponent(email)}${intent.join(";")}`;
}
