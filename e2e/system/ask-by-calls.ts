import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { questionOf } from "./stored-conversation.ts";

/** Asks through the calls alone, one question after the other. The brake on bursts lets twenty a minute through. */
export async function askByCalls(request: APIRequestContext, address: string, count: number): Promise<void> {
	for (let turn = 1; turn <= count; turn += 1) {
		const message = questionOf(turn);
		const answer = await request.post("/api/chat2/stream", {
			headers: { origin: address },
			data: { message, conversation_history: [], checkin_id: null, client_message_id: randomUUID() },
		});
		if (!answer.ok()) throw new Error(`"${message}" got ${answer.status()}: ${await answer.text()}`);
		await answer.body();
	}
}
