import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs } from "../../../test/factories/billing.ts";
import { billingCalls } from "../../../test/factories/billing-calls.ts";
import { mailedTokens } from "../../../test/factories/mailed-links.ts";
import { cookieOf, newEmail } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const { billing, cancel, keep, newSubscriber } = billingCalls(() => system);

test("who asks to be erased is not charged for another period, and keeps the plan after a change of mind", async () => {
	const person = await newSubscriber("plus_monthly");
	const asked = await callAs(system, person, "/api/account/deletion", { password: person.password });
	expect(asked.statusCode).toBe(200);
	await system.settle();
	expect(await billing(person)).toMatchObject({ status: "canceled", cancel_at_period_end: true });
	expect((await callAs(system, person, "/api/account/deletion/cancel", {})).statusCode).toBe(200);
	expect((await keep(person)).statusCode).toBe(200);
	expect(await billing(person)).toMatchObject({ status: "active", cancel_at_period_end: false });
});

test.each([
	["comes back where the request for deletion had ended it", false],
	["stays ended where it had ended before", true],
])(
	"an undone change of address calls a thief's deletion off, and the renewal %s",
	async (_what, endedBefore) => {
		const person = await newSubscriber("plus_monthly");
		if (endedBefore) expect((await cancel(person)).statusCode).toBe(200);
		const { email, password } = person;
		expect((await callAs(system, person, "/api/account", { email: newEmail() })).statusCode).toBe(200);
		expect((await callAs(system, person, "/api/account/deletion", { password })).statusCode).toBe(200);
		await system.settle();
		expect(await billing(person)).toMatchObject({ cancel_at_period_end: true });
		const [token] = mailedTokens(system, email, "/undo-email-change");
		const undone = await system.app.inject({
			method: "POST",
			url: "/api/undo-email-change",
			payload: { token },
		});
		expect(undone.statusCode).toBe(200);
		await system.settle();
		person.cookie = cookieOf(
			await system.app.inject({ method: "POST", url: "/api/login", payload: { email, password } }),
		);
		expect(await billing(person)).toMatchObject({ cancel_at_period_end: endedBefore });
	},
);
