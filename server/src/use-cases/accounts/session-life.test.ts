import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	cookieOf,
	mailedToken,
	newPassword,
	type Person,
	typePasswordAgain,
	welcomePerson,
} from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { listLiveSessions } from "../../db/queries/sessions.ts";
import { sessions } from "../../db/schema/index.ts";
import { hashSecret } from "../hash-secret.ts";

const HOUR_MS = 3_600_000;
const LIFE_MS = 30 * 24 * HOUR_MS;
/** Steps of seven minutes never meet an hour or thirty days, so the seconds a test takes decide nothing. */
const IDLE_STEP_MS = 7 * 60_000;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

/** What the model believes of one sign-in. */
interface Believed {
	id: string;
	cookie: string;
	ended: boolean;
	lastSeen: number;
}

interface World {
	person: Person;
	password: string;
	sessions: Believed[];
}

const nth = fc.nat(7);
const stepArbitrary = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ do: fc.constant("log_in" as const), from: fc.option(nth) }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constant("use" as const), by: nth }) },
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constant("idle" as const),
			steps: fc.constantFrom(1, 8, 9, 60, 1000, 3000, 6171, 6172),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("log_out" as const), by: nth }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("revoke" as const), by: nth, what: nth }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("revoke_others" as const), by: nth }) },
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S | { do: "reset" } : never;

const now = () => system.services.clock.now().getTime();
const isAlive = ({ ended, lastSeen }: Believed) => !ended && now() < lastSeen + LIFE_MS;

const asWhom = (session: Believed | null) => ({ headers: session ? { cookie: session.cookie } : {} });

/** Every call with a live cookie counts as use; the end moves at most once an hour. */
function noteUse(session: Believed | null): void {
	if (session && isAlive(session) && now() - session.lastSeen > HOUR_MS) session.lastSeen = now();
}

function post(session: Believed | null, url: string, payload: object = {}) {
	noteUse(session);
	return system.app.inject({ method: "POST", url, payload, ...asWhom(session) });
}

async function isSignedIn(session: Believed): Promise<boolean> {
	noteUse(session);
	return (await system.app.inject({ url: "/api/me", ...asWhom(session) })).json().user !== null;
}

async function believe(cookie: string): Promise<Believed> {
	const tokenHash = hashSecret(cookie.replace("session=", ""));
	const [row] = await system.services.store.db
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.tokenHash, tokenHash));
	if (!row) throw new Error("The session that was just opened is not there.");
	return { id: row.id, cookie, ended: false, lastSeen: now() };
}

/** Ending sessions asks for the password of who has not just typed it. */
async function proveIfAlive(world: World, by: Believed): Promise<void> {
	noteUse(by);
	if (isAlive(by)) await typePasswordAgain(system, { cookie: by.cookie, password: world.password });
}

async function take(world: World, step: Step): Promise<void> {
	const at = (index: number): Believed => {
		const session = world.sessions[index % world.sessions.length];
		if (!session) throw new Error("A world begins with one session.");
		return session;
	};
	switch (step.do) {
		case "log_in": {
			const held = step.from === null ? null : at(step.from);
			const { email } = world.person;
			const answer = await post(held, "/api/login", { email, password: world.password });
			if (held && isAlive(held)) held.ended = true;
			return void world.sessions.push(await believe(cookieOf(answer)));
		}
		case "use":
			return void (await isSignedIn(at(step.by)));
		case "idle":
			return system.devClock?.advance(step.steps * IDLE_STEP_MS);
		case "log_out":
			await post(at(step.by), "/api/logout");
			at(step.by).ended = true;
			return;
		case "revoke": {
			const [by, what] = [at(step.by), at(step.what)];
			const expected = !isAlive(by) ? 401 : what.ended ? 404 : 200;
			await proveIfAlive(world, by);
			const answer = await post(by, `/api/sessions/${what.id}/revoke`);
			expect(answer.statusCode).toBe(expected);
			if (expected === 200) what.ended = true;
			return;
		}
		case "revoke_others": {
			const by = at(step.by);
			const expected = isAlive(by) ? 200 : 401;
			await proveIfAlive(world, by);
			expect((await post(by, "/api/sessions/revoke-others")).statusCode).toBe(expected);
			if (expected === 200) for (const other of world.sessions) other.ended ||= other !== by;
			return;
		}
		case "reset": {
			await post(null, "/api/request-password-reset", { email: world.person.email });
			await system.settle();
			const token = mailedToken(system, world.person.email);
			world.password = newPassword();
			const answer = await post(null, "/api/reset-password", { token, new_password: world.password });
			expect(answer.statusCode).toBe(200);
			for (const session of world.sessions) session.ended = true;
			return;
		}
		default:
			assertNever(step);
	}
}

async function liveThrough(steps: Step[]): Promise<void> {
	const person = await welcomePerson(system);
	const world: World = { person, password: person.password, sessions: [await believe(person.cookie)] };
	for (const step of steps) {
		await take(world, step);
		const live = await listLiveSessions(system.services.store.db, person.id, system.services.clock.now());
		const believed = world.sessions.filter(isAlive);
		expect(new Set(live.map(({ id }) => id))).toEqual(new Set(believed.map(({ id }) => id)));
	}
	for (const session of world.sessions) {
		const alive = isAlive(session);
		expect(await isSignedIn(session)).toBe(alive);
	}
}

test("signing in beside the cookie of an expired session leaves that one to be ended", async () => {
	await liveThrough([
		{ do: "idle", steps: 6172 },
		{ do: "log_in", from: 0 },
		{ do: "revoke", by: 1, what: 0 },
	]);
});

test("a session lives exactly until it is ended or thirty days unused, whatever happens in between", async () => {
	const steps = fc.array(stepArbitrary, { minLength: 2, maxLength: 12 });
	await fc.assert(
		fc.asyncProperty(steps, fc.boolean(), steps, (before, resets, after) =>
			liveThrough([...before, ...(resets ? [{ do: "reset" as const }] : []), ...after]),
		),
		{ numRuns: 20 },
	);
}, 180_000);
