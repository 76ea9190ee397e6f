import { forgetCopies, forgetDrafts } from "./browser-storage.ts";
import { forgetPages } from "./forget-pages.ts";

export const SESSION_CHANNEL = "session";

export interface TabMessage {
	/** What the telling tab knows of the session, as text to compare. */
	shown?: string;
	/** A person left on purpose: what was typed goes too. */
	forget?: true;
}

/** The other tabs of this browser, for as long as somebody listens. */
export interface Tabs {
	/** Everybody hears it but the teller. */
	tell: (message: TabMessage) => void;
	leave: () => void;
}

/** A browser without channels compares on focus and with every answer. */
export function joinTabs(hear: (message: TabMessage) => void = () => undefined): Tabs {
	if (!("BroadcastChannel" in globalThis)) return { tell: () => undefined, leave: () => undefined };
	const channel = new BroadcastChannel(SESSION_CHANNEL);
	channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
	return { tell: (message) => channel.postMessage(message), leave: () => channel.close() };
}

/** Throws away what this browser keeps for one person, in every tab: at logout, and when an account is to be erased. */
export async function forgetHere(): Promise<void> {
	forgetDrafts();
	forgetCopies();
	const tabs = joinTabs();
	tabs.tell({ forget: true });
	tabs.leave();
	await forgetPages();
}
