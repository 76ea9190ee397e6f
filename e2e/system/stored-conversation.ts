import { randomUUID } from "node:crypto";
import { chatMessages, chatTurns } from "@dewlight/server/db/schema/index.ts";
import type { Store } from "@dewlight/server/db/transactional-outbox.ts";

const TURNS = 30;
const MINUTE_MS = 60_000;
const QUESTIONS = ["What does niacinamide do?", "How do I use retinol?", "What does ceramide do?"] as const;

/** Text that nobody may see: a hidden turn's, and of the comment that the newest answer ends with. */
export const UNSEEN = { hidden: "Not for eyes", comment: "product_data" } as const;

/** The question of a turn, counted from 1, the oldest. */
export const questionOf = (turn: number) => `${QUESTIONS[(turn - 1) % QUESTIONS.length]} (${turn})`;

interface Turn {
	question: string;
	answer: string;
	shown: boolean;
}

/** Stores sixty messages to read back, behind two that are hidden, all of yesterday. */
export async function storeConversation(store: Store, userId: number, now: Date): Promise<void> {
	const turns: Turn[] = [
		{ question: UNSEEN.hidden, answer: `${UNSEEN.hidden}, either.`, shown: false },
		...Array.from({ length: TURNS }, (_, index) => turnOf(index + 1)),
	];
	const yesterday = now.getTime() - 24 * 60 * MINUTE_MS;
	const rows = turns.map((turn, index) => ({
		...turn,
		userId,
		turnId: randomUUID(),
		createdAt: new Date(yesterday + index * MINUTE_MS),
	}));
	await store.transaction(async (tx) => {
		await tx.insert(chatTurns).values(
			rows.map(({ turnId: id, createdAt: at }) => ({
				id,
				userId,
				state: "complete" as const,
				startedAt: at,
				aliveAt: at,
				endedAt: at,
			})),
		);
		await tx.insert(chatMessages).values(
			rows.flatMap(({ question, answer, shown: showInChat, ...row }) => [
				{ ...row, showInChat, role: "user" as const, message: question },
				{ ...row, showInChat, role: "assistant" as const, message: answer, engine: "guided" as const },
			]),
		);
	});
}

function turnOf(turn: number): Turn {
	const products = JSON.stringify([{ id: "p_1", name: "Plain Balm", category: "moisturizer" }]);
	const comment = turn === TURNS ? ` <!-- ${UNSEEN.comment}: ${products} -->` : "";
	return {
		question: questionOf(turn),
		answer: `The answer to question ${turn} of ${TURNS}.${comment}`,
		shown: true,
	};
}
