import type { User } from "@dewlight/contracts/accounts.ts";
import { paths } from "#paths.ts";
import { forgetCopies, forgetDrafts, forgetDraftsOfOthers } from "./browser-storage.ts";
import {
	accountOf,
	getSession,
	type Session,
	setUser,
	signingOut,
	startAnew,
	subscribeToSession,
	takeTicket,
} from "./session.ts";
import { joinTabs, type TabMessage } from "./tab-channel.ts";

/**
 * Holds this tab to the session of the browser (AUTH-04): what becomes known here is told to the other tabs, what they
 * tell is looked up, and so it is whenever somebody comes back to the page. Returns what ends it.
 */
export function watchSession(): () => void {
	/** What the other tabs know, as far as this one can tell. */
	let known = "";
	const tell = () => {
		const session = getSession();
		keepOnlyOf(session);
		const shown = textOf(session);
		if (shown === null || shown === known) return;
		known = shown;
		tabs.tell({ shown });
	};
	const hear = ({ shown, forget }: TabMessage) => {
		if (forget) forgetDrafts();
		if (shown === undefined || shown === textOf(getSession())) return;
		known = shown;
		void look();
	};
	const onReturn = () => {
		if (document.visibilityState === "visible") void look();
	};
	const tabs = joinTabs(hear);
	const ends = [
		tabs.leave,
		subscribeToSession(tell),
		...RETURNS.map(([target, name]) => {
			target().addEventListener(name, onReturn);
			return () => target().removeEventListener(name, onReturn);
		}),
	];
	tell();
	return () => {
		for (const end of ends) end();
	};
}

/** A page out of the back and forward memory only tells `pageshow`. */
const RETURNS: readonly (readonly [() => EventTarget, string])[] = [
	[() => window, "focus"],
	[() => window, "pageshow"],
	[() => document, "visibilitychange"],
];

/** What this browser keeps of one person is for no other, and a copy for nobody whose session is over. */
function keepOnlyOf(session: Session): void {
	if (session.status === "signed_in") {
		forgetDraftsOfOthers(session.user.id);
		forgetCopies(session.user.id);
	} else if (session.status === "signed_out" && !session.offline) forgetCopies();
}

/** Null while the session is not known. */
function textOf(session: Session): string | null {
	if (session.status === "unknown") return null;
	return session.status === "signed_in" ? JSON.stringify(session.user) : "none";
}

/** Undefined where the server cannot say. What reads a person arrives only when it is needed. */
async function askServer(): Promise<User | null | undefined> {
	try {
		const { readMe } = await import("./refresh-session.ts");
		return await readMe();
	} catch (error) {
		console.warn("The session could not be compared.", error);
		return undefined;
	}
}

let looking: Promise<void> | null = null;

/** Reads the session and compares; looks that come together are one. */
function look(): Promise<void> {
	looking ??= compare().finally(() => {
		looking = null;
	});
	return looking;
}

async function compare(): Promise<void> {
	const before = getSession();
	if (before.status === "unknown") return;
	const shown = accountOf(before);
	const ticket = takeTicket();
	// A logout that the server has not heard of yet leaves a session that nobody here may use.
	const left = signingOut() !== null;
	const user = left ? null : await askServer();
	if (user === undefined || accountOf(getSession()) !== shown) return;
	if (shown !== null && String(user?.id) !== shown) return startAnew();
	if (user === null) return;
	// The login moves on whoever is signed in on arrival.
	if (shown === null && window.location.pathname === paths.login) return window.location.reload();
	setUser(user, ticket);
}
