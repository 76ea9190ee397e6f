import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { openInAppLink } from "#platform/open-in-app.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { joinCopy } from "./copy.ts";

/** Where the app may stand beside this browser: the way back into it. Without the app it leads on here. */
export function OpenInApp({ email }: { email: string }) {
	if (!platform.offersStoreApp) return null;
	const fallback = new URL(paths.registerStep2(email), window.location.origin).href;
	const href = openInAppLink({ email, fallback, userAgent: navigator.userAgent });
	if (href === null) return null;
	return (
		<a href={href} className={buttonStyle("secondary", "regular")}>
			{joinCopy.verify.openInApp}
		</a>
	);
}
