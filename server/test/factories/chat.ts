import { randomUUID } from "node:crypto";
import { type ChatEvent, chatEventSchema } from "@dewlight/contracts/chat.ts";
import type {
	Assistant,
	AssistantEvent,
	AssistantQuestion,
	ProductQuestion,
} from "../../src/ports/assistant.ts";
import type { Assistants, UserActor } from "../../src/use-cases/context.ts";
import type { TestSystem } from "../harness/start-system.ts";
import type { Person } from "./person.ts";

export const CUT_SENTENCE = "The connection to the assistant was lost.";

/** What a person sends, each as its bare answer. */
export function chatCalls(app: () => TestSystem["app"]) {
	const post = (url: string, person: Person, payload: object) =>
		app().inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
	return {
		send: (person: Person, message: string, more: object = {}) =>
			post("/api/chat2/stream", person, { message, conversation_history: [], checkin_id: null, ...more }),
		resume: (person: Person, message: string, more: object = {}) =>
			post("/api/chat2/resume", person, {
				message,
				conversation_history: [],
				product_intent: "gentle cleanser",
				category: "cleanser",
				checkin_id: null,
				...more,
			}),
		report: (person: Person, id: number, reason = "") =>
			post(`/api/chat-messages/${id}/report`, person, { reason }),
		history: async (person: Person, query = "") => {
			const url = `/api/chat-history${query}`;
			return app().inject({ url, headers: { cookie: person.cookie } });
		},
	};
}

/** The events of a whole stream, each held to the contract, and with the name it was sent under. */
export function readEvents(body: string): ChatEvent[] {
	const blocks = body.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
	return blocks.map((block) => {
		const [, name, data] = /^event: (\S+)\ndata: (.+)$/.exec(block) ?? [];
		const event = chatEventSchema.parse(JSON.parse(data ?? "null"));
		if (event.type !== name) throw new Error(`${event.type} was sent under the name ${name}.`);
		return event;
	});
}

export const typesOf = (body: string) => readEvents(body).map(({ type }) => type);
export const textOf = (body: string) =>
	readEvents(body)
		.flatMap((event) => (event.type === "content_delta" ? event.delta : []))
		.join("");

type Reply = (question: AssistantQuestion) => AsyncIterable<AssistantEvent>;

/** A guide whose answers a test prepares. */
export function preparedGuide(reply: Reply, present?: Assistant["present"]): Assistants {
	return { guide: preparedAssistant("guided", reply, present), model: null };
}

export function preparedAssistant(
	engine: "guided" | "model",
	reply: Reply,
	present: Assistant["present"] = async ({ candidates }: ProductQuestion) => ({
		text: "These are gentle.",
		citations: [],
		products: candidates.slice(0, 2).map(({ id }) => ({ id, reason: "It is gentle." })),
		engine,
		calls: [],
	}),
): Assistant {
	return { engine, provider: engine === "model" ? "openai" : null, reply, present };
}

export const done: AssistantEvent = { type: "done", engine: "guided", citations: [] };
export const say = (delta: string): AssistantEvent => ({ type: "text", delta });

/** An answer in steps that a test allows one by one. */
export function steppedReply() {
	const gates: PromiseWithResolvers<AssistantEvent | Error>[] = [];
	const asked: AssistantQuestion[] = [];
	const gate = (at: number) => {
		gates[at] ??= Promise.withResolvers();
		return gates[at];
	};
	let given = 0;
	async function* reply(question: AssistantQuestion): AsyncGenerator<AssistantEvent> {
		asked.push(question);
		for (let at = 0; ; at += 1) {
			const event = await gate(at).promise;
			if (event instanceof Error) throw event;
			yield event;
			if (event.type === "done") return;
		}
	}
	return {
		/** Every question so far. */
		asked,
		give: (event: AssistantEvent | Error) => gate(given++).resolve(event),
		reply,
	};
}

/** The person as a verb sees them. */
export function actorOf({ id }: Person): UserActor {
	return {
		kind: "user",
		userId: id,
		sessionId: "",
		address: "127.0.0.1",
		emailVerified: true,
		legalAccepted: true,
		accountVersion: "",
	};
}

export const newClientId = () => randomUUID();
