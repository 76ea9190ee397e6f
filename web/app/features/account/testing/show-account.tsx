import type { AccountSettings } from "@dewlight/contracts/account-settings.ts";
import type { User } from "@dewlight/contracts/accounts.ts";
import type { ChatStatus } from "@dewlight/contracts/chat.ts";
import { type ConsentsAnswer, PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { setUser } from "#api/session.ts";
import { buildSubscription, buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import AccountScreen from "../account-screen.tsx";
import { DeletionBar } from "../own-data/deletion-bar.tsx";

export function buildAccount(changes: Partial<AccountSettings> = {}): AccountSettings {
	return {
		email: "ana@example.com",
		username: "Ana",
		is_2fa_enabled: false,
		pending_email: null,
		beta_features: false,
		backup_codes_left: 0,
		deletion_due_at: null,
		...changes,
	};
}

export function buildSession(id: string, device: string, is_current = false) {
	return {
		id,
		device,
		is_current,
		created_at: "2026-11-01T10:00:00.000Z",
		last_seen_at: "2026-11-20T10:00:00.000Z",
	};
}

export function buildConsents(
	photo: Partial<ConsentsAnswer["photo"]> = {},
	remarks: Partial<ConsentsAnswer["remarks"]> = {},
): ConsentsAnswer {
	return {
		photo: {
			decision: "granted",
			version: PHOTO_CONSENT_VERSION,
			source: "asked",
			decided_at: "2026-11-03T12:00:00.000Z",
			current_version: PHOTO_CONSENT_VERSION,
			...photo,
		},
		legal: { agreed_to_terms: true, version: "2026-11-21", agreed_at: "2026-11-02T12:00:00.000Z" },
		remarks: {
			available: false,
			provider: null,
			earlier_provider: null,
			decision: null,
			version: null,
			decided_at: null,
			current_version: "2026-11-21",
			...remarks,
		},
		history: [
			{
				kind: "legal",
				provider: null,
				decision: "accepted",
				version: "2026-11-21",
				at: "2026-11-02T12:00:00.000Z",
			},
		],
	};
}

/** Answers that say how much is used. */
export function buildUsage(
	messages: ChatStatus["messages"] = { used: 12, limit: 400, resets_at: "2026-12-01T12:00:00.000Z" },
): Parameters<typeof stubServer>[0] {
	const month = { allowed: true, plan: "pro_monthly", resets_at: "2026-12-01T12:00:00.000Z" };
	const window = "calendar_month";
	return {
		"GET /api/check-scan-limit": { json: { ...month, window, used: 3, limit: 30 } },
		"GET /api/check-token-limit": { json: { ...month, window, used: 12_500, limit: 500_000 } },
		"GET /api/chat-status": { json: { engine: "guided", provider: null, available: true, messages } },
	};
}

interface ShowAccount {
	user?: Partial<User>;
	account?: Partial<AccountSettings>;
	/** More answers of the server, or other ones. */
	answers?: Parameters<typeof stubServer>[0];
	address?: string;
}

/** The whole screen of a signed-in person, with every read answered. */
export function showAccount({ user, account, answers, address = "/account" }: ShowAccount = {}): {
	server: StubServer;
	path: () => string;
} {
	const person = buildUser(user);
	setUser(person);
	const server = stubServer({
		"GET /api/me": { json: { user: person } },
		"GET /api/account": { json: buildAccount(account) },
		"GET /api/sessions": { json: { sessions: [buildSession("here", "Firefox on Linux", true)] } },
		"GET /api/consents": { json: buildConsents() },
		"GET /api/shares": { json: { shares: [] } },
		"GET /api/subscription": { json: buildSubscription() },
		...buildUsage(),
		...answers,
	});
	const router = createMemoryRouter(
		[
			{ path: "/account", element: <AccountScreen /> },
			{ path: "/dashboard", element: <DeletionBar /> },
		],
		{ initialEntries: [address] },
	);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return { server, path: () => router.state.location.pathname + router.state.location.search };
}

export { sentTo } from "#testing/stub-server.ts";

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
