import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { decideScan } from "@dewlight/core/scan/decide-scan.ts";
import { storeObservation } from "@dewlight/core/skin/observation.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { makeObservation, type ObservationParts } from "@dewlight/core/skin/testing/make-observation.ts";
import { eq } from "drizzle-orm";
import {
	endCheckin,
	insertCheckin,
	insertObservation,
	setPhotoQuality,
} from "../../src/db/queries/checkins.ts";
import { users } from "../../src/db/schema/index.ts";
import type { TestSystem } from "../harness/start-system.ts";
import type { Person } from "./person.ts";

interface PastScan extends ObservationParts {
	/** Before the clock's now. */
	daysAgo: number;
	note?: string;
}

const GOOD = {
	status: "pass",
	reason: null,
	checks: [{ name: "sharpness", status: "pass", value: 0.42, limit: 0.2 }],
} as const;

/** A finished check-in of the past with its report, decided by core from prepared numbers. Returns its id. */
export async function addPastScan(
	{ services }: Pick<TestSystem, "services">,
	person: Person,
	{ daysAgo, note, ...parts }: PastScan,
): Promise<number> {
	const { db } = services.store;
	const at = new Date(services.clock.now().getTime() - daysAgo * DAY_MS);
	const id = await insertCheckin(db, { userId: person.id, note: note ?? null, createdAt: at });
	const observation = makeObservation(parts);
	const photoQuality = { ...GOOD, checks: [...GOOD.checks] };
	await setPhotoQuality(db, id, photoQuality);
	await insertObservation(db, id, storeObservation(observation), at);
	const stages = decideScan({
		photo_quality: photoQuality,
		observation,
		note: note ?? null,
		note_flags: exactFlags(note ?? null),
		person: { goals: [], issues: [], preferences: {} },
		earlier: [],
		now: at.toISOString(),
		previous: null,
		catalogue: STARTER_CATALOGUE.slice(0, 40),
	});
	let step = stages.next();
	while (!step.done) step = stages.next();
	const { analysis_result: analysisResult, product_needs: productNeeds } = step.value;
	await endCheckin(db, id, { status: "complete", analysisResult, productNeeds, finishedAt: at });
	return id;
}

/** Puts a person on a plan until it is taken back; null ends the trial as well. */
export async function putOnPlan(
	{ services }: Pick<TestSystem, "services">,
	person: Person,
	plan: "plus" | "pro" | "admin" | null,
): Promise<void> {
	await services.store.db
		.update(users)
		.set({ grantedPlan: plan, grantedPlanUntil: null, trialEndsAt: new Date(0) })
		.where(eq(users.id, person.id));
}
