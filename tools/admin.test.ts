import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataDir } from "@dewlight/server/db/embedded-database.ts";
import { auditLog, users } from "@dewlight/server/db/schema/index.ts";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { newEmail, registerPerson } from "../server/test/factories/person.ts";
import { startSystem, type TestSystem } from "../server/test/harness/start-system.ts";
import { readArguments } from "./admin/commands.ts";
import { runCommand } from "./run-command.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem();
}, 120_000);
afterAll(() => system.close());

/** The command as typed, on the test's database. */
async function run(...words: string[]) {
	const asked = readArguments(words);
	if (!asked) throw new Error("Only help was asked for.");
	const ctx = contextOf(system.services, { kind: "operator", name: asked.as ?? "Olga" } as const);
	return asked.command.run({ ctx, words: asked.words, values: asked.values });
}

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "admin-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const contact = (body: object) =>
	system.app.inject({
		method: "POST",
		url: "/api/contact",
		payload: { name: "Ana", email: newEmail(), subject: "General", message: "Hello", ...body },
	});

test.each([
	[["invent"], '"invent" is no command. See npm run admin -- --help.'],
	[["invite", "create", "--days", "3"], "Unknown option '--days'."],
	[["person", "find"], "Use it like this: npm run admin -- person find EMAIL|ID"],
	[["inbox", "show", "1", "2"], "Use it like this: npm run admin -- inbox show ID"],
	[["invite", "list", "--as", "  "], "--as takes a name of 1 to 100 letters."],
])("%j is answered with what is wrong", (words, sentence) => {
	expect(() => readArguments(words)).toThrow(sentence);
});

test("nothing, or a wish for help, is no command", () => {
	for (const words of [[], ["--help"], ["invite", "-h"], ["invite", "create", "--help"]]) {
		expect(readArguments(words)).toBeNull();
	}
});

test.each([
	[["invite", "create", "--count", "many"], "--count takes a whole number."],
	[["invite", "create", "--count", "0"], "The number of codes must be a whole number from 1 to 1000."],
	[
		["invite", "create", "--expires", "soon"],
		"--expires takes a time like 2026-12-31 or 2026-12-31T18:00:00Z.",
	],
	[["person", "plan", "a@b.example"], "Name a plan to give, or take it back with --clear."],
	[
		["person", "plan", "a@b.example", "plus", "--clear"],
		"Name a plan to give, or take it back with --clear.",
	],
	[["person", "plan", "a@b.example", "--clear", "--until", "2030-01-01"], "--until goes with a plan."],
	[["person", "plan", "a@b.example", "gold"], "The plan is one of: free, trial, plus,"],
	[["person", "plan", "a@b.example", "pro"], "There is no account for a@b.example."],
	[["inbox", "list", "--subject", "Praise"], "--subject is one of: General, Report AI, Delete Account."],
	[["inbox", "done", "7"], "There is no message 7."],
	[["assistant", "off"], "Say why with --reason, in at most 300 letters."],
	[["model", "on", "--reason", " "], "Say why with --reason, in at most 300 letters."],
])("%j changes nothing and says why", async (words, sentence) => {
	await expect(run(...words)).rejects.toThrow(sentence);
});

test("codes are made, listed and shown with who used them", async () => {
	const made = await run("invite", "create", "--count", "2", "--trial-days", "30", "--note", "Spring");
	const codes = made.text.split("\n");
	expect(codes).toHaveLength(2);
	expect(made.data).toMatchObject([{ code: codes[0], trial_days: 30, note: "Spring", expires_at: null }, {}]);
	const email = newEmail();
	const payload = { email, username: "Ana", password: "a long enough secret", invite_code: codes[0] };
	await system.app.inject({ method: "POST", url: "/api/register", payload });
	const { text } = await run("invite", "list");
	expect(text.split("\n").find((line) => line.includes(codes[0] ?? ""))).toContain(email);
	expect(text).toMatch(/^CODE +TRIAL +EXPIRES +USED +BY +NOTE\n/);
});

test("a person is found and given a plan, which can be taken back", async () => {
	const { email, id } = await registerPerson(system);
	const { data, text } = await run("person", "find", String(id));
	expect(data).toMatchObject({ id, email, plan: "trial", granted_plan: null });
	expect(`${JSON.stringify(data)}${text}`).not.toContain("argon2");
	const given = await run("person", "plan", email, "Pro", "--until", "2099-01-01");
	expect(given.data).toMatchObject({ plan: "pro", plan_expires_at: new Date("2099-01-01") });
	expect((await run("person", "plan", email, "--clear")).data).toMatchObject({ plan: "trial" });
});

