import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { openInAppLink } from "#platform/open-in-app.ts";
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
