import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, registerPerson, welcomePerson } from "../../../test/factories/person.ts";
import {
	codeAt,
	type Enrolled,
	enrol,
	finishLogin,
	freshCode,
	readQrUri,
	startLogin,
} from "../../../test/factories/two-factor.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const OATHTOOL = "/usr/bin/oathtool";
const WRONG = "000000";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const post = (url: string, payload: object, person?: Person) =>
	system.app.inject({ method: "POST", url, payload, headers: person ? { cookie: person.cookie } : {} });
const isEnabled = async ({ cookie }: Person): Promise<boolean> =>
	(await system.app.inject({ url: "/api/me", headers: { cookie } })).json().user.is_2fa_enabled;
const subjects = (person: Person) => system.mailbox?.read(person.email).map(({ subject }) => subject);

async function enrolled(): Promise<Person & Enrolled> {
	const person = await welcomePerson(system);
	return { ...person, ...(await enrol(system, person)) };
}

test("setting up shows an address for the app and ten codes, and changes nothing yet", async () => {
	const person = await welcomePerson(system);
	const { qr_uri, backup_codes } = (await post("/api/2fa/setup", {}, person)).json();
	const read = readQrUri(qr_uri);
	expect(read).toMatchObject({
		issuer: "Dewlight",
		label: person.email,
		digits: 6,
		period: 30,
		algorithm: "SHA1",
	});
	expect(read.secret.bytes).toHaveLength(20);
	expect(new Set(backup_codes).size).toBe(10);
	for (const code of backup_codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
	expect(await isEnabled(person)).toBe(false);
	expect((await post("/api/2fa/disable", { code: backup_codes[0] }, person)).statusCode).toBe(409);
	const login = await post("/api/login", person);
	expect(login.json()).toMatchObject({ requires_2fa: false, partial_token: null });
});

test("the first code of the app turns it on, and a mail says so", async () => {
	const person = await enrolled();
	expect(await isEnabled(person)).toBe(true);
	await system.settle();
	expect(subjects(person)?.[0]).toBe("Two-factor authentication is on for Dewlight");
	for (const [url, body] of [
		["/api/2fa/setup", {}],
		["/api/2fa/verify", { code: freshCode(system, person.secret) }],
	] as const) {
		const again = await post(url, body, person);
		expect(again.statusCode).toBe(409);
		expect(again.json()).toEqual({ detail: "Two-factor authentication is already enabled." });
	}
});

test("setting up again before the first code replaces what was shown", async () => {
	const person = await welcomePerson(system);
	const first = readQrUri((await post("/api/2fa/setup", {}, person)).json().qr_uri).secret.base32;
	const second = readQrUri((await post("/api/2fa/setup", {}, person)).json().qr_uri).secret.base32;
	const early = await post("/api/2fa/verify", { code: freshCode(system, first) }, person);
	expect([early.statusCode, early.json()]).toEqual([400, { detail: "Invalid code, try again." }]);
	const right = await post("/api/2fa/verify", { code: freshCode(system, second) }, person);
	expect(right.json()).toEqual({ ok: true, is_2fa_enabled: true });
});

test("a backup code does not turn it on, and no code does before the setup", async () => {
	const person = await welcomePerson(system);
	expect((await post("/api/2fa/verify", { code: WRONG }, person)).statusCode).toBe(400);
	const { backup_codes } = (await post("/api/2fa/setup", {}, person)).json();
	const answer = await post("/api/2fa/verify", { code: backup_codes[0] }, person);
	expect([answer.statusCode, answer.json()]).toEqual([400, { detail: "Invalid code, try again." }]);
	expect(await isEnabled(person)).toBe(false);
});

test("logging in asks for a code first, signs nobody in, and then leads where the person wanted to go", async () => {
	const person = await enrolled();
	await post("/api/onboarding", {}, person);
	const { email, password } = person;
	const half = await post("/api/login", { email, password, next: "/chat" });
	expect(half.json()).toEqual({
		requires_2fa: true,
		partial_token: expect.stringMatching(/^pt_[\w-]{43}$/),
		redirect: null,
	});
	expect(half.headers["set-cookie"]).toBeUndefined();
	const code = freshCode(system, person.secret);
	const whole = await finishLogin(system, half.json().partial_token, `${code.slice(0, 3)} ${code.slice(3)} `);
	expect(whole.json()).toEqual({ requires_2fa: false, redirect: "/chat" });
	expect(String(whole.headers["set-cookie"])).toMatch(/^session=/);
});

test("a wish that leads elsewhere is not followed after the code either", async () => {
	const person = await enrolled();
	const token = await startLogin(system, person, "https://elsewhere.example/");
	const answer = await finishLogin(system, token, freshCode(system, person.secret));
	expect(answer.json().redirect).toBe("/onboarding/current");
});

test("a code is taken once, and no older one after it", async () => {
	const person = await enrolled();
	const older = codeAt(person.secret, system.services.clock.now());
	const code = freshCode(system, person.secret);
	expect((await finishLogin(system, await startLogin(system, person), code)).statusCode).toBe(200);
	for (const replay of [code, older]) {
		const answer = await finishLogin(system, await startLogin(system, person), replay);
		expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Invalid or expired code." }]);
	}
});

test("a clock that is one step off is fine, two are not", async () => {
	const statuses: number[] = [];
	for (const steps of [-2, -1, 1, 2]) {
		const person = await enrolled();
		system.devClock?.advance(120_000);
		const shown = codeAt(person.secret, new Date(system.services.clock.now().getTime() + steps * 30_000));
		statuses.push((await finishLogin(system, await startLogin(system, person), shown)).statusCode);
	}
	expect(statuses).toEqual([401, 200, 200, 401]);
});

test("a backup code opens once, however it is typed", async () => {
	const person = await enrolled();
	const [code = ""] = person.backupCodes;
	const typed = ` ${code.toLowerCase().replace("-", " – ")} `;
	expect((await finishLogin(system, await startLogin(system, person), typed)).statusCode).toBe(200);
	expect((await finishLogin(system, await startLogin(system, person), code)).statusCode).toBe(401);
	const other = person.backupCodes[1]?.replace("-", "") ?? "";
	expect((await finishLogin(system, await startLogin(system, person), other)).statusCode).toBe(200);
});

test("five wrong codes end the login, also for the right one", async () => {
	const person = await enrolled();
	const token = await startLogin(system, person);
	for (let i = 0; i < 5; i++) expect((await finishLogin(system, token, WRONG)).statusCode).toBe(401);
	const late = await finishLogin(system, token, freshCode(system, person.secret));
	expect([late.statusCode, late.json()]).toEqual([401, { detail: "Invalid or expired code." }]);
});

test("the token works for five minutes, and once", async () => {
	const person = await enrolled();
	const slow = await startLogin(system, person);
	system.devClock?.advance(5 * 60_000);
	expect((await finishLogin(system, slow, freshCode(system, person.secret))).statusCode).toBe(401);
	const prompt = await startLogin(system, person);
	system.devClock?.advance(4 * 60_000);
	expect((await finishLogin(system, prompt, freshCode(system, person.secret))).statusCode).toBe(200);
	expect((await finishLogin(system, prompt, freshCode(system, person.secret))).statusCode).toBe(401);
	expect((await finishLogin(system, "pt_unknown", WRONG)).statusCode).toBe(401);
});

test("many logins at once with one code of the app: one gets in", async () => {
	const person = await enrolled();
	const tokens = await startLogins(person, 6);
	const code = freshCode(system, person.secret);
	const answers = await Promise.all(tokens.map((token) => finishLogin(system, token, code)));
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("many logins at once with one backup code: one gets in", async () => {
	const person = await enrolled();
	const tokens = await startLogins(person, 6);
	const [code = ""] = person.backupCodes;
	const answers = await Promise.all(tokens.map((token) => finishLogin(system, token, code)));
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("one token with many right codes at once makes one session and uses up one code", async () => {
	const person = await enrolled();
	const token = await startLogin(system, person);
	const answers = await Promise.all(
		person.backupCodes.slice(0, 5).map((code) => finishLogin(system, token, code)),
	);
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	const { cookie } = person;
	const listed = await system.app.inject({ url: "/api/sessions", headers: { cookie } });
	expect(listed.json().sessions).toHaveLength(2);
	const statuses: number[] = [];
	for (const code of person.backupCodes.slice(0, 5)) {
		statuses.push((await finishLogin(system, await startLogin(system, person), code)).statusCode);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(4);
});

async function startLogins(person: Person, count: number): Promise<string[]> {
	return Promise.all(Array.from({ length: count }, () => startLogin(system, person)));
}

test("guessing codes is refused after ten tries, over all logins and calls", async () => {
	const person = await enrolled();
	const statuses: number[] = [];
	for (let login = 0; login < 2; login++) {
		const token = await startLogin(system, person);
		for (let i = 0; i < 4; i++) statuses.push((await finishLogin(system, token, WRONG)).statusCode);
	}
	for (let i = 0; i < 3; i++) {
		statuses.push((await post("/api/2fa/disable", { code: WRONG }, person)).statusCode);
	}
	expect(statuses).toEqual([...Array(8).fill(401), 400, 400, 429]);
	const token = await startLogin(system, person);
	const refused = await finishLogin(system, token, freshCode(system, person.secret));
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("guessing the first code of a setup is refused after ten tries", async () => {
	const person = await welcomePerson(system);
	await post("/api/2fa/setup", {}, person);
	const statuses: number[] = [];
	for (let i = 0; i < 11; i++)
		statuses.push((await post("/api/2fa/verify", { code: WRONG }, person)).statusCode);
	expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test.each(["app", "backup"] as const)(
	"a code of the %s turns it off, and logging in asks for none",
	async (kind) => {
		const person = await enrolled();
		const pending = await startLogin(system, person);
		const code = kind === "app" ? freshCode(system, person.secret) : (person.backupCodes[0] ?? "");
		const wrong = await post("/api/2fa/disable", { code: WRONG }, person);
		expect([wrong.statusCode, wrong.json()]).toEqual([400, { detail: "Invalid code, try again." }]);
		const off = await post("/api/2fa/disable", { code }, person);
		expect(off.json()).toEqual({ ok: true, is_2fa_enabled: false });
		expect(await isEnabled(person)).toBe(false);
		expect((await finishLogin(system, pending, person.backupCodes[1] ?? "")).statusCode).toBe(401);
		expect((await post("/api/login", person)).json().requires_2fa).toBe(false);
		expect((await post("/api/2fa/disable", { code }, person)).statusCode).toBe(409);
		expect((await post("/api/2fa/backup-codes", {}, person)).statusCode).toBe(409);
		await system.settle();
		expect(subjects(person)?.[0]).toBe("Two-factor authentication is off for Dewlight");
	},
);

test("new backup codes replace the old ones, and a mail says so", async () => {
	const person = await enrolled();
	const { backup_codes } = (await post("/api/2fa/backup-codes", {}, person)).json();
	expect(backup_codes).toHaveLength(10);
	expect(backup_codes).not.toContain(person.backupCodes[0]);
	const old = await finishLogin(system, await startLogin(system, person), person.backupCodes[0] ?? "");
	expect(old.statusCode).toBe(401);
	const fresh = await finishLogin(system, await startLogin(system, person), backup_codes[0]);
	expect(fresh.statusCode).toBe(200);
	await system.settle();
	expect(subjects(person)?.[0]).toBe("New backup codes for Dewlight");
});

test.each(["/api/2fa/setup", "/api/2fa/verify", "/api/2fa/disable", "/api/2fa/backup-codes"])(
	"%s stands behind the gates",
	async (url) => {
		expect((await post(url, { code: WRONG })).statusCode).toBe(401);
		const person = await registerPerson(system);
		const answer = await post(url, { code: WRONG }, person);
		expect([answer.statusCode, answer.json().detail]).toEqual([409, "email_not_verified"]);
	},
);

test.each([
	{},
	{ code: "" },
	{ code: "   " },
	{ code: 123456 },
	{ code: null },
	{ code: ["123456"] },
	{ code: "1".repeat(65) },
	{ code: "12345\0" },
	{ code: "１２３４５６" },
	{ code: "'; drop table users; --" },
])("%j is refused with a sentence everywhere", async (body) => {
	const person = await welcomePerson(system);
	await post("/api/2fa/setup", {}, person);
	const answers = [
		await post("/api/2fa/verify", body, person),
		await post("/api/2fa/verify-login", { ...body, token: "pt_x" }),
	];
	for (const { statusCode, json } of answers) {
		expect([400, 401]).toContain(statusCode);
		expect(typeof json().detail).toBe("string");
	}
	expect(await isEnabled(person)).toBe(false);
});

test.skipIf(!existsSync(OATHTOOL))("a standard authenticator (oathtool) makes codes we accept", async () => {
	const person = await welcomePerson(system);
	const { qr_uri } = (await post("/api/2fa/setup", {}, person)).json();
	const secret = new URL(qr_uri).searchParams.get("secret") ?? "";
	const shown = () => {
		system.devClock?.advance(30_000);
		const now = `--now=${system.services.clock.now().toISOString().replace("T", " ").slice(0, 19)} UTC`;
		return execFileSync(OATHTOOL, ["--totp", "--base32", now, secret], { encoding: "utf8" }).trim();
	};
	expect((await post("/api/2fa/verify", { code: shown() }, person)).statusCode).toBe(200);
	expect((await finishLogin(system, await startLogin(system, person), shown())).statusCode).toBe(200);
});
