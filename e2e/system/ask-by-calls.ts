import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { APIRequestContext, APIResponse } from "@playwright/test";

const QUESTIONS = ["What does niacinamide do?", "How do I use retinol?", "What does ceramide do?"] as const;

/**
 * Asks through the calls alone, one question after the other, so that two messages each are stored. The brake on bursts
 * counts in real time, so that more than twenty questions take a minute.
 */
export async function askByCalls(request: APIRequestContext, address: string, count: number): Promise<void> {
	for (let index = 0; index < count; index += 1) {
		const message = `${QUESTIONS[index % QUESTIONS.length]} (${index + 1})`;
		const data = { message, conversation_history: [], checkin_id: null, client_message_id: randomUUID() };
		const send = () => request.post("/api/chat2/stream", { headers: { origin: address }, data });
		let answer = await send();
		while (answer.status() === 429) {
			await pause(waitOf(answer));
			answer = await send();
		}
		if (!answer.ok()) throw new Error(`"${message}" got ${answer.status()}: ${await answer.text()}`);
	}
}

function waitOf(answer: APIResponse): number {
	return Number(answer.headers()["retry-after"] ?? 5) * 1_000;
}
