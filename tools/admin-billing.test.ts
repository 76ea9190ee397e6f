import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditLog } from "@dewlight/server/db/schema/index.ts";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { meOf, moveTime, standInOf, subscribeAs } from "../server/test/factories/billing.ts";
import { type Person, welcomePerson } from "../server/test/factories/person.ts";
import { startSystem, type TestSystem } from "../server/test/harness/start-system.ts";
import { readArguments } from "./admin/commands.ts";
import { explainFailure } from "./admin/explain-failure.ts";

const DAY = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
}, 120_000);
afterAll(() => system.close());

/** The command as typed, on the test's database. */
async function run(...words: string[]) {
	const asked = readArguments(words);
	if (!asked) throw new Error("Only help was asked for.");
	const ctx = contextOf(system.services, { kind: "operator", name: asked.as ?? "Olga" } as const);
	return asked.command.run({ ctx, words: asked.words, values: asked.values });
}

async function payer(): Promise<Person> {
	const person = await welcomePerson(system);
	await subscribeAs(system, person, "plus_annual");
	await system.settle();
	return person;
}

const subjects = async ({ email }: Person) => {
	await system.settle();
	return (system.mailbox?.read(email) ?? []).map(({ subject }) => subject);
};

async function audited(person: Person, action: string) {
	const rows = await system.services.store.db.select().from(auditLog);
	return rows.filter((row) => row.userId === person.id && row.action === action);
}

