import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { stepsOn } from "@dewlight/core/routine/day-plan.ts";
import { addDays } from "@dewlight/core/routine/steps-of-day.ts";
import { FEELINGS, type Feeling } from "@dewlight/core/skin/self-report.ts";
import { diaryEntries, doneSteps, skippedRoutines } from "@dewlight/server/db/schema/index.ts";
import { contextOf, type Services } from "@dewlight/server/use-cases/context.ts";
import { confirmProduct, getProfile, readRoutineSteps } from "@dewlight/server/use-cases/profile/index.ts";
import { addToShelf } from "@dewlight/server/use-cases/shelf/index.ts";

const DAY_MS = 86_400_000;
/** Since when the person uses what their plan names. */
const DAYS_OF_USE = 320;
/** One pack after the other was opened, so some of them end soon. */
const DAYS_BETWEEN_PACKS = 45;
const PRICES = [12.5, 24, 36.9] as const;
/** Longer ago than any stretch the pages ask for calm of, so nothing rests today. */
const LAST_STUNG = 60;

const PARTS = ["morning", "night"] as const;

/** The year of somebody with scans: their plan in use, what they did on which day, skipped and told, and what stands on the shelf. */
export async function storeYear(services: Services, userId: number): Promise<void> {
	const { store } = services;
	const now = services.clock.now();
	const actor = {
		kind: "user",
		userId,
		sessionId: services.ids.uuid(),
		address: "127.0.0.1",
		emailVerified: true,
		legalAccepted: true,
		accountVersion: "",
	} as const;
	const since = new Date(now.getTime() - DAYS_OF_USE * DAY_MS);
	const ctx = contextOf({ ...services, clock: { now: () => since } }, actor);
	const { plan } = await getProfile({ ctx });
	const places = PLAN_SECTIONS.flatMap((section) =>
		Object.entries(plan?.[section] ?? {}).flatMap(([key, { product }]) =>
			product ? [{ step: `${section}_${key}`, id: product.id }] : [],
		),
	);
	for (const { step, id } of places) await confirmProduct({ ctx, input: { step, product: { id } } });
	const today = now.toISOString().slice(0, "YYYY-MM-DD".length);
	for (const [at, id] of [...new Set(places.map((place) => place.id))].entries()) {
		const opened_on = addDays(today, -at * DAYS_BETWEEN_PACKS);
		await addToShelf({ ctx, input: { product_id: id, opened_on, price: PRICES[at % PRICES.length] } });
	}

	const steps = await readRoutineSteps(store.db, userId);
	const days = Array.from({ length: DAYS_OF_USE }, (_, at) => at + 1);
	const dayOf = (ago: number) => addDays(today, -ago);
	const isSkipped = (ago: number) => ago % 11 === 5;
	const done = days.flatMap((ago) =>
		PARTS.filter((part) => !(part === "night" && isSkipped(ago)) && ago % 9 !== 4)
			.flatMap((part) => stepsOn(steps, { part, day: dayOf(ago) }, []))
			.map(({ id }) => ({ userId, day: dayOf(ago), step: id, doneAt: now })),
	);
	const told = days.filter((ago) => ago % 6 === 2);
	await store.transaction(async (tx) => {
		await tx.insert(doneSteps).values(done);
		await tx
			.insert(skippedRoutines)
			.values(
				days
					.filter(isSkipped)
					.map((ago) => ({ userId, day: dayOf(ago), part: "night" as const, reason: null, skippedAt: now })),
			);
		await tx.insert(diaryEntries).values(
			told.map((ago) => ({
				userId,
				day: dayOf(ago),
				felt: [feltOn(ago)],
				note: ago % 5 === 0 ? "A long day outside." : null,
				redFlags: [],
				asksForPause: false,
				writtenAt: now,
			})),
		);
	});
}

function feltOn(ago: number): Feeling {
	const felt = FEELINGS[ago % FEELINGS.length] ?? "calm";
	return felt === "stings" && ago < LAST_STUNG ? "calm" : felt;
}
