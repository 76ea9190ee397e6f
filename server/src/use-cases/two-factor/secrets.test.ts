import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailedToken, newPassword, welcomePerson } from "../../../test/factories/person.ts";
import { codeAt, enrol, finishLogin, freshCode, startLogin } from "../../../test/factories/two-factor.ts";
import { readEveryTable } from "../../../test/harness/look-everywhere.ts";
import { startOwnSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

test("no table, no queue and no log holds a two-factor secret, code, half login or reset link in clear", async () => {
	const system = await startOwnSystem({ worker: true });
	const { db } = system.services.store;
	const person = await welcomePerson(system);
	const { secret, backupCodes } = await enrol(system, person);
	const first = await startLogin(system, person);
	await finishLogin(system, first, freshCode(system, secret));
	const second = await startLogin(system, person);
	await finishLogin(system, second, backupCodes[0] ?? "");
	await finishLogin(system, second, "wrong code");
	const { email } = person;
	await system.app.inject({ method: "POST", url: "/api/request-password-reset", payload: { email } });
	await system.settle();
	const token = mailedToken(system, email);
	const password = newPassword();
	const payload = { token, new_password: password };
	expect((await system.app.inject({ method: "POST", url: "/api/reset-password", payload })).statusCode).toBe(
		200,
	);
	await system.settle();

	const secrets = [secret, first, second, token, password.trim(), ...backupCodes];
	secrets.push(...backupCodes.map((code) => code.replace("-", "")));
	const places: Record<string, string> = { log: system.logged(), ...(await readEveryTable(db)) };
	places.queue = JSON.stringify(await db.execute(sql`select * from pgboss.job`));
	expect(places.queue).toContain("two-factor-changed");
	for (const [place, text] of Object.entries(places)) {
		for (const hidden of secrets) expect(text.includes(hidden), place).toBe(false);
	}
	expect(system.logged()).not.toContain(email);
});

test("a sealed secret copied to another account opens nothing there", async () => {
	const system = await startOwnSystem({ worker: true });
	const { db } = system.services.store;
	const [ana, eve] = [await welcomePerson(system), await welcomePerson(system)];
	await enrol(system, ana);
	const { secret } = await enrol(system, eve);
	const { authenticators } = schema;
	const [own] = await db.select().from(authenticators).where(eq(authenticators.userId, eve.id));
	if (!own) throw new Error("Eve has no authenticator.");
	await db
		.update(authenticators)
		.set({ sealedSecret: own.sealedSecret, lastStep: null })
		.where(eq(authenticators.userId, ana.id));
	const code = codeAt(secret, system.services.clock.now());
	const answer = await finishLogin(system, await startLogin(system, ana), code);
	expect(answer.statusCode).toBe(500);
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.json()).toEqual({ detail: "Something went wrong. Please try again." });
});

test("what happened to the second factor is on record", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	const { backupCodes } = await enrol(system, person);
	const post = (url: string, payload: object) =>
		system.app.inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
	await finishLogin(system, await startLogin(system, person), "000000");
	await finishLogin(system, await startLogin(system, person), backupCodes[0] ?? "");
	const renewed = (await post("/api/2fa/backup-codes", {})).json().backup_codes;
	await post("/api/2fa/disable", { code: renewed[0] });
	const { auditLog } = schema;
	const entries = await system.services.store.db
		.select({ action: auditLog.action })
		.from(auditLog)
		.where(eq(auditLog.userId, person.id))
		.orderBy(auditLog.at);
	const actions = entries.map(({ action }) => action);
	expect(actions.slice(actions.indexOf("two_factor.setup_started"))).toEqual([
		"two_factor.setup_started",
		"two_factor.enabled",
		"account.password_accepted",
		"two_factor.code_refused",
		"account.password_accepted",
		"account.logged_in",
		"two_factor.backup_codes_renewed",
		"two_factor.disabled",
	]);
});
