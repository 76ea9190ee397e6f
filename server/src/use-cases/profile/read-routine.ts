import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { ToldOfSkin } from "@dewlight/core/assistant/conversation.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { type RoutineStep, routineSteps } from "@dewlight/core/routine/day-plan.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { feltAs, leftOutBy, patchResult } from "@dewlight/core/shelf/reactions.ts";
import { type Discomfort, FELT_DAYS, feltLately } from "@dewlight/core/skin/self-report.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { findPersonClock, listDiaryEntries, listPauses } from "#db/queries/daily.ts";
import { findProducts } from "#db/queries/products.ts";
import {
	type ConfirmedRow,
	listConfirmed,
	listDroppedSteps,
	listOwnProducts,
	type OwnProductRow,
} from "#db/queries/products-in-use.ts";
import { type FinishedReport, listFinishedReports, listFollowedReports } from "#db/queries/reports.ts";
import { listPatchTests, listReactions, patchTestOf } from "#db/queries/shelf.ts";
import { notFound } from "../domain-error.ts";

/** Everything about one person's plan and products, as it is stored. */
export interface Routine {
	user: UserRow;
	newest: FinishedReport | null;
	/** Whose plan was followed before it, so never that of an imported photo; an imported one follows none. */
	previous: FinishedReport | null;
	/** Plan of the report before the previous one. */
	earlierPlan: CarePlan | null;
	/** The suggested plan; null before the first report. */
	plan: CarePlan | null;
	confirmed: ConfirmedRow[];
	own: OwnProductRow[];
	dropped: string[];
	/** Catalogue rows that the plan names or that are in use, by id. */
	catalogue: ReadonlyMap<string, CatalogueProduct>;
}

/** Reads one after the other, since a transaction has one connection. */
export async function readRoutine(db: Queryable, userId: number): Promise<Routine> {
	const user = await findUserById(db, userId);
	if (!user) throw notFound();
	const [newest = null] = await listFinishedReports(db, userId, 1);
	const followed = newest?.photoDate === null ? await listFollowedReports(db, userId, 3) : [];
	const [, previous = null, earlier] = followed;
	const plan = newest?.result.care_plan ?? null;
	const confirmed = await listConfirmed(db, userId);
	const own = await listOwnProducts(db, userId);
	const dropped = await listDroppedSteps(db, userId);
	const ids = [
		...confirmed.map(({ productId }) => productId),
		...(plan ? planSteps(plan) : []).flatMap(({ step }) => step.product?.id ?? []),
	];
	const products = await findProducts(db, ids);
	const catalogue = new Map(products.map((product) => [product.id, product]));
	return {
		user,
		newest,
		previous,
		earlierPlan: earlier?.result.care_plan ?? null,
		plan,
		confirmed,
		own,
		dropped,
		catalogue,
	};
}

/** As many as anybody keeps. */
const REACTIONS = 1_000;

async function readFailedTests(db: Queryable, userId: number): Promise<string[]> {
	const tests = await listPatchTests(db, userId, REACTIONS);
	return [...new Set(tests.map(({ productId }) => productId))].filter((id) => {
		const ofIt = tests.filter(({ productId }) => productId === id);
		return patchResult(ofIt.map(patchTestOf)) === "reacted";
	});
}

/** Products that the reaction log or a patch test says to leave out, by id: no plan and no suggestion picks them again. */
export async function readLeftOut(db: Queryable, userId: number): Promise<ReadonlySet<string>> {
	const told = (await listReactions(db, userId, REACTIONS)).map(({ productId, ...one }) => ({
		...one,
		product_id: productId,
	}));
	return new Set([...leftOutBy(told), ...(await readFailedTests(db, userId))]);
}

/**
 * Names of the person's own products in use, for which the next plan needs nothing new. What the plan picked stays its
 * pick, with its dates. What skin reacted to is none of them: a plan never counts on it.
 */
export async function readOwnedNames(db: Queryable, userId: number): Promise<string[]> {
	const [newest] = await listFinishedReports(db, userId, 1);
	const picked = (newest ? planSteps(newest.result.care_plan) : []).flatMap(({ step }) => step.product ?? []);
	const reacted = (await listReactions(db, userId, REACTIONS)).filter(({ signs }) =>
		signs.some((sign) => sign !== "none"),
	);
	const others = new Set([
		...picked.map(({ id }) => id),
		...reacted.map(({ productId }) => productId),
		...(await readFailedTests(db, userId)),
	]);
	const used = await listConfirmed(db, userId);
	return [...new Set(used.filter(({ productId }) => !others.has(productId)).map(({ name }) => name))];
}

/** What was tapped without a network is believed this long. */
const LATE_DAYS = 7;
/** A ramp that waited longer ago than this has long reached its end. */
const STUNG_DAYS = 400;

/** Every day that it is somewhere on earth, as YYYY-MM-DD; a night counts until morning, for up to 16 hours behind. */
export function daysOfToday(now: Date): string[] {
	return [-1, 0, 1].map((days) => dayAfter(now, days));
}

/** Whether a day is today somewhere, or so short ago that a tap of it may only now have reached us. */
export function isRecentDay(day: string, now: Date): boolean {
	return day >= dayAfter(now, -LATE_DAYS - 1) && day <= dayAfter(now, 1);
}

function dayAfter(now: Date, days: number): string {
	return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Days on which treatments began to pause, as far back as a ramp reaches. */
export async function readStungDays(db: Queryable, userId: number, now: Date): Promise<string[]> {
	const pauses = await listPauses(db, userId, dayAfter(now, -STUNG_DAYS));
	return [...new Set(pauses.map(({ day }) => day))];
}

/** What the diary, skipped routines and the reaction log tell of how a person's skin felt lately. */
export async function readFelt(db: Queryable, userId: number, now: Date): Promise<Discomfort[]> {
	const pauses = await listPauses(db, userId, dayAfter(now, -FELT_DAYS));
	const told = pauses.map(({ day, signs }): { day: string; feels: Discomfort[] } => ({
		day,
		feels: signs === null ? ["stinging"] : feltAs(signs),
	}));
	return feltLately(told, dayAfter(now, 0));
}

const TOLD_REACTIONS = 20;

/** What the assistant may know of the diary and the reaction log: taps alone, no words a person wrote. */
export async function readTold(db: Queryable, userId: number, now: Date): Promise<ToldOfSkin> {
	const [from, to] = [dayAfter(now, -FELT_DAYS), dayAfter(now, 1)];
	const days = await listDiaryEntries(db, userId, { from, to });
	const reactions = await listReactions(db, userId, TOLD_REACTIONS);
	return {
		stung: await readStungDays(db, userId, now),
		days: days.flatMap(({ day, felt }) => (felt.length > 0 ? [{ day, felt }] : [])),
		reactions: reactions.map(({ productName: product, day, signs }) => ({ product, day, signs })),
	};
}

/** The steps of a person's own routine with their days, as the pages show them. */
export async function readRoutineSteps(db: Queryable, userId: number): Promise<RoutineStep[]> {
	const [newest] = await listFinishedReports(db, userId, 1);
	const used = await listConfirmed(db, userId);
	const timeZone = await findPersonClock(db, userId);
	return routineSteps({
		plan: newest?.result.care_plan ?? null,
		used: used.map(({ step, productId, name, confirmedAt }) => ({
			step,
			productId,
			name,
			since: dayIn(timeZone, confirmedAt),
		})),
		dropped: await listDroppedSteps(db, userId),
	});
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}
