import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatCalls, done, preparedGuide, say } from "../../test/factories/chat.ts";
import { putOnPlan } from "../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../test/factories/person.ts";
import { goodAnswer, postScan, takingAnalyst } from "../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../test/harness/start-system.ts";
import { lockAccount } from "../db/queries/accounts.ts";
import { refundUsage, reserveUsage, sumUsage } from "../db/queries/usage.ts";
import type { UsageKind } from "../db/schema/index.ts";
import { readAllowance } from "./read-allowance.ts";

const AT_ONCE = 10;

let system: TestSystem;
/** What the engines do next; each test says so for itself. */
let photoIsGood = true;
let guideAnswers = true;
/** A photo is looked at once every request has its answer: a slot given back meanwhile is free for another one. */
let everybodyAsked: Promise<unknown> = Promise.resolve();
beforeAll(async () => {
	const analyst = takingAnalyst({
		analyze: async () => {
			await everybodyAsked;
			if (photoIsGood) return goodAnswer();
			const photoQuality = { status: "fail", reason: "The photo is blurred.", checks: [] } as const;
			return {
				photoQuality: { ...photoQuality, checks: [] },
				observation: null,
				thumbnail: null,
				layers: [],
				closeUps: [],
			};
		},
	});
	const assistants = preparedGuide(async function* () {
		if (!guideAnswers) throw new Error("The guide is lost.");
		yield say("Niacinamide is a vitamin.");
		yield done;
	});
	system = await startSystem({ analyst, assistants, worker: true });
	system.services.throttle = { take: async () => null, forget: async () => undefined };
});
afterAll(() => system.close());

const chat = chatCalls(() => system.app);
const used = (person: Person, kind: UsageKind) =>
	sumUsage(system.services.store.db, person.id, kind, new Date(0));

/** Somebody on Plus who has used all but one. */
async function oneBelow(kind: "scan" | "message", limit: number): Promise<Person> {
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "plus");
	const at = system.services.clock.now();
	const entry = { id: randomUUID(), userId: person.id, kind, amount: limit - 1, source: "test:before", at };
	await reserveUsage(system.services.store.db, entry);
	return person;
}

const countOf = (statuses: readonly number[], wanted: number) =>
	statuses.filter((status) => status === wanted).length;

test("of many scans at once on the last one of a plan one starts, and its slot comes back when it fails", async () => {
	const person = await oneBelow("scan", 4);
	photoIsGood = false;
	const scans = () => {
		const asked = Promise.all(Array.from({ length: AT_ONCE }, () => postScan(system, person)));
		everybodyAsked = asked;
		return asked;
	};
	const statuses = (await scans()).map(({ statusCode }) => statusCode);
	expect(countOf(statuses, 202)).toBe(1);
	expect(countOf(statuses, 409) + countOf(statuses, 403)).toBe(AT_ONCE - 1);
	await system.settle();
	expect(await used(person, "scan")).toBe(3);
	photoIsGood = true;
	expect(
		countOf(
			(await scans()).map(({ statusCode }) => statusCode),
			202,
		),
	).toBe(1);
	await system.settle();
	expect(await used(person, "scan")).toBe(4);
	expect((await postScan(system, person)).statusCode).toBe(403);
});

test("of many messages at once on the last one of a plan one is taken, and one that got no word gives it back", async () => {
	const person = await oneBelow("message", 150);
	guideAnswers = false;
	await chat.send(person, "What is niacinamide?");
	expect(await used(person, "message")).toBe(149);
	guideAnswers = true;
	const answers = await Promise.all(
		Array.from({ length: AT_ONCE }, (_none, index) => chat.send(person, `What is serum ${index}?`)),
	);
	const statuses = answers.map(({ statusCode }) => statusCode);
	expect(countOf(statuses, 200)).toBe(1);
	expect(countOf(statuses, 403)).toBe(AT_ONCE - 1);
	expect(await used(person, "message")).toBe(150);
});

test("who holds the account while deciding lets one through, and a refund written at the same time many times counts once", async () => {
	const person = await oneBelow("scan", 4);
	const { store, clock, ids } = system.services;
	const take = (source: string) =>
		store.transaction(async (tx) => {
			await lockAccount(tx, person.id);
			if (!(await readAllowance(system.services, tx, person.id, "scans")).allowed) return false;
			const at = clock.now();
			await reserveUsage(tx, { id: ids.uuid(), userId: person.id, kind: "scan", amount: 1, source, at });
			return true;
		});
	const takeMany = async (round: string) => {
		const taken = await Promise.all(
			Array.from({ length: AT_ONCE }, async (_none, index) => {
				const source = `test:${round}:${index}`;
				return (await take(source)) ? source : null;
			}),
		);
		return taken.filter((source) => source !== null);
	};
	const [source = "", ...others] = await takeMany("first");
	expect(others).toEqual([]);
	expect(await used(person, "scan")).toBe(4);
	const refund = { ids: () => ids.uuid(), userId: person.id, source, at: clock.now() };
	await Promise.all(Array.from({ length: AT_ONCE }, () => refundUsage(store.db, refund)));
	expect(await used(person, "scan")).toBe(3);
	expect(await takeMany("second")).toHaveLength(1);
	expect(await used(person, "scan")).toBe(4);
});
