import { paths } from "#paths.ts";
import { type Session, setSession } from "./session-store.ts";

/** Id of the account that pages are drawn for, as a call names it; null without one. */
export function accountOf(session: Session): string | null {
	return session.status === "signed_in" ? String(session.user.id) : null;
}

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