function noticeFile(text: string): string {
	const folder = mkdtempSync(join(tmpdir(), "notice-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, "notice.txt");
	writeFileSync(file, text);
	return file;
}

const inDays = (days: number) => new Date(system.services.clock.now().getTime() + days * DAY).toISOString();

test.each([
	[["refund"], "Say whose subscription it is: --email ADDRESS."],
	[["refund", "--email", "a@b.example"], "Say why with --reason, in at most 300 letters."],
	[["refund", "--email", "a@b.example", "--reason", "Asked"], "There is no account for a@b.example."],
	[["subscription"], "Say whose subscription it is: --email ADDRESS."],
	[["sync", "--email", "a@b.example"], "There is no account for a@b.example."],
	[["price-notice"], "Say where the text of the notice is: --file TEXT."],
	[["price-notice", "--file", "x.txt"], "Say when the change begins to hold: --from 2027-01-31."],
	[["price-notice", "--file", "/nowhere/x.txt", "--from", "2099-01-01"], "/nowhere/x.txt cannot be read."],
])("%j changes nothing and says why", async (words, sentence) => {
	await expect(run(...words)).rejects.toThrow(sentence);
});

test("a subscription is shown as it stands here beside what the provider says, and where they differ", async () => {
	const person = await payer();
	const shown = await run("subscription", "--email", person.email.toUpperCase());
	expect(shown.data).toMatchObject({
		user_id: person.id,
		customer_id: expect.stringMatching(/^cus_/),
		here: { plan: "plus_annual", state: "active", founding: true, discount_cents: 1_100 },
		provider: { plan: "plus_annual", state: "active", founding: true, discount_cents: 1_100 },
	});
	expect(shown.text).toMatch(/^plan +plus_annual +plus_annual$/m);
	expect(shown.text).not.toContain("differs");
	expect(await audited(person, "operator.subscription_shown")).toHaveLength(1);
});

test("news that have not come are fetched", async () => {
	const person = await payer();
	const standIn = await standInOf(system);
	const { data } = await run("subscription", "--email", person.email);
	const { provider } = data as { provider: { subscription: string } };
	standIn.faults.hold();
	await standIn.act.failRenewal(provider.subscription);
	const before = await run("subscription", "--email", person.email);
	expect(before.text).toMatch(/^state +active +past_due +differs$/m);
	const after = await run("sync", "--email", person.email);
	expect(after.data).toMatchObject({ here: { state: "past_due" }, provider: { state: "past_due" } });
	expect((await meOf(system, person)).subscription_status).toBe("past_due");
	await standIn.faults.release();
	expect(await audited(person, "operator.subscription_synced")).toHaveLength(1);
});

test("who never paid has nothing to show, to fetch or to give back", async () => {
	const person = await welcomePerson(system);
	expect((await run("subscription", "--email", person.email)).data).toMatchObject({
		customer_id: null,
		here: null,
		provider: null,
	});
	expect((await run("sync", "--email", person.email)).data).toMatchObject({ here: null });
	await expect(run("refund", "--email", person.email, "--reason", "Asked")).rejects.toThrow();
});

test("a refund within seven days gives the payment back, ends the plan and tells the person; the reason is on record", async () => {
	const person = await payer();
	const done = await run("refund", "--email", person.email, "--reason", "Did not like it");
	expect(done.data).toMatchObject({ amount_cents: 4_800, currency: "usd", plan_ended: "Plus" });
	expect(done.text).toMatch(/^Gave 48\.00 USD of invoice in_\w+ back\. Plus has ended\.$/);
	expect((await meOf(system, person)).plan).toBe("trial");
	expect(await subjects(person)).toEqual(
		expect.arrayContaining(["Your Dewlight refund", "Your Dewlight subscription has ended"]),
	);
	const ended = system.mailbox?.read(person.email).find(({ subject }) => subject.includes("has ended"));
	const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
	expect(ended?.text).toContain(`ended on ${today.format(system.services.clock.now())} (UTC)`);
	const [asked] = await audited(person, "operator.refund_asked");
	expect(asked).toMatchObject({
		actorKind: "operator",
		details: { reason: "Did not like it", beyond_window: false },
	});
});

test("later than seven days a refund needs --beyond-window", async () => {
	const person = await payer();
	await moveTime(system, 7 * DAY + 60_000);
	const words = ["refund", "--email", person.email, "--reason", "A kindness"];
	await expect(run(...words)).rejects.toThrow("more than 7 days ago");
	expect((await run(...words, "--beyond-window")).data).toMatchObject({ amount_cents: 4_800 });
});

test("the founding places that are gone are counted", async () => {
	const count = async () => (await run("founding")).data as Record<string, number>;
	const before = await count();
	await payer();
	const after = await count();
	expect(after).toEqual({
		...before,
		taken: (before.taken ?? 0) + 1,
		left: (before.left ?? 0) - 1,
		places: 1_000,
	});
	expect((await run("founding")).text).toMatch(/^TAKEN +HELD +LEFT +OF\n\d+ +\d+ +\d+ +1000$/);
});

test("a notice goes to everybody with a subscription once, 30 days ahead or more, and only with --yes", async () => {
	const [person, free] = [await payer(), await welcomePerson(system)];
	const file = noticeFile("Plus costs $6.99 a month.\n\nNothing else changes.\n");
	const words = (days: number) => ["price-notice", "--file", file, "--from", inDays(days)];
	await expect(run(...words(31))).rejects.toThrow("This mails everybody who pays. Add --yes to do it.");
	await expect(run(...words(29), "--yes")).rejects.toThrow("at least 30 days before");
	const empty = ["price-notice", "--file", noticeFile("  \n"), "--from", inDays(31), "--yes"];
	await expect(run(...empty)).rejects.toThrow("A notice has 1 to 4000 letters.");
	expect(await subjects(person)).not.toContain("A change to your Dewlight plan");
	const same = [...words(31), "--yes"];
	const first = (await run(...same)).data as { promised: number };
	expect(first.promised).toBeGreaterThan(0);
	expect((await run(...same)).data).toEqual({ promised: 0, told_before: first.promised });
	const told = (await subjects(person)).filter((subject) => subject === "A change to your Dewlight plan");
	expect(told).toHaveLength(1);
	expect(await subjects(free)).not.toContain("A change to your Dewlight plan");
	expect(system.mailbox?.read(person.email)[0]?.text).toContain("Plus costs $6.99 a month.");
});

test("a provider that is away is said in one sentence", async () => {
	const person = await payer();
	const standIn = await standInOf(system);
	for (let turn = 0; turn < 4; turn += 1) standIn.faults.answerNext(500);
	const failure = await run("subscription", "--email", person.email).catch((error: unknown) => error);
	expect(explainFailure(failure)).toBe("The payment provider cannot be reached. Try again later.");
});
