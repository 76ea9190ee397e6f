import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import {
	cookieOf,
	newEmail,
	type Person,
	typePasswordAgain,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../context.ts";
import { eraseDueAccounts } from "./index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const now = () => system.services.clock.now().getTime();
const post = (url: string, payload: object, person?: Person) =>
	system.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });

async function logIn(person: Person, email: string): Promise<number> {
	const answer = await post("/api/login", { email, password: person.password });
	if (answer.statusCode === 200) person.cookie = cookieOf(answer);
	return answer.statusCode;
}

interface Link {
	token: string;
	email: string;
	at: number;
	/** When it did its work; null before. */
	usedAt: number | null;
	isVoid: boolean;
}

/** What the requirements say about links, in plain values. */
interface Model {
	email: string;
	changes: Link[];
	undos: Link[];
}

const opens = (link: Link, life: number) => !link.isVoid && link.usedAt === null && now() < link.at + life;
/** What was undone may be undone again for a day; nothing happens, and nobody is told that it failed. */
const holds = (link: Link, email: string) =>
	!link.isVoid && link.usedAt !== null && email === link.email && now() - link.usedAt <= DAY;

async function request(person: Person, model: Model): Promise<void> {
	const email = newEmail();
	await typePasswordAgain(system, person);
	const answer = await post("/api/account", { email }, person);
	if (answer.statusCode === 429) return;
	expect(answer.statusCode).toBe(200);
	const at = now();
	await system.settle();
	for (const link of model.changes) if (link.usedAt === null) link.isVoid = true;
	const [change = ""] = mailedTokens(system, email, "/confirm-email-change");
	const [undo = ""] = mailedTokens(system, model.email, "/undo-email-change");
	model.changes.push({ token: change, email, at, usedAt: null, isVoid: false });
	model.undos.push({ token: undo, email: model.email, at, usedAt: null, isVoid: false });
}

async function confirm(model: Model, pick: number): Promise<void> {
	const link = model.changes[pick % Math.max(1, model.changes.length)];
	if (!link) return;
	const expected = opens(link, DAY);
	const answer = await system.app.inject({ url: `/api/confirm-email-change?token=${link.token}` });
	expect(answer.statusCode).toBe(expected ? 200 : 400);
	if (!expected) return;
	link.usedAt = now();
	model.email = link.email;
}

async function undo(person: Person, model: Model, pick: number): Promise<void> {
	const link = model.undos[pick % Math.max(1, model.undos.length)];
	if (!link) return;
	const expected = opens(link, WEEK);
	const answer = await post("/api/undo-email-change", { token: link.token });
	expect(answer.statusCode).toBe(expected || holds(link, model.email) ? 200 : 400);
	if (!expected) return;
	link.usedAt = now();
	model.email = link.email;
	for (const change of model.changes) if (change.usedAt === null) change.isVoid = true;
	for (const later of model.undos) if (later.at > link.at && later.usedAt === null) later.isVoid = true;
	const me = await system.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
	expect(me.json().user).toBeNull();
	expect(await logIn(person, model.email)).toBe(200);
}

const addressStep = fc.oneof(
	{ weight: 3, arbitrary: fc.constant({ kind: "request" as const, pick: 0 }) },
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("confirm" as const), pick: fc.nat(5) }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const), pick: fc.nat(5) }) },
	{
		weight: 2,
		arbitrary: fc.record({ kind: fc.constant("wait" as const), pick: fc.constantFrom(1, 12, 25, 100) }),
	},
);

test("whatever is asked, opened and undone in whatever order, the address and every link are as the rules say", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(addressStep, { minLength: 3, maxLength: 10 }), async (steps) => {
			const person = await welcomePerson(system);
			const model: Model = { email: person.email, changes: [], undos: [] };
			for (const { kind, pick } of steps) {
				if (kind === "request") await request(person, model);
				if (kind === "confirm") await confirm(model, pick);
				if (kind === "undo") await undo(person, model, pick);
				if (kind === "wait") system.devClock?.advance(pick * HOUR);
				const account = await system.app.inject({ url: "/api/account", headers: { cookie: person.cookie } });
				const waiting = model.changes.find(
					(link) => !link.isVoid && link.usedAt === null && now() < link.at + DAY,
				);
				expect(account.json()).toMatchObject({ email: model.email, pending_email: waiting?.email ?? null });
			}
		}),
		{ numRuns: 15 },
	);
});

const deletionStep = fc.oneof(
	fc.constant("ask" as const),
	fc.constant("cancel" as const),
	fc.constant("sweep" as const),
	fc.constant("day" as const),
	fc.constant("week" as const),
);

test("an account is gone after a sweep exactly when its deletion stood for seven days", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(deletionStep, { minLength: 3, maxLength: 12 }), async (steps) => {
			const person = await welcomePerson(system);
			let due: number | null = null;
			for (const step of steps) {
				if (step === "day") system.devClock?.advance(DAY);
				if (step === "week") system.devClock?.advance(WEEK);
				// A visit now and then keeps the session alive.
				await system.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
				const over: boolean = due !== null && now() >= due;
				if (step === "ask") {
					const answer = await post("/api/account/deletion", { password: person.password }, person);
					expect(answer.statusCode).toBe(200);
					due ??= Date.parse(answer.json().deletion_due_at);
					expect(Date.parse(answer.json().deletion_due_at)).toBe(due);
				}
				if (step === "cancel") {
					const answer = await post("/api/account/deletion/cancel", {}, person);
					expect(answer.statusCode).toBe(over ? 409 : 200);
					if (!over) due = null;
				}
				if (step === "sweep") {
					const ctx = contextOf(system.services, { kind: "job", job: "erase-accounts" } as const);
					await eraseDueAccounts({ ctx });
					expect(await logIn(person, person.email)).toBe(over ? 401 : 200);
					if (over) return;
				}
			}
		}),
		{ numRuns: 15 },
	);
});
