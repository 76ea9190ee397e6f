import {
	CHAT_LIMITS,
	type ChatEvent,
	type ChatStreamRequest,
	chatEventSchema,
	chatResumeAnswerSchema,
} from "@dewlight/contracts/chat.ts";
import { profileSchema } from "@dewlight/contracts/profile.ts";
import { checkinSchema } from "@dewlight/contracts/scans.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import { presentResumed } from "@dewlight/server/http/routes/chat.ts";
import { openTurn, resumeReply, streamReply } from "@dewlight/server/use-cases/chat/index.ts";
import type { Context, UserActor } from "@dewlight/server/use-cases/context.ts";
import { z } from "zod";

/** What the example holds: answers of the product as the wire gives them, and who measured. */
export const exampleShape = z.object({
	engine: z.object({ name: z.string(), version: z.string() }),
	/** The plan stands in `profile`; of the readings those are kept that a finding rests on. */
	checkin: checkinSchema,
	profile: profileSchema,
	/** Questions with what the stream said, and the products that followed. */
	chat: z.array(
		z.object({
			question: z.string(),
			events: z.array(chatEventSchema),
			resumed: chatResumeAnswerSchema.nullable(),
		}),
	),
});
export type Example = z.infer<typeof exampleShape>;
export type ExampleTurn = Example["chat"][number];

const QUESTIONS = [
	"What changed since my last scan?",
	"Why is there a moisturizer in my morning routine?",
	"Find me a sunscreen that fits my skin",
] as const;

/** Asks the guide one question after the other, each with what was said before. */
export async function askQuestions(ctx: Context<UserActor>): Promise<ExampleTurn[]> {
	const said: Turn[] = [];
	const turns: ExampleTurn[] = [];
	for (const question of QUESTIONS) {
		const turn = await ask(ctx, question, said.slice(-CHAT_LIMITS.history));
		said.push({ role: "user", message: question }, { role: "assistant", message: textOf(turn) });
		turns.push(turn);
	}
	return turns;
}

async function ask(ctx: Context<UserActor>, message: string, history: Turn[]): Promise<ExampleTurn> {
	const request: ChatStreamRequest = {
		message,
		conversation_history: history,
		checkin_id: null,
		client_message_id: ctx.ids.uuid(),
	};
	const turn = await openTurn({ ctx, input: request });
	const left = new AbortController().signal;
	const events: ChatEvent[] = [];
	for await (const event of streamReply({ ctx, input: { turn, history, left } })) {
		// The numbers of stored messages mean nothing outside the run.
		if (event.type !== "session_started") events.push(event);
	}
	const last = events.at(-1);
	if (last?.type !== "ready_for_resume") return { question: message, events, resumed: null };
	const { product_intent, category } = last;
	const found = await resumeReply({ ctx, input: { ...request, product_intent, category } });
	const { message_id: _, ...resumed } = presentResumed(found);
	return { question: message, events, resumed };
}

function textOf({ events, resumed }: ExampleTurn): string {
	const streamed = events.map((event) => (event.type === "content_delta" ? event.delta : "")).join("");
	return [streamed, resumed?.reply ?? ""].filter((part) => part !== "").join("\n\n");
}