test("an archive is written once, for the operator alone", async () => {
	const { email } = await registerPerson(system);
	const out = join(temporaryFolder(), "ana.zip");
	await expect(run("person", "export", email)).rejects.toThrow("Say where to write the archive");
	const { data } = await run("person", "export", email, "--out", out);
	expect(readFileSync(out).subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
	expect(data).toMatchObject({ bytes: statSync(out).size });
	expect(statSync(out).mode & 0o777).toBe(0o600);
	await expect(run("person", "export", email, "--out", out)).rejects.toMatchObject({ code: "EEXIST" });
});

test("erasing asks for --yes, and then the person is gone", async () => {
	const { email, id } = await registerPerson(system);
	await expect(run("person", "erase", email)).rejects.toThrow("cannot be undone. Add --yes to do it.");
	await run("person", "erase", email, "--yes");
	const left = await system.services.store.db.select({ id: users.id }).from(users);
	expect(left.map((row) => row.id)).not.toContain(id);
	await expect(run("person", "find", email)).rejects.toThrow("There is no account for");
});

test("the inbox shows one subject, one message in full, and what is done", async () => {
	await contact({});
	const message = "It said my mole is\nharmless.\u001b[2J\u202e";
	await contact({ subject: "Report AI", message });
	const list = await run("inbox", "list", "--subject", "report ai", "--open");
	expect(list.data).toMatchObject([{ subject: "Report AI", message, handled_at: null }]);
	expect(list.text.replaceAll("\n", "")).not.toMatch(/\p{C}/u);
	const [{ id }] = list.data as [{ id: string }];
	const shown = await run("inbox", "show", id);
	expect(shown.text).toContain("It said my mole is\nharmless.·[2J·");
	expect((await run("inbox", "done", id)).text).toMatch(/^Done since 20/);
	expect((await run("inbox", "list", "--subject", "Report AI", "--open")).text).toBe("None.");
});

test("feedback is listed", async () => {
	const payload = { message: "Lovely colors", source: "results" };
	await system.app.inject({ method: "POST", url: "/api/feedback", payload });
	expect((await run("feedback", "list")).text).toMatch(/results +Lovely colors/);
});

test("each command leaves its line in the audit log under the name that was given", async () => {
	const { email } = await registerPerson(system);
	await contact({});
	const [{ id }] = (await run("inbox", "list")).data as [{ id: string }];
	const commands = [
		["invite", "create"],
		["invite", "list"],
		["person", "find", email],
		["person", "plan", email, "plus"],
		["person", "plan", email, "--clear"],
		["person", "export", email, "--out", join(temporaryFolder(), "x.zip")],
		["person", "erase", email, "--yes"],
		["inbox", "list"],
		["inbox", "show", id],
		["inbox", "done", id],
		["feedback", "list"],
		["founding"],
		["assistant", "off", "--reason", "A test"],
		["assistant", "on", "--reason", "A test"],
		["model", "off", "--reason", "A test"],
		["model", "on", "--reason", "A test"],
	];
	for (const words of commands) {
		const name = `Test of ${words.slice(0, 2).join(" ")}`;
		const written = async () =>
			(await system.services.store.db.select().from(auditLog)).filter(({ actorName }) => actorName === name);
		const before = (await written()).length;
		await run(...words, "--as", name);
		const rows = await written();
		expect(rows.length, name).toBeGreaterThan(before);
		for (const row of rows) expect(row.actorKind).toBe("operator");
	}
});

test("beside a running server on the embedded database it refuses and says what to do", async () => {
	const dataDir = temporaryFolder();
	const lock = lockDataDir(dataDir);
	onTestFinished(() => lock.release());
	const { code, output } = await runCommand(process.execPath, ["tools/admin.ts", "invite", "list"], {
		quiet: true,
		env: { DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "development" },
	});
	expect(code).toBe(1);
	expect(output).toMatch(/^Stop the server first, or let it run on PostgreSQL\. DATA_DIR .* is in use/);
});

test("on the embedded database it prints JSON and nothing else", async () => {
	const { code, output } = await runCommand(
		process.execPath,
		["tools/admin.ts", "invite", "create", "--json"],
		{
			quiet: true,
			env: { DATA_DIR: temporaryFolder(), DATABASE_URL: "", NODE_ENV: "development" },
		},
	);
	expect(code).toBe(0);
	expect(JSON.parse(output)).toMatchObject([{ code: expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/) }]);
}, 120_000);
