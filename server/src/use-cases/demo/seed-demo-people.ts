import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { DAY_MS, LEGAL_VERSION, TRIAL_DAYS } from "@dewlight/contracts/constants.ts";
import { violatesUnique } from "#db/database-errors.ts";
import {
	countUsers,
	insertAcceptance,
	insertUser,
	setEmailVerified,
	setOnboarding,
} from "#db/queries/accounts.ts";
import { insertCheckin } from "#db/queries/checkins.ts";
import { insertPhotoConsent } from "#db/queries/consents.ts";
import { claimOriginal, insertOriginal } from "#db/queries/scans.ts";
import { contextOf, type Services } from "../context.ts";
import { analyzeScan } from "../scans/index.ts";

/** One past check-in of a demo person; the photo is drawn when it is needed. */
export interface DemoScan {
	daysAgo: number;
	note: string | null;
	drawPhoto(): Promise<Uint8Array>;
}

export interface DemoPerson {
	email: string;
	username: string;
	password: string;
	goals: string[];
	issues: string[];
	/** Oldest first. */
	scans: DemoScan[];
}

/**
 * Fills a new database with demo people whose reports come from the real engine on drawn faces. Does nothing when
 * anybody has an account already, and leaves the rest to another process that has begun at the same moment; returns
 * those it made.
 */
export async function seedDemoPeople({
	services,
	people,
}: {
	services: Services;
	people: readonly DemoPerson[];
}): Promise<DemoPerson[]> {
	if ((await countUsers(services.store.db)) > 0) return [];
	const made: DemoPerson[] = [];
	for (const person of people) {
		const userId = await openAccount(services, person);
		if (userId === null) break;
		for (const scan of person.scans) await replayScan(services, userId, scan);
		made.push(person);
	}
	return made;
}

/** Null where another process has just opened it. */
async function openAccount(services: Services, person: DemoPerson): Promise<number | null> {
	const now = services.clock.now();
	const longestAgo = Math.max(0, ...person.scans.map(({ daysAgo }) => daysAgo));
	const createdAt = new Date(now.getTime() - (longestAgo + 1) * DAY_MS);
	const passwordHash = await services.passwords.hash(person.password);
	const opened = services.store.transaction(async (tx) => {
		const { email, username, goals, issues } = person;
		const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
		const userId = await insertUser(tx, { email, username, passwordHash, createdAt, trialEndsAt });
		await setEmailVerified(tx, userId, createdAt);
		await insertAcceptance(tx, {
			id: services.ids.uuid(),
			userId,
			policyVersion: LEGAL_VERSION,
			agreed: true,
			clientTime: createdAt,
			serverTime: createdAt,
		});
		await insertPhotoConsent(tx, {
			id: services.ids.uuid(),
			userId,
			decision: "granted",
			version: PHOTO_CONSENT_VERSION,
			source: "asked",
			decidedAt: createdAt,
		});
		await setOnboarding(tx, userId, { goals, issues, preferences: {}, completedAt: createdAt });
		return userId;
	});
	return opened.catch((error: unknown) => {
		if (violatesUnique(error, "users_email_unique")) return null;
		throw error;
	});
}

/** Runs one scan with the clock set back to its day. */
async function replayScan(services: Services, userId: number, scan: DemoScan): Promise<void> {
	const createdAt = new Date(services.clock.now().getTime() - scan.daysAgo * DAY_MS);
	const then: Services = { ...services, clock: { now: () => createdAt } };
	const photo = await scan.drawPhoto();
	const id = then.ids.uuid();
	const objectKey = `originals/${id}`;
	await insertOriginal(then.store.db, {
		id,
		objectKey,
		storeId: then.objects.id,
		bytes: photo.byteLength,
		createdAt,
	});
	await then.objects.put(objectKey, photo, "application/octet-stream");
	const checkinId = await then.store.transaction(async (tx) => {
		const inserted = await insertCheckin(tx, { userId, note: scan.note, createdAt });
		await claimOriginal(tx, id, inserted);
		return inserted;
	});
	const ctx = contextOf(then, { kind: "job", job: "seed-demo-people" } as const);
	await analyzeScan({ ctx, input: { checkinId, lastTry: true, signal: new AbortController().signal } });
}
