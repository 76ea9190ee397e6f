import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { joinCopy } from "./copy.ts";

/** The way back into the app where it may stand beside this browser; without the app it leads on here. Else null. */
export function openInAppHref(email: string): string | null {
	if (!platform.offersStoreApp) return null;
	const fallback = new URL(paths.registerStep2(email), window.location.origin).href;
	return openInAppLink({ email, fallback, userAgent: navigator.userAgent });
}

export function OpenInApp({ email }: { email: string }) {
	const href = openInAppHref(email);
	if (href === null) return null;
	return (
		<a href={href} className={buttonStyle("secondary", "regular")}>
			{joinCopy.verify.openInApp}
		</a>
	);
}

interface AppLink {
	email: string;
	/** Page of this site for phones without the app. */
	fallback: string;
	userAgent: string;
}

/**
 * NATIVE-A4: address that opens the installed app where an e-mail was just confirmed; null where no Android browser
 * would understand it. It carries no token: whoever gets hold of it learns nothing and can do nothing.
 */
export function openInAppLink({ email, fallback, userAgent }: AppLink): string | null {
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
