import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { actorOf, done, preparedAssistant, say } from "../../../test/factories/chat.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { openScene } from "../../../test/harness/model-stand-in.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { guidedAssistant } from "../../adapters/assistant/guided-assistant.ts";
import { withGuard } from "../../adapters/assistant/model/guard-reply.ts";
import { withTriage } from "../../adapters/assistant/model/with-triage.ts";
import { chatTurns, modelCalls, usageEntries } from "../../db/schema/index.ts";
import type { Assistant, ModelCall } from "../../ports/assistant.ts";
import { contextOf } from "../context.ts";
import { openTurn, streamReply } from "./index.ts";

let system: TestSystem;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
	system = await startSystem({ worker: true });
	system.services.throttle = { take: async () => null, forget: async () => undefined };
});
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});
afterAll(() => system.close());

const ABORTED: ModelCall = {
	vendor: "openai",
	model: "test",
	promptVersion: "1",
	inputHash: "0".repeat(64),
	inputTokens: 300,
	outputTokens: 4,
	firstTokenMs: 5,
	latencyMs: 20,
	outcome: "aborted",
};

/** Says a word, waits until its line is closed, and tells the call as the adapter does. */
const stoppable = preparedAssistant("model", async function* ({ signal }) {
	yield say("Retinol is ");
	if (!signal.aborted) await new Promise((stop) => signal.addEventListener("abort", stop, { once: true }));
	yield { type: "call", call: ABORTED };
	throw signal.reason;
});

async function endless(): Promise<Assistant> {
	const { server, assistant } = await openScene("openai-chat", "endless");
	closing.push(() => server.close());
	return withTriage(withGuard(assistant, guidedAssistant));
}

/** Asks and leaves at the first piece of the answer. */
async function askAndLeave(
	person: Person,
	assistant: Assistant,
	leave: (left: AbortController) => "break" | "stay",
) {
	system.services.assistants = { guide: guidedAssistant, model: { assistant, dailyTokens: 1_000_000 } };
	const ctx = contextOf(system.services, actorOf(person));
	const input = { message: "What is retinol?", conversation_history: [], checkin_id: null };
	const turn = await openTurn({ ctx, input });
	const left = new AbortController();
	for await (const event of streamReply({ ctx, input: { turn, history: [], left: left.signal } })) {
		if (event.type === "content_delta" && leave(left) === "break") break;
	}
}

const aborts = (left: AbortController) => {
	left.abort();
	return "stay" as const;
};
const abortsLater = (left: AbortController) => {
	setImmediate(() => left.abort());
	return "stay" as const;
};
const justGoes = () => "break" as const;

const callsOf = (person: Person) =>
	system.services.store.db.select().from(modelCalls).where(eq(modelCalls.userId, person.id));
const turnsOf = (person: Person) =>
	system.services.store.db.select().from(chatTurns).where(eq(chatTurns.userId, person.id));

test.each([
	["aborts at a piece", aborts],
	["aborts while the next piece is waited for", abortsLater],
	["just goes", justGoes],
])("the call of an answer whose reader %s is recorded once", async (_how, leave) => {
	const person = await welcomePerson(system);
	await askAndLeave(person, stoppable, leave);
	expect(await callsOf(person)).toMatchObject([
		{ outcome: "aborted", purpose: "reply", inputTokens: 300, outputTokens: 4 },
	]);
	expect(await turnsOf(person)).toMatchObject([{ state: "stopped" }]);
});

test.each([
	["aborts", abortsLater],
	["just goes", justGoes],
])(
	"so is the call of a real line to a model, behind triage and guard, when its reader %s",
	async (_how, leave) => {
		const person = await welcomePerson(system);
		await askAndLeave(person, await endless(), leave);
		const calls = await callsOf(person);
		expect(calls).toMatchObject([{ outcome: "aborted", purpose: "reply", model: "scripted" }]);
		expect(calls[0]?.inputTokens).toBeGreaterThan(1_000);
	},
);

test("the day's budget counts stopped calls: leaving early is no way around it", async () => {
	const person = await welcomePerson(system);
	await system.services.store.db.delete(modelCalls);
	await askAndLeave(person, stoppable, justGoes);
	const answered = preparedAssistant("model", async function* () {
		yield say("By the model.");
		yield { ...done, engine: "model" };
	});
	system.services.assistants = { guide: guidedAssistant, model: { assistant: answered, dailyTokens: 304 } };
	const ctx = contextOf(system.services, actorOf(person));
	const input = { message: "What is niacinamide?", conversation_history: [], checkin_id: null };
	const turn = await openTurn({ ctx, input });
	const left = new AbortController().signal;
	let text = "";
	for await (const event of streamReply({ ctx, input: { turn, history: [], left } })) {
		if (event.type === "content_delta") text += event.delta;
	}
	expect(text).not.toContain("By the model.");
});

test("whoever stops an answer is charged for what was said, not for an estimate of what was sent", async () => {
	const person = await welcomePerson(system);
	await askAndLeave(person, stoppable, abortsLater);
	const rows = await system.services.store.db
		.select()
		.from(usageEntries)
		.where(eq(usageEntries.userId, person.id));
	const tokens = rows.filter(({ kind }) => kind === "tokens").map(({ amount }) => amount);
	expect(tokens).toEqual([Math.ceil(("What is retinol?".length + "Retinol is ".length) / 4)]);
});
