import { randomUUID } from "node:crypto";
import { chatHistorySchema } from "@dewlight/contracts/chat.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actorOf, chatCalls, newClientId, textOf, typesOf } from "../../../test/factories/chat.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { changeAnswer } from "../../db/queries/chat.ts";
import { sumUsage } from "../../db/queries/usage.ts";
import {
	chatMessages,
	chatTurns,
	confirmedProducts,
	contactMessages,
	products,
} from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { openTurn, sweepChats } from "./index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
	system.services.throttle = { take: async () => null, forget: async () => undefined };
});
afterAll(() => system.close());

const chat = chatCalls(() => system.app);
const historyOf = async (person: Person, query = "") => {
	const answer = await chat.history(person, query);
	expect(answer.statusCode).toBe(200);
	return chatHistorySchema.parse(answer.json());
};
const used = (person: Person) => sumUsage(system.services.store.db, person.id, "message", new Date(0));

/** Finished questions and answers, oldest first, each with its number as text. */
async function addTalk(person: Person, turns: number, more: Partial<typeof chatMessages.$inferInsert> = {}) {
	const { db } = system.services.store;
	const at = system.services.clock.now();
	for (let i = 0; i < turns; i += 1) {
		const turnId = randomUUID();
		const turn = { id: turnId, userId: person.id, state: "complete", startedAt: at, aliveAt: at } as const;
		await db.insert(chatTurns).values({ ...turn, endedAt: at });
		const mine = { userId: person.id, turnId, createdAt: at };
		await db.insert(chatMessages).values([
			{ ...mine, role: "user", message: `question ${i}` },
			{ ...mine, role: "assistant", message: `answer ${i}`, engine: "guided", ...more },
		]);
	}
}

test("sixty messages come in pages of 25, 25 and 10, each oldest first, counted from the newest", async () => {
	const person = await welcomePerson(system);
	await addTalk(person, 30);
	const pages = [
		await historyOf(person),
		await historyOf(person, "?offset=25&limit=25"),
		await historyOf(person, "?offset=50&limit=25"),
	];
	expect(pages.map(({ messages }) => messages.length)).toEqual([25, 25, 10]);
	expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false]);
	const all = pages.toReversed().flatMap(({ messages }) => messages);
	expect(all.map(({ message }) => message)).toEqual(
		Array.from({ length: 60 }, (_, i) => `${i % 2 === 0 ? "question" : "answer"} ${i >> 1}`),
	);
	expect(await historyOf(person, "?offset=60")).toEqual({ messages: [], has_more: false });
	expect((await historyOf(person, "?limit=60")).has_more).toBe(false);
});

test.each(["?limit=0", "?limit=101", "?offset=-1", "?offset=x", "?limit=1.5"])(
	"a page of %s is refused",
	async (query) => {
		const person = await welcomePerson(system);
		expect((await chat.history(person, query)).statusCode).toBe(400);
	},
);

test("everybody sees their own messages only", async () => {
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	await addTalk(other, 3);
	expect((await historyOf(person)).messages).toEqual([]);
});

test("products are shown as they are today, with the reason of then; what left the catalogue is left out", async () => {
	const person = await welcomePerson(system);
	const [one, two] = STARTER_CATALOGUE;
	if (!one || !two) throw new Error("The catalogue is too small.");
	const { db } = system.services.store;
	const stored = [one.id, two.id, "p_gone"].map((id) => ({ id, reason: `Because of ${id}.` }));
	await addTalk(person, 1, { products: stored, showInChat: false });
	await db.update(products).set({ price: 3.21 }).where(eq(products.id, one.id));
	await db.insert(confirmedProducts).values({
		userId: person.id,
		step: "additional:x",
		productId: two.id,
		name: two.name,
		confirmedAt: new Date(),
	});
	const answer = (await historyOf(person)).messages[1];
	expect(answer).toMatchObject({ show_in_chat: false });
	expect(answer?.product_suggestions).toMatchObject([
		{ id: one.id, price: 3.21, reason: `Because of ${one.id}.`, is_confirmed: false },
		{ id: two.id, is_confirmed: true },
	]);
});

test("an answer whose process died is told as cut and the message is not counted; a retry is answered", async () => {
	const person = await welcomePerson(system);
	const ctx = contextOf(system.services, actorOf(person));
	const more = { client_message_id: newClientId() };
	const input = { message: "What is retinol?", conversation_history: [], checkin_id: null, ...more };
	await openTurn({ ctx, input });
	expect((await historyOf(person)).messages.map(({ role }) => role)).toEqual(["user"]);
	expect(await used(person)).toBe(1);
	system.devClock?.advance(61_000);
	const { messages } = await historyOf(person);
	expect(messages).toMatchObject([
		{ role: "user", message: "What is retinol?" },
		{ role: "assistant", message: expect.stringContaining("cut off before it began"), incomplete: true },
	]);
	expect(await used(person)).toBe(0);
	const again = await chat.send(person, "What is retinol?", more);
	expect(textOf(again.body)).not.toBe("");
	expect(await used(person)).toBe(1);
	expect((await historyOf(person)).messages).toHaveLength(2);
});

test("what was said before a process died is kept and counted, and the sweep tells it without anybody looking", async () => {
	const person = await welcomePerson(system);
	const { store } = system.services;
	const ctx = contextOf(system.services, actorOf(person));
	const more = { client_message_id: newClientId() };
	const input = { message: "What is retinol?", conversation_history: [], checkin_id: null, ...more };
	const { turnId } = await openTurn({ ctx, input });
	await changeAnswer(store.db, turnId, { message: "Retinol is" });
	const job = contextOf(system.services, { kind: "job", job: "sweep-chats" } as const);
	system.devClock?.advance(50_000);
	await sweepChats({ ctx: job });
	expect((await store.db.select().from(chatTurns).where(eq(chatTurns.id, turnId)))[0]?.state).toBe("writing");
	system.devClock?.advance(11_000);
	await sweepChats({ ctx: job });
	expect((await store.db.select().from(chatTurns).where(eq(chatTurns.id, turnId)))[0]?.state).toBe("cut");
	expect((await historyOf(person)).messages[1]).toMatchObject({ message: "Retinol is", incomplete: true });
	expect(await used(person)).toBe(1);
	expect(await sumUsage(store.db, person.id, "tokens", new Date(0))).toBe(Math.ceil(26 / 4));
	const replay = await chat.send(person, "What is retinol?", more);
	expect(typesOf(replay.body)).toEqual(["session_started", "content_delta", "error"]);
});

test("a report puts the stored answer with its reason into the queue of AI reports", async () => {
	const person = await welcomePerson(system);
	await chat.send(person, "What is retinol?");
	const [question, answer] = (await historyOf(person)).messages;
	const reported = await chat.report(person, answer?.id ?? 0, "It is wrong.");
	expect(reported.json()).toEqual({ ok: true, message: expect.any(String) });
	const rows = await system.services.store.db
		.select()
		.from(contactMessages)
		.where(eq(contactMessages.userId, person.id));
	expect(rows).toMatchObject([{ subject: "Report AI", email: person.email, handledAt: null }]);
	expect(rows[0]?.message).toContain("Reason: It is wrong.");
	expect(rows[0]?.message).toContain(answer?.message);
	const other = await welcomePerson(system);
	for (const [who, id] of [
		[other, answer?.id],
		[person, question?.id],
		[person, 999_999],
	] as const) {
		expect((await chat.report(who, id ?? 0)).statusCode).toBe(404);
	}
});
