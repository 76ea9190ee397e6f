import { Readable } from "node:stream";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import type { CheckinStreamEvent } from "@dewlight/contracts/scans.ts";
import type { Services } from "#use-cases/context.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import { type CheckinNews, createCheckinWatch, followCheckin } from "#use-cases/scans/index.ts";
import { endpoint } from "../endpoint.ts";
import { presentEvent } from "../present/check-in.ts";
import { userContext } from "../request-context.ts";
import { EVENT_STREAM_HEADERS, writeEvents } from "../streams/event-stream.ts";
import type { App } from "../types.ts";

/** Tabs of one person that follow scans at the same time, and all who do, in one process. */
const MOST_OF_ONE = 4;
const MOST = 2_000;
const FULL = "This is followed in too many places already. Please try again in a moment.";

/** A scan as it goes on, for who would ask every second. Streams end when `told` is aborted: another process goes on. */
export function scanStreamRoute(app: App, services: Services, told: AbortSignal): void {
	const watch = createCheckinWatch(services);
	const open = new Map<number, number>();
	let all = 0;

	/** Counts the stream; the way to uncount it. */
	function count(userId: number): () => void {
		const own = open.get(userId) ?? 0;
		if (own >= MOST_OF_ONE) throw new DomainError("too_many_requests", FULL, { retryAfterSeconds: 5 });
		if (all >= MOST) throw new DomainError("busy", FULL, { retryAfterSeconds: 5 });
		open.set(userId, own + 1);
		all += 1;
		return () => {
			const left = (open.get(userId) ?? 1) - 1;
			if (left > 0) open.set(userId, left);
			else open.delete(userId);
			all -= 1;
		};
	}

	app.route({
		...endpoint("followCheckin"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const leaving = new AbortController();
			const uncount = count(ctx.actor.userId);
			reply.raw.once("close", () => {
				leaving.abort();
				uncount();
			});
			const left = AbortSignal.any([leaving.signal, told]);
			const { id } = request.params;
			const news = await followCheckin({ ctx, input: { id, after: request.query.after, watch, left } });
			return reply
				.headers(EVENT_STREAM_HEADERS)
				.send(Readable.from(writeEvents(present(news), CHAT_LIMITS.keepAliveMs)));
		},
	});
}

async function* present(news: AsyncIterable<CheckinNews>): AsyncGenerator<CheckinStreamEvent> {
	for await (const one of news) {
		switch (one.type) {
			case "stage":
				yield { type: "stage", index: one.index, ...presentEvent(one.event) };
				break;
			case "line":
				yield { type: "line", waiting_ahead: one.waitingAhead };
				break;
			case "end":
				yield { type: "end" };
				break;
		}
	}
}
