import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	mailedToken,
	newPassword,
	type Person,
	verifyByMail,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { contextOf } from "../context.ts";
import { createInvites } from "../operations/index.ts";
import { trialMailbox } from "./register.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

test.each([
	["Ana@Example.com ", "ana@example.com"],
	["ana+shop@example.com", "ana@example.com"],
	["ana+a+b@example.com", "ana@example.com"],
	["a.na@example.com", "a.na@example.com"],
	["a.n.a+x@gmail.com", "ana@gmail.com"],
	["a.na@googlemail.com", "ana@gmail.com"],
	["+ana@example.com", "+ana@example.com"],
])("%s counts as the mailbox %s", (email, mailbox) => {
	expect(trialMailbox(email)).toBe(mailbox);
});

async function registerAs(email: string, invite?: string): Promise<Person> {
	const person = { email, username: "Ana", password: newPassword() };
	const payload = { ...person, ...(invite && { invite_code: invite }) };
	const answer = await system.app.inject({ method: "POST", url: "/api/register", payload });
	expect(answer.statusCode).toBe(200);
	return { ...person, cookie: cookieOf(answer), id: answer.json().user.id };
}

async function planOf({ cookie }: Person): Promise<string> {
	const answer = await system.app.inject({ url: "/api/me", headers: { cookie } });
	return answer.json().user.plan;
}

test("a mailbox whose address was proven gets no second trial under another spelling", async () => {
	await verifyByMail(system, await registerAs("bea@example.com"));
	const again = await registerAs("bea+1@example.com");
	expect(again.email).toBe("bea+1@example.com");
	expect(await planOf(again)).toBe("free");
});

test("of spellings registered before any is proven, and then proven at once, one keeps the trial", async () => {
	const emails = ["cleo@gmail.com", "c.leo@gmail.com", "cleo+2@googlemail.com"];
	const people: Person[] = [];
	for (const email of emails) people.push(await registerAs(email));
	await system.settle();
	const tokens = people.map(({ email }) => mailedToken(system, email));
	await Promise.all(tokens.map((token) => system.app.inject({ url: `/api/verify-email?token=${token}` })));
	const plans = await Promise.all(people.map(planOf));
	expect(plans.toSorted()).toEqual(["free", "free", "trial"]);
});

test("an invite code that gives a trial gives it under any spelling", async () => {
	await verifyByMail(system, await registerAs("dora@example.com"));
	const ctx = contextOf(system.services, { kind: "operator", name: "olga" } as const);
	const input = { count: 1, trialDays: 30, expiresAt: null, note: null };
	const [code] = await createInvites({ ctx, input });
	const invited = await registerAs("dora+vip@example.com", code?.code);
	await verifyByMail(system, invited);
	expect(await planOf(invited)).toBe("trial");
});
