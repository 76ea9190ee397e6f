import type { SessionView } from "@dewlight/contracts/account-settings.ts";
import Bowser from "bowser";
import type { ListedSession } from "#use-cases/accounts/index.ts";

export function presentSession(session: ListedSession): SessionView {
	return {
		id: session.id,
		device: deviceName(session.userAgent),
		created_at: session.createdAt.toISOString(),
		last_seen_at: session.lastSeenAt.toISOString(),
		is_current: session.isCurrent,
	};
}

/** For example "Firefox on Windows", or as much of it as the browser told. */
export function deviceName(userAgent: string | null): string {
	if (!userAgent) return "Unknown browser";
	const { browser, os } = Bowser.parse(userAgent);
	if (browser.name && os.name) return `${browser.name} on ${os.name}`;
	if (os.name) return `Unknown browser on ${os.name}`;
	return browser.name || "Unknown browser";
}
