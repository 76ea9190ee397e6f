import { paths } from "#paths.ts";
import { setSession } from "./session-store.ts";

/**
 * The browser's session is not that of the person this page was drawn for. Nothing of it may stay, neither on the screen
 * nor in memory, so the page goes blank at once and the document is loaded again.
 */
export function startAnew(): void {
	setSession({ status: "unknown" });
	// Loading /logout again would end the session of the other person.
	if (window.location.pathname === paths.logout) window.location.replace(paths.login);
	else window.location.reload();
}
