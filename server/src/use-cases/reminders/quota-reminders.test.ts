import type { PlansAnswer } from "@dewlight/contracts/billing.ts";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs, moveTime } from "../../../test/factories/billing.ts";
import { putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { reserveUsage } from "../../db/queries/usage.ts";
import { contextOf } from "../context.ts";
import { sendReminders } from "./index.ts";

const DAY = DAY_MS;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

async function usedUp(plan: "plus" | null, scans: number): Promise<Person> {
	const person = await welcomePerson(system);
	if (plan !== null || scans === 1) await putOnPlan(system, person, plan);
	const { store, ids, clock } = system.services;
	for (let i = 0; i < scans; i += 1) {
		await reserveUsage(store.db, {
			id: ids.uuid(),
			userId: person.id,
			kind: "scan",
			amount: 1,
			source: `checkin:${person.id}-${i}`,
			at: clock.now(),
		});
	}
	return person;
}

const plansOf = async (person: Person): Promise<PlansAnswer> =>
	(await callAs(system, person, "/api/plans")).json();
const scansOf = async (person: Person) =>
	(await plansOf(person)).quotas?.find(({ limit_type }) => limit_type === "scans");
const ask = (person: Person) => callAs(system, person, "/api/quota-reminders", { limit_type: "scans" });
const withdraw = (person: Person) =>
	callAs(system, person, "/api/quota-reminders/withdraw", { limit_type: "scans" });

/** In two steps, because a session sleeps at most thirty days and a month may have one more. */
async function toNextMonth(awake?: Person): Promise<void> {
	const now = system.services.clock.now();
	const left = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime() + 60_000;
	await moveTime(system, Math.floor(left / 2));
	if (awake !== undefined) await plansOf(awake);
	await moveTime(system, Math.ceil(left / 2));
}

async function run(): Promise<void> {
	await sendReminders({ ctx: contextOf(system.services, { kind: "job", job: "quota-reminders" } as const) });
	await system.settle();
}

const told = (person: Person) =>
	(system.mailbox?.read(person.email) ?? []).filter(({ subject }) => subject.includes("next Dewlight scan"));

test("the plans say what is used of the own plan and what a larger one would leave", async () => {
	const person = await usedUp(null, 4);
	const { plans, quotas } = await plansOf(person);
	expect(quotas?.find(({ limit_type }) => limit_type === "scans")).toMatchObject({
		used: 4,
		limit: 4,
		spent: true,
		remind_at: null,
	});
	const spentBy = (key: string) => plans.find((plan) => plan.key === key)?.spent;
	expect(spentBy("plus")).toMatchObject([{ limit_type: "scans", used: 4, limit: 4 }]);
	expect(spentBy("pro")).toEqual([]);
	expect((await system.app.inject({ url: "/api/plans" })).json()).not.toHaveProperty("quotas");
});

test("who asks gets one mail on the day a scan is there again, and who does not gets none", async () => {
	const [asking, silent] = [await usedUp(null, 1), await usedUp(null, 1)];
	const answer = await ask(asking);
	expect(answer.statusCode).toBe(200);
	const { opens_at, remind_at } = (await scansOf(asking)) ?? {};
	expect([answer.json().remind_at, remind_at]).toEqual([opens_at, opens_at]);
	await run();
	expect(told(asking)).toHaveLength(0);
	await toNextMonth(asking);
	await run();
	await run();
	expect(told(asking)).toHaveLength(1);
	expect(told(asking)[0]?.links).toEqual(["http://localhost:3000/upload"]);
	expect(told(silent)).toHaveLength(0);
	expect((await scansOf(asking))?.remind_at).toBeNull();
});

test("a reminder that is withdrawn is not sent", async () => {
	const person = await usedUp(null, 1);
	await ask(person);
	expect((await withdraw(person)).json()).toEqual({ ok: true, remind_at: null });
	expect((await withdraw(person)).statusCode).toBe(200);
	await toNextMonth();
	await run();
	expect(told(person)).toHaveLength(0);
});

test("while something is left there is nothing to be reminded of", async () => {
	const person = await usedUp("plus", 2);
	const answer = await ask(person);
	expect([answer.statusCode, answer.json().detail]).toEqual([400, "There is something left already."]);
});

test("a day long past is not told", async () => {
	const late = await usedUp(null, 1);
	await ask(late);
	await toNextMonth();
	await moveTime(system, 4 * DAY);
	await run();
	expect(told(late)).toHaveLength(0);
});

test("a quota that is used up again by its day is not told", async () => {
	const again = await usedUp(null, 1);
	await ask(again);
	await toNextMonth();
	const { store, ids, clock } = system.services;
	const source = `checkin:again-${again.id}`;
	const entry = {
		id: ids.uuid(),
		userId: again.id,
		kind: "scan" as const,
		amount: 1,
		source,
		at: clock.now(),
	};
	await reserveUsage(store.db, entry);
	await run();
	expect(told(again)).toHaveLength(0);
});
