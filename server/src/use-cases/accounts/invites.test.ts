import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, newPassword } from "../../../test/factories/person.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { createInvites } from "../operations/index.ts";

const INVALID = { detail: "Invite code is invalid or has already been used." };

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem();
});
afterAll(() => system.close());

async function newCode(change: { trialDays?: number; expiresAt?: Date } = {}, own = system): Promise<string> {
	const ctx = contextOf(own.services, { kind: "operator", name: "Test" } as const);
	const input = { count: 1, trialDays: null, expiresAt: null, note: null, ...change };
	const [invite] = await createInvites({ ctx, input });
	if (!invite) throw new Error("No code was made.");
	return invite.code;
}

const register = (change: object, own = system) =>
	own.app.inject({
		method: "POST",
		url: "/api/register",
		payload: { email: newEmail(), username: "Ana", password: newPassword(), ...change },
	});

async function codeRow(code: string) {
	const { inviteCodes } = schema;
	const [row] = await system.services.store.db.select().from(inviteCodes).where(eq(inviteCodes.code, code));
	return row;
}

test("a code in any letter case, with blanks around, registers once and is kept with who used it", async () => {
	const code = await newCode();
	const first = await register({ invite_code: `  ${code.toLowerCase()} ` });
	expect(first.statusCode).toBe(200);
	const { id } = first.json().user;
	expect(await codeRow(code)).toMatchObject({ usedBy: id, usedAt: expect.any(Date) });
	const second = await register({ invite_code: code });
	expect([second.statusCode, second.json()]).toEqual([400, INVALID]);
	const { auditLog } = schema;
	const [entry] = await system.services.store.db
		.select()
		.from(auditLog)
		.where(eq(auditLog.userId, id))
		.orderBy(desc(auditLog.at));
	expect(entry).toMatchObject({ action: "account.registered", details: { invite_id: expect.any(String) } });
});

test("a code with days of trial gives that trial, one without gives the usual", async () => {
	const trialDays = async (code: string) => {
		const { user } = (await register({ invite_code: code })).json();
		return Math.round((user.plan_expires_at * 1000 - system.services.clock.now().getTime()) / DAY_MS);
	};
	expect(await trialDays(await newCode({ trialDays: 60 }))).toBe(60);
	expect(await trialDays(await newCode())).toBe(14);
});

test("a long trial counts its scans from the first day", async () => {
	const own = await startOwnSystem();
	const code = await newCode({ trialDays: 60 }, own);
	const { user } = (await register({ invite_code: code }, own)).json();
	const { usageEntries } = schema;
	const now = own.services.clock.now();
	await own.services.store.db.insert(usageEntries).values({
		id: own.services.ids.uuid(),
		userId: user.id,
		kind: "scan",
		amount: 4,
		source: "checkin:0",
		countedAt: now,
		createdAt: now,
	});
	const { checkLimit } = await import("../scans/index.ts");
	const actor = {
		kind: "user",
		userId: user.id,
		sessionId: "",
		address: "",
		emailVerified: true,
		legalAccepted: true,
		accountVersion: "",
	} as const;
	const check = checkLimit({ ctx: contextOf(own.services, actor), input: { action: "scans" } });
	await expect(check).rejects.toMatchObject({ code: "upgrade_needed" });
});

test.each([
	["a short password", { password: "seven77" }, 400],
	["a common password", { password: "Password1" }, 400],
	["a broken address", { email: "nobody" }, 400],
])("a registration with %s leaves the code unused", async (_what, change, status) => {
	const code = await newCode();
	expect((await register({ ...change, invite_code: code })).statusCode).toBe(status);
	expect(await codeRow(code)).toMatchObject({ usedAt: null, usedBy: null });
});

test("a registration with a taken address leaves the code unused, and it works afterwards", async () => {
	const [email, code] = [newEmail(), await newCode()];
	await register({ email });
	const taken = await register({ email, invite_code: code });
	expect(taken.json()).toEqual({ detail: "An account with this email already exists." });
	expect(await codeRow(code)).toMatchObject({ usedAt: null, usedBy: null });
	expect((await register({ invite_code: code })).statusCode).toBe(200);
});

test("of ten people who come with one code at once, one gets in", async () => {
	const code = await newCode();
	const answers = await Promise.all(Array.from({ length: 10 }, () => register({ invite_code: code })));
	const refused = answers.filter(({ statusCode }) => statusCode === 400);
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	expect(refused.map((answer) => answer.json())).toEqual(Array(9).fill(INVALID));
});

test.each(["WELCOME", "' OR '1'='1", "%", "_____-_____", "🙂"])("the code %j is no code", async (code) => {
	await newCode();
	const answer = await register({ invite_code: code });
	expect([answer.statusCode, answer.json()]).toEqual([400, INVALID]);
});

test("an expired code is refused", async () => {
	const own = await startOwnSystem();
	const expiresAt = new Date(own.services.clock.now().getTime() + DAY_MS);
	const [used, late] = [await newCode({ expiresAt }, own), await newCode({ expiresAt }, own)];
	expect((await register({ invite_code: used }, own)).statusCode).toBe(200);
	own.devClock?.advance(DAY_MS + 1000);
	expect((await register({ invite_code: late }, own)).json()).toEqual(INVALID);
	expect((await check(late, own)).json()).toEqual({ valid: false });
});

test("with INVITE_REQUIRED the page hears so, and nobody registers without a code", async () => {
	const own = await startOwnSystem({ env: { INVITE_REQUIRED: "1" } });
	expect((await own.app.inject({ url: "/api/registration" })).json()).toEqual({ invite_required: true });
	for (const change of [{}, { invite_code: "" }, { invite_code: "  " }]) {
		const answer = await register(change, own);
		expect([answer.statusCode, answer.json()]).toEqual([400, INVALID]);
	}
	expect((await register({ invite_code: await newCode({}, own) }, own)).statusCode).toBe(200);
});

const check = (invite_code: string, own = system) =>
	own.app.inject({ method: "POST", url: "/api/check-invite", payload: { invite_code } });

test("asking about a code tells whether it would be taken, takes nothing, and tells nothing else", async () => {
	const code = await newCode({ trialDays: 60 });
	for (const asked of [code, ` ${code.toLowerCase()} `]) {
		expect((await check(asked)).json()).toEqual({ valid: true });
	}
	expect((await register({ invite_code: code })).statusCode).toBe(200);
	for (const asked of [code, "WELCOME", "", "%"])
		expect((await check(asked)).json()).toEqual({ valid: false });
});

test("one network address asks about thirty codes an hour", async () => {
	const own = await startOwnSystem({ strictLimits: true });
	const statuses: number[] = [];
	for (let i = 0; i < 31; i += 1) statuses.push((await check(`CODE-${i}`, own)).statusCode);
	expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test("where a code is not needed the page hears so", async () => {
	expect((await system.app.inject({ url: "/api/registration" })).json()).toEqual({ invite_required: false });
});
