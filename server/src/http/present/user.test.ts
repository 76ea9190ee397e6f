import { meAnswerSchema } from "@dewlight/contracts/accounts.ts";
import { DAY_MS, LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pg-proxy";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Person, unaskedPerson, welcomePerson } from "../../../test/factories/person.ts";
import { silentLog } from "../../../test/harness/silent-log.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { acceptanceMark, accountMark, readAccountViews } from "../../db/queries/account-view.ts";
import * as schema from "../../db/schema/index.ts";
import { checkins, legalAcceptances, photoConsents, subscriptions, users } from "../../db/schema/index.ts";
import { appOptions } from "../../http-options.ts";
import { planOfUser } from "../../use-cases/accounts/index.ts";
import { createApp } from "../app.ts";
import type { App } from "../route.ts";
import { presentUser } from "./user.ts";

let system: TestSystem;
/** A second server process's app over the same database. */
let other: App;
beforeAll(async () => {
	system = await startSystem({ worker: true });
	other = await createApp(appOptions(system.config, system, silentLog));
});
afterAll(async () => {
	await other.close();
	await system.close();
});

const db = () => system.services.store.db;

/** What the contract makes of the account as the database holds it now, read without any memory. */
async function truth(id: number) {
	const view = (await readAccountViews(db(), [id], LEGAL_VERSION)).get(id);
	if (!view) return { user: null };
	const sources = { ...view.user, subscription: view.subscription };
	const plan = planOfUser(sources, system.services.clock.now());
	return z.encode(meAnswerSchema, { user: presentUser({ ...view, plan }) });
}

async function expectTruth({ id, cookie }: Person): Promise<unknown> {
	const expected = await truth(id);
	for (const app of [system.app, other, system.app]) {
		const answer = await app.inject({ url: "/api/me", headers: { cookie } });
		expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
		expect(meAnswerSchema.parse(answer.json())).toEqual(expected);
		expect(answer.json()).toEqual(expected);
	}
	return expected;
}

const STEP = {
	instruction: "Wash with warm water.",
	product: null,
	because: "It is the first step.",
	because_ids: [],
	actives: [],
	evidence: { grade: "A", sources: [] },
	cautions: [],
	stop_if: [],
	per_week: 7,
	start_week: 1,
	ramp: null,
};
const report = (instruction: string) =>
	sql`${JSON.stringify({ care_plan: { morning: { cleanser: { ...STEP, instruction } }, night: {}, weekly: {} } })}::jsonb`;

test("every write to what is shown is seen by the next call in every process", async () => {
	const person = await unaskedPerson(system);
	const userId = person.id;
	const at = new Date("2026-01-05T10:00:00Z");
	const later = new Date("2126-01-05T10:00:00Z");
	const addCheckin = () =>
		db().insert(checkins).values({ userId, status: "failed", createdAt: at }).returning({ id: checkins.id });
	const newest = sql`${checkins.id} = (select max(id) from checkins where user_id = ${userId})`;
	const oldest = sql`${checkins.id} = (select min(id) from checkins where user_id = ${userId})`;
	const ofUser = eq(users.id, userId);
	const consent = (decision: "granted" | "revoked", decidedAt: Date) =>
		db()
			.insert(photoConsents)
			.values({ id: crypto.randomUUID(), userId, decision, version: "1", source: "asked", decidedAt });
	const paid = {
		userId,
		subscriptionId: `sub_${userId}`,
		plan: "pro_monthly",
		state: "active",
		periodEndsAt: later,
		endsWithPeriod: false,
		nextInvoiceCents: 1_499,
		startedAt: at,
		syncedAt: at,
	} as const;
	const writes = [
		() => db().update(users).set({ username: "Another name" }).where(ofUser),
		() =>
			db()
				.update(users)
				.set({ email: `${userId}@elsewhere.example` })
				.where(ofUser),
		() =>
			db()
				.update(users)
				.set({ goals: ["calm"], issues: ["redness"] })
				.where(ofUser),
		() => db().update(users).set({ twoFactorEnabledAt: at, betaFeatures: true }).where(ofUser),
		() => db().update(users).set({ deletionDueAt: later }).where(ofUser),
		() => db().update(users).set({ grantedPlan: "pro", grantedPlanUntil: later }).where(ofUser),
		() => db().update(users).set({ grantedPlan: null, trialEndsAt: at }).where(ofUser),
		() => db().update(users).set({ emailVerifiedAt: null, onboardingCompletedAt: null }).where(ofUser),
		addCheckin,
		() =>
			db()
				.update(checkins)
				.set({ analysisResult: report("First") })
				.where(newest),
		() =>
			db()
				.update(checkins)
				.set({ analysisResult: report("Second") })
				.where(newest),
		addCheckin,
		() =>
			db()
				.update(checkins)
				.set({ analysisResult: report("Of the older") })
				.where(oldest),
		() =>
			db()
				.update(checkins)
				.set({ analysisResult: report("Of the newer") })
				.where(newest),
		() => db().update(checkins).set({ analysisResult: null }).where(newest),
		() => db().delete(checkins).where(newest),
		() => consent("granted", later),
		() => consent("revoked", new Date(later.getTime() + 1)),
		() => db().delete(photoConsents).where(eq(photoConsents.userId, userId)),
		() => db().update(legalAcceptances).set({ clientTime: at }).where(eq(legalAcceptances.userId, userId)),
		() => db().insert(subscriptions).values(paid),
		() => db().update(subscriptions).set({ endsWithPeriod: true }).where(eq(subscriptions.userId, userId)),
		() => db().update(subscriptions).set({ founding: true }).where(eq(subscriptions.userId, userId)),
		() => db().delete(subscriptions).where(eq(subscriptions.userId, userId)),
		() => db().delete(legalAcceptances).where(eq(legalAcceptances.userId, userId)),
	];
	let before = JSON.stringify(await expectTruth(person));
	for (const write of writes) {
		await write();
		const after = JSON.stringify(await expectTruth(person));
		expect(after, String(write)).not.toBe(before);
		before = after;
	}
});

test("the end of a plan is seen although no row changes, and so is the clock set back", async () => {
	const person = await welcomePerson(system);
	const onTrial = await expectTruth(person);
	system.devClock?.advance(15 * DAY_MS);
	const afterwards = await expectTruth(person);
	expect(afterwards).toMatchObject({ user: { plan: "free", show_ads: true } });
	system.devClock?.reset();
	expect(await expectTruth(person)).toEqual(onTrial);
});

test("a deleted account and a session that ended are nobody at once", async () => {
	const [one, two] = [await welcomePerson(system), await welcomePerson(system)];
	await expectTruth(one);
	await expectTruth(two);
	await db().delete(users).where(eq(users.id, one.id));
	await system.app.inject({ method: "POST", url: "/api/logout", headers: { cookie: two.cookie } });
	for (const { cookie } of [one, two])
		for (const app of [system.app, other]) {
			expect((await app.inject({ url: "/api/me", headers: { cookie } })).json()).toEqual({ user: null });
		}
});

test("people asked for together are never answered with one another", async () => {
	const people = await Promise.all(Array.from({ length: 6 }, () => welcomePerson(system)));
	for (let round = 0; round < 3; round++) {
		const answers = await Promise.all(
			people.map(({ cookie }) => system.app.inject({ url: "/api/me", headers: { cookie } })),
		);
		expect(answers.map((answer) => answer.json().user.id)).toEqual(people.map(({ id }) => id));
	}
});

test("the version covers every table the account view reads", async () => {
	const run: string[] = [];
	const noted = drizzle(
		async (text) => {
			run.push(text);
			return { rows: [] };
		},
		{ schema, casing: "snake_case" },
	);
	await readAccountViews(noted, [1], LEGAL_VERSION);
	const marks = new PgDialect({ casing: "snake_case" }).sqlToQuery(sql`${acceptanceMark} ${accountMark}`).sql;
	const tablesIn = (text: string) =>
		new Set([...text.matchAll(/(?:from|join) (?:lateral )?"(\w+)"/g)].map(([, name]) => name));
	const read = tablesIn(run.join(" ").replace(marks, ""));
	const tables = ["checkins", "legal_acceptances", "photo_consents", "subscriptions", "users"];
	expect([...read].toSorted()).toEqual(tables);
	expect(new Set([...tablesIn(marks), "users"])).toEqual(read);
});
