import type { ChatMessage } from "@dewlight/contracts/chat.ts";
import { type Product, productSchema } from "@dewlight/contracts/products.ts";
import { z } from "zod";
import { settleShape } from "#api/wire-shape.ts";
import type { Phase, ThreadState, Turn } from "./thread-state.ts";

const OPENING = "<!-- product_data:";
const COMMENT = /<!--\s*product_data:([\s\S]*?)(?:-->|$)/g;
const productsSchema = z.array(productSchema);

interface SplitMessage {
	text: string;
	/** Null where the comment holds none that can be read. */
	products: Product[] | null;
}

/** Takes the hidden product comment out of a message, also one that has only begun to arrive (CHAT-22, CHAT-A9). */
export function splitProductData(message: string): SplitMessage {
	let found: Product[] | null = null;
	const text = message.replace(COMMENT, (_, data: string) => {
		found ??= readProducts(data);
		return "";
	});
	return { text: withoutBeginning(text).trim(), products: found };
}

function readProducts(data: string): Product[] | null {
	try {
		return productsSchema.parse(settleShape(JSON.parse(data)));
	} catch {
		return null;
	}
}

function withoutBeginning(text: string): string {
	const start = text.lastIndexOf("<");
	return start >= 0 && OPENING.startsWith(text.slice(start)) ? text.slice(0, start) : text;
}

export interface Question {
	kind: "question";
	key: string;
	text: string;
	/** ISO 8601. */
	at: string;
	/** Reached the server. */
	isStored: boolean;
}

export interface Answer {
	kind: "answer";
	key: string;
	/** Null until it is stored. */
	id: number | null;
	text: string;
	at: string;
	products: readonly Product[];
	citations: NonNullable<ChatMessage["citations"]>;
	/** Cut short, in an earlier visit. */
	isIncomplete: boolean;
	/** Of this visit: its turn. */
	turn: { clientId: string; phase: Phase } | null;
}

export type Entry = Question | Answer;

/** What the thread shows, oldest first: no hidden message, no comment, each message once (CHAT-21, CHAT-22). */
export function entriesOf({ messages, turns }: Pick<ThreadState, "messages" | "turns">): Entry[] {
	const own = new Set(turns.flatMap(({ questionId, answerId }) => [questionId, answerId]));
	return [
		...messages.filter(({ id, show_in_chat }) => show_in_chat && !own.has(id)).map(ofMessage),
		...turns.flatMap(ofTurn),
	];
}

function ofMessage({
	id,
	role,
	message,
	created_at,
	product_suggestions,
	citations,
	incomplete,
}: ChatMessage): Entry {
	const { text, products } = splitProductData(message);
	const key = `stored-${id}`;
	if (role === "user") return { kind: "question", key, text, at: created_at, isStored: true };
	return {
		kind: "answer",
		key,
		id,
		text,
		at: created_at,
		products: product_suggestions ?? products ?? [],
		citations: citations ?? [],
		isIncomplete: incomplete === true,
		turn: null,
	};
}

function ofTurn({ clientId, question, sentAt, questionId, answerId, phase, ...rest }: Turn): Entry[] {
	const { text, products } = splitProductData(rest.text);
	const isStored = questionId !== null || answerId !== null;
	return [
		{ kind: "question", key: `${clientId}-question`, text: question, at: sentAt, isStored },
		{
			kind: "answer",
			key: `${clientId}-answer`,
			id: answerId,
			text,
			at: sentAt,
			products: rest.products.length > 0 ? rest.products : (products ?? []),
			citations: rest.citations,
			isIncomplete: false,
			turn: { clientId, phase },
		},
	];
}
