import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
	chatCalls,
	done,
	preparedGuide,
	readEvents,
	say,
	steppedReply,
} from "../../../test/factories/chat.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { sumUsage } from "../../db/queries/usage.ts";
import { chatMessages, chatTurns } from "../../db/schema/index.ts";
import type { Assistants } from "../../use-cases/context.ts";

let system: TestSystem;
let guided: Assistants;
let port: number;
beforeAll(async () => {
	system = await startSystem({ worker: true });
	guided = system.services.assistants;
	await system.app.listen({ port: 0, host: "127.0.0.1" });
	port = (system.app.server.address() as AddressInfo).port;
});
afterAll(() => system.close());
beforeEach(() => {
	system.services.assistants = guided;
});

const chat = chatCalls(() => system.app);

/** The answer to a message over a real connection, as soon as its first bytes are there. */
async function open(person: Person, message: string): Promise<IncomingMessage> {
	const request = httpRequest({
		port,
		host: "127.0.0.1",
		method: "POST",
		path: "/api/chat2/stream",
		headers: {
			"content-type": "application/json",
			"accept-encoding": "gzip, br",
			cookie: person.cookie,
		},
	});
	request.end(JSON.stringify({ message, conversation_history: [], checkin_id: null }));
	const [answer] = (await once(request, "response")) as [IncomingMessage];
	return answer;
}

const turnOf = async (person: Person) =>
	(await system.services.store.db.select().from(chatTurns).where(eq(chatTurns.userId, person.id)))[0];
const answerOf = async (person: Person) => {
	const rows = await system.services.store.db
		.select()
		.from(chatMessages)
		.where(eq(chatMessages.userId, person.id));
	return rows.find(({ role }) => role === "assistant")?.message;
};
const used = (person: Person) => sumUsage(system.services.store.db, person.id, "message", new Date(0));

test("the first bytes come before the assistant has said a word, uncompressed, and each piece as it is said", async () => {
	const person = await welcomePerson(system);
	const stepped = steppedReply();
	system.services.assistants = preparedGuide(stepped.reply);
	const answer = await open(person, "Hello?");
	expect(answer.headers["content-encoding"]).toBeUndefined();
	expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
	const pieces = answer[Symbol.asyncIterator]();
	expect(String((await pieces.next()).value)).toContain("event: session_started");
	for (const text of ["One ", "two."]) {
		stepped.give(say(text));
		expect(String((await pieces.next()).value)).toContain(JSON.stringify(text));
	}
	stepped.give(done);
	expect((await pieces.next()).done).toBe(true);
	expect(await turnOf(person)).toMatchObject({ state: "complete" });
});

test("whoever leaves stops the assistant; what was said is kept and counted", async () => {
	const person = await welcomePerson(system);
	const stepped = steppedReply();
	system.services.assistants = preparedGuide(stepped.reply);
	const answer = await open(person, "Hello?");
	stepped.give(say("One "));
	await expect.poll(() => answerBytes(answer)).toContain("One ");
	answer.destroy();
	await expect.poll(() => stepped.asked[0]?.signal.aborted).toBe(true);
	await expect.poll(async () => (await turnOf(person))?.state).toBe("stopped");
	expect(await answerOf(person)).toBe("One ");
	expect(await used(person)).toBe(1);
	const { messages } = (await chat.history(person)).json();
	expect(messages[1]).toMatchObject({ message: "One ", incomplete: true });
});

const seen = new WeakMap<IncomingMessage, string>();
function answerBytes(answer: IncomingMessage): string {
	const chunk: Buffer | null = answer.read();
	const all = (seen.get(answer) ?? "") + (chunk?.toString() ?? "");
	seen.set(answer, all);
	return all;
}

test("whoever leaves before a word was said is not counted", async () => {
	const person = await welcomePerson(system);
	const stepped = steppedReply();
	system.services.assistants = preparedGuide(stepped.reply);
	const answer = await open(person, "Hello?");
	await expect.poll(() => stepped.asked.length).toBe(1);
	answer.destroy();
	await expect.poll(async () => (await turnOf(person))?.state).toBe("stopped");
	expect(await used(person)).toBe(0);
	const { messages } = (await chat.history(person)).json();
	expect(messages[1].message).toContain("You stopped this answer");
});

test("a reader that stalls stops the production, and reading on resumes it", async () => {
	const person = await welcomePerson(system);
	const [PIECES, PIECE] = [400, "x".repeat(64 * 1024)];
	let made = 0;
	system.services.assistants = preparedGuide(async function* () {
		for (; made < PIECES; made += 1) yield say(PIECE);
		yield done;
	});
	const answer = await open(person, "Hello?");
	let before = -1;
	await expect
		.poll(
			() => {
				const still = made === before;
				before = made;
				return still;
			},
			{ interval: 400, timeout: 20_000 },
		)
		.toBe(true);
	expect(made).toBeGreaterThan(0);
	expect(made).toBeLessThan(PIECES / 2);
	let bytes = 0;
	for await (const chunk of answer) bytes += (chunk as Buffer).length;
	expect(made).toBe(PIECES);
	expect(bytes).toBeGreaterThan(PIECES * PIECE.length);
});

test("what is refused is refused in JSON before a stream begins", async () => {
	const person = await welcomePerson(system);
	const send = (headers: Record<string, string>, payload: object) =>
		system.app.inject({ method: "POST", url: "/api/chat2/stream", headers, payload });
	const right = { message: "Hello", conversation_history: [], checkin_id: null };
	const { cookie } = person;
	expect((await send({}, right)).statusCode).toBe(401);
	const foreign = await send({ cookie, origin: "https://evil.example" }, right);
	expect([foreign.statusCode, foreign.json().detail]).toEqual([400, "Request origin not allowed."]);
	const long = await send({ cookie }, { ...right, message: "x".repeat(4_001) });
	expect(long.json()).toEqual({ detail: "A message has at most 4,000 characters." });
	for (const answer of [foreign, long]) expect(answer.headers["content-type"]).toContain("application/json");
	expect(await used(person)).toBe(0);
});

test("a burst of messages of one account is slowed down, and nobody else's", async () => {
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	const statuses: number[] = [];
	for (let i = 0; i < 21; i += 1) statuses.push((await chat.send(person, " ")).statusCode);
	for (let i = 0; i < 21; i += 1) statuses.push((await chat.send(person, "Hello")).statusCode);
	expect(statuses.filter((status) => status === 200)).toHaveLength(20);
	expect(statuses.at(-1)).toBe(429);
	expect((await chat.send(other, "Hello")).statusCode).toBe(200);
});

test("a quiet stream is kept open by comments that no client takes for events", () => {
	expect(
		readEvents(': ping\n\nevent: content_delta\ndata: {"type":"content_delta","delta":"a"}\n\n'),
	).toEqual([{ type: "content_delta", delta: "a" }]);
});
