import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { ServerClock } from "./server-clock.ts";

/** Questions that may be sent within a minute. */
const BURST = 20;
const QUESTIONS = ["What does niacinamide do?", "How do I use retinol?", "What does ceramide do?"] as const;

/**
 * Asks through the calls alone, one question after the other, so that two messages each are stored. The clock of the
 * server is moved on between bursts; whoever calls puts it back.
 */
export async function askByCalls(
	request: APIRequestContext,
	address: string,
	clock: ServerClock,
	count: number,
): Promise<void> {
	for (let index = 0; index < count; index += 1) {
		if (index > 0 && index % (BURST - 1) === 0) await clock.advance(90);
		const answer = await request.post("/api/chat2/stream", {
			headers: { origin: address },
			data: {
				message: `${QUESTIONS[index % QUESTIONS.length]} (${index + 1})`,
				conversation_history: [],
				checkin_id: null,
				client_message_id: randomUUID(),
			},
		});
		if (!answer.ok()) throw new Error(`Question ${index + 1} got ${answer.status()}: ${await answer.text()}`);
	}
}
