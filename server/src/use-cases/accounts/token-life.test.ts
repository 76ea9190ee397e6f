import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEmail, newPassword, registerPerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { users } from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { makeMailLink } from "../mails/joining.ts";

const LIFE_MINUTES = { verify: 24 * 60, reset: 60 };
const REPEAT_MINUTES = 24 * 60;
const KINDS = ["verify", "reset"] as const;
type Kind = (typeof KINDS)[number];

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem();
});
afterAll(() => system.close());

async function present(kind: Kind, token: string): Promise<boolean> {
	const answer =
		kind === "verify"
			? await system.app.inject({ url: `/api/verify-email?token=${token}` })
			: await system.app.inject({
					method: "POST",
					url: "/api/reset-password",
					payload: { token, new_password: newPassword() },
				});
	expect([200, 400]).toContain(answer.statusCode);
	return answer.statusCode === 200;
}

/** Ages stay minutes away from every limit, so the seconds a test takes decide nothing. */
const age = fc.constantFrom(0, 1, 30, 55, 65, 300, 1435, 1445, 3000);

const life = fc.record({
	kind: fc.constantFrom(...KINDS),
	presentedAs: fc.constantFrom(...KINDS),
	addressChanges: fc.boolean(),
	firstAfter: age,
	secondAfter: age,
});

test("a mailed link counts for its kind, its address, its time and as often as its kind allows", async () => {
	await fc.assert(
		fc.asyncProperty(life, async ({ kind, presentedAs, addressChanges, firstAfter, secondAfter }) => {
			const person = await registerPerson(system);
			const ctx = contextOf(system.services, { kind: "job", job: "test" } as const);
			const { id: userId, email } = person;
			const link = await makeMailLink(ctx, { userId, kind, email, path: "/page" });
			const token = new URL(link).searchParams.get("token") ?? "";
			if (addressChanges) {
				await system.services.store.db.update(users).set({ email: newEmail() }).where(eq(users.id, userId));
			}
			const fits = kind === presentedAs && !addressChanges;

			system.devClock?.advance(firstAfter * 60_000);
			const first = await present(presentedAs, token);
			expect(first).toBe(fits && firstAfter < LIFE_MINUTES[kind]);

			system.devClock?.advance(secondAfter * 60_000);
			const second = await present(presentedAs, token);
			const repeats = kind === "verify" && secondAfter < REPEAT_MINUTES;
			const late = fits && !first && firstAfter + secondAfter < LIFE_MINUTES[kind];
			expect(second).toBe((first && repeats) || late);
		}),
		{ numRuns: 60 },
	);
}, 120_000);
