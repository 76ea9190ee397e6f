import type { User } from "@dewlight/contracts/accounts.ts";
import type { ChatEvent, ChatMessage } from "@dewlight/contracts/chat.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import ChatScreen from "../chat-screen.tsx";

type Answers = Parameters<typeof stubServer>[0];

/** A stream that says these events and closes. */
export function streamOf(...events: ChatEvent[]) {
	return {
		headers: { "content-type": "text/event-stream" },
		text: events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(""),
	};
}

export const started: ChatEvent = {
	type: "session_started",
	session_id: "s",
	message_id: 902,
	user_message_id: 901,
};

/** What a server says whose built-in guide answers. */
export const guideStatus = {
	engine: "guided",
	provider: null,
	available: true,
	messages: { used: 1, limit: 10, resets_at: null },
} as const;

/** The whole screen for a person with two scans behind them, its server answering from the table. */
export function showChat(
	answers: Answers,
	messages: ChatMessage[] = [],
	changes: Partial<User> = {},
): StubServer {
	const server = stubServer({
		"GET /api/chat-history": { json: { messages, has_more: false } },
		"GET /api/chat-status": { json: guideStatus },
		"GET /api/checkins/latest": { json: { id: 41 } },
		"POST /api/events": { json: { ok: true, recorded: true } },
		...answers,
	});
	setUser(buildUser({ latest_checkin_id: 40, ...changes }));
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	showRoutes(
		"/chat",
		<QueryClientProvider client={client}>
			<ChatScreen />
		</QueryClientProvider>,
	);
	return server;
}
