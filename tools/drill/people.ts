import { createHash, randomBytes } from "node:crypto";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { DAY_MS, LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { createArgon2Passwords } from "@dewlight/server/adapters/passwords/argon2-passwords.ts";
import type { Database } from "@dewlight/server/db/database.ts";
import { legalAcceptances, photoConsents, sessions, users } from "@dewlight/server/db/schema/index.ts";

export interface DrillPerson {
	id: number;
	email: string;
	password: string;
	/** Value of the Cookie header. */
	cookie: string;
}

/** People with everything confirmed and agreed to, signed in, on a plan without limits. */
export async function insertPeople(db: Database, count: number): Promise<DrillPerson[]> {
	const password = randomBytes(9).toString("base64url");
	const passwordHash = await (await createArgon2Passwords(password)).hash(password);
	const now = new Date();
	const people: DrillPerson[] = [];
	for (let turn = 0; turn < count; turn += 1) {
		const email = `drill-${turn}-${randomBytes(4).toString("hex")}@example.com`;
		const [row] = await db
			.insert(users)
			.values({
				email,
				username: "Ana",
				passwordHash,
				createdAt: now,
				emailVerifiedAt: now,
				trialEndsAt: now,
				onboardingCompletedAt: now,
				grantedPlan: "admin" as const,
			})
			.returning({ id: users.id });
		if (!row) throw new Error("A person was not stored.");
		const [userId, secret] = [row.id, randomBytes(32).toString("base64url")];
		await db.insert(legalAcceptances).values({
			id: crypto.randomUUID(),
			userId,
			policyVersion: LEGAL_VERSION,
			agreed: true,
			clientTime: now,
			serverTime: now,
		});
		await db.insert(photoConsents).values({
			id: crypto.randomUUID(),
			userId,
			decision: "granted" as const,
			version: PHOTO_CONSENT_VERSION,
			source: "asked" as const,
			decidedAt: now,
		});
		await db.insert(sessions).values({
			id: crypto.randomUUID(),
			tokenHash: createHash("sha256").update(secret).digest("hex"),
			userId,
			createdAt: now,
			lastSeenAt: now,
			expiresAt: new Date(now.getTime() + 30 * DAY_MS),
		});
		people.push({ id: userId, email, password, cookie: `session=${secret}` });
	}
	return people;
}
