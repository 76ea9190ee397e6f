import { EVENT_TYPES } from "@dewlight/contracts/contact.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const post = (url: string, payload: object, person?: Person, own = system) =>
	own.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });

const newMessage = (change: object = {}) => ({
	name: "Ana",
	email: newEmail(),
	subject: "General",
	message: "Hello there.",
	...change,
});

const storedFrom = (email: string) =>
	system.services.store.db
		.select()
		.from(schema.contactMessages)
		.where(eq(schema.contactMessages.email, email));

test("a visitor's message is kept, answered with the sentence, and a receipt goes out", async () => {
	const body = newMessage({ name: " Ana ", message: "  My plan is <b>gone</b>; drop table users; --\n" });
	const answer = await post("/api/contact", body);
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toEqual({ ok: true, message: "Your message has been sent!" });
	expect(await storedFrom(body.email)).toMatchObject([
		{ userId: null, name: "Ana", subject: "General", message: body.message.trim(), handledAt: null },
	]);
	await system.settle();
	const mails = system.mailbox?.read(body.email) ?? [];
	expect(mails.map(({ subject }) => subject)).toEqual(["We received your message to Dewlight"]);
	for (const part of [mails[0]?.text, mails[0]?.html]) {
		expect(part).toContain("Your message has reached us.");
		expect(part).not.toMatch(/gone|Ana/);
	}
});

test("a request to delete an account is told that the owner is made sure of", async () => {
	const body = newMessage({ subject: "Delete Account" });
	await post("/api/contact", body);
	await system.settle();
	expect(system.mailbox?.read(body.email)[0]?.text).toContain("comes from the owner of the account");
});

test("a signed-in sender is kept with the message, in any state of the account", async () => {
	const person = await registerPerson(system);
	const body = newMessage({ subject: "Report AI" });
	expect((await post("/api/contact", body, person)).statusCode).toBe(200);
	expect(await storedFrom(body.email)).toMatchObject([{ userId: person.id, subject: "Report AI" }]);
});

test.each([
	["no name", { name: undefined }, "All fields are required."],
	["a blank name", { name: " \t " }, "All fields are required."],
	["no address", { email: "" }, "All fields are required."],
	["a blank message", { message: "\n" }, "All fields are required."],
	["no message", { message: null }, "All fields are required."],
	["no subject", { subject: undefined }, "All fields are required."],
	["an unknown subject", { subject: "general" }, "All fields are required."],
	["a broken address", { email: "nobody" }, "Please enter a valid email address."],
	["an endless message", { message: "x".repeat(5_001) }, "The message must be at most 5000 characters."],
	["a list for a name", { name: ["Ana"] }, "All fields are required."],
	["a NUL in the message", { message: "a\0b" }, "The text contains characters that cannot be stored."],
])("contact with %s is refused and nothing is kept", async (_what, change, detail) => {
	const body = newMessage(change);
	const answer = await post("/api/contact", body);
	expect(answer.statusCode).toBe(400);
	expect(answer.json()).toEqual({ detail });
	expect(await storedFrom(String(body.email))).toEqual([]);
});

test("one address gets at most five receipts an hour, whoever asks for them", async () => {
	const email = newEmail();
	const statuses: number[] = [];
	for (const spelling of [email, email.toUpperCase(), email, email, email, email]) {
		statuses.push((await post("/api/contact", newMessage({ email: spelling }))).statusCode);
	}
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("one network address is held back after ten messages, and after twenty pieces of feedback", async () => {
	const own = await startOwnSystem({ strictLimits: true });
	const contact: number[] = [];
	for (let i = 0; i < 11; i += 1) {
		contact.push((await post("/api/contact", newMessage(), undefined, own)).statusCode);
	}
	expect(contact).toEqual([...Array(10).fill(200), 429]);
	const feedback: number[] = [];
	for (let i = 0; i < 21; i += 1) {
		feedback.push((await post("/api/feedback", { message: "Nice" }, undefined, own)).statusCode);
	}
	expect(feedback).toEqual([...Array(20).fill(200), 429]);
});

test("feedback is taken from anybody, with its source, general unless said", async () => {
	const person = await registerPerson(system);
	const cases: [body: Record<string, unknown>, sender: Person | undefined, source: string][] = [
		[{ message: "First words" }, undefined, "general"],
		[{ message: "Second words", source: "results" }, person, "results"],
		[{ message: "Third words", source: " " }, person, "general"],
		[{ message: "Fourth words", source: "x".repeat(50) }, undefined, "x".repeat(50)],
	];
	for (const [body, sender, source] of cases) {
		const answer = await post("/api/feedback", body, sender);
		expect(answer.json()).toEqual({ ok: true, message: "Thanks for your feedback!" });
		const { feedback } = schema;
		const rows = await system.services.store.db
			.select()
			.from(feedback)
			.where(eq(feedback.message, String(body.message)));
		expect(rows).toMatchObject([{ source, userId: sender?.id ?? null }]);
	}
});

test.each([
	["no message", {}],
	["a blank message", { message: "  " }],
	["a number", { message: 7 }],
	["a source of 51 letters", { message: "x", source: "x".repeat(51) }],
	["a list as source", { message: "x", source: ["general"] }],
])("feedback with %s is refused", async (_what, body) => {
	const answer = await post("/api/feedback", body);
	expect(answer.statusCode).toBe(400);
	expect(answer.json().detail).toEqual(expect.any(String));
});

test.each(EVENT_TYPES)(
	"the event %s is recorded once a person, also when sent five times at once",
	async (kind) => {
		const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => post("/api/events", { event_type: kind }, person)),
		);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
		expect(answers.filter((answer) => answer.json().recorded)).toHaveLength(1);
		expect((await post("/api/events", { event_type: kind }, other)).json()).toEqual({
			ok: true,
			recorded: true,
		});
	},
);

test("an unknown event is refused, and so are visitors and people before the gates", async () => {
	const person = await welcomePerson(system);
	const unknown = await post("/api/events", { event_type: "page_view" }, person);
	expect([unknown.statusCode, unknown.json()]).toEqual([400, { detail: "Unknown event type." }]);
	expect((await post("/api/events", { event_type: "chat_open" })).statusCode).toBe(401);
	const unverified = await post("/api/events", { event_type: "chat_open" }, await registerPerson(system));
	expect(unverified.json()).toEqual({ detail: "email_not_verified" });
});
