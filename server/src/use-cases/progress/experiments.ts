import {
	BASELINE_SCANS,
	baselineSentence,
	isActive,
	leastWeeks,
	tooShortSentence,
	whyNotTested,
} from "@dewlight/core/experiments/index.ts";
import { checkRoutine } from "@dewlight/core/products/in-use/check-routine.ts";
import type { ProductInUse } from "@dewlight/core/products/in-use/product-in-use.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import { isMinor, type Preferences } from "@dewlight/core/routine/person.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById, lockAccount, type UserRow } from "#db/queries/accounts.ts";
import { findProducts } from "#db/queries/products.ts";
import { findNewestReport, listOwnProducts } from "#db/queries/products-in-use.ts";
import {
	type ExperimentRow,
	findExperimentForUser,
	insertExperiment,
	listExperimentRows,
	setChangedAt,
	setStoppedAt,
} from "#db/queries/progress.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { type ExperimentView, recordOf, viewExperiment } from "./experiment-view.ts";

/** Experiments listed, newest first. */
const LISTED_EXPERIMENTS = 50;

/** The person's experiments as they stand now, newest first. */
export async function listExperiments({ ctx }: { ctx: Context<UserActor> }): Promise<ExperimentView[]> {
	const { db } = ctx.store;
	const rows = await listExperimentRows(db, ctx.actor.userId, LISTED_EXPERIMENTS);
	const views: ExperimentView[] = [];
	for (const row of rows) views.push(await viewExperiment(ctx, db, row, rows));
	return views;
}

interface StartExperimentInput {
	product_name: string;
	product_id: string | null;
	metric: MetricName;
	weeks: number;
}

/** Opens an experiment and its baseline; recent comparable scans count at once. One at a time. */
export async function startExperiment({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: StartExperimentInput;
}): Promise<ExperimentView> {
	const { userId } = ctx.actor;
	if (input.weeks < leastWeeks(input.metric)) {
		throw new DomainError("bad_input", tooShortSentence(input.metric));
	}
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const user = await refuseByAge(tx, userId, input.metric);
		const product = await findTestedProduct(tx, userId, input);
		await refuseUnsuited(tx, user, product);
		await refuseSecond(ctx, tx);
		const row: ExperimentRow = {
			id: ctx.ids.uuid(),
			userId,
			productId: input.product_id,
			productName: product.name,
			metric: input.metric,
			weeks: input.weeks,
			startedAt: ctx.clock.now(),
			changedAt: null,
			stoppedAt: null,
		};
		await insertExperiment(tx, row);
		await audit(ctx, tx, {
			action: "experiment.started",
			userId,
			details: { experiment_id: row.id, metric: row.metric, weeks: row.weeks },
		});
		return viewExperiment(ctx, tx, row);
	});
}

async function refuseByAge(tx: Transaction, userId: number, metric: MetricName): Promise<UserRow> {
	const user = await findUserById(tx, userId);
	if (!user) throw notFound();
	const { preferences } = user;
	const reason = whyNotTested(metric, {
		child: preferences.age_band === "under-13",
		minor: isMinor(preferences),
	});
	if (reason !== null) throw new DomainError("bad_input", reason);
	return user;
}

async function refuseSecond(ctx: Context<UserActor>, tx: Transaction): Promise<void> {
	const now = ctx.clock.now().toISOString();
	const rows = await listExperimentRows(tx, ctx.actor.userId, LISTED_EXPERIMENTS);
	if (!rows.some((row) => isActive(recordOf(row), now))) return;
	throw new DomainError(
		"conflict",
		"You have an experiment already. Two changes at once could not be told apart: stop it or wait for its verdict.",
	);
}

type TestedProduct = Pick<ProductInUse, "name" | "category" | "inci">;

/**
 * What is tested. Of a product with an id only the id is believed: it must be of the catalogue or of the person's own
 * shelf, so another person's is not found. Without one the name is all that is known.
 */
async function findTestedProduct(
	tx: Transaction,
	userId: number,
	{ product_id: id, product_name: typed }: { product_id: string | null; product_name: string },
): Promise<TestedProduct> {
	// A name is all there is: each of its words is read as an ingredient could be.
	if (id === null) return { name: typed, category: null, inci: typed.split(/[\s,;/()]+/) };
	const [listed] = await findProducts(tx, [id]);
	const found = listed ?? (await listOwnProducts(tx, userId)).find((own) => own.id === id);
	if (!found) {
		throw new DomainError("not_found", "This product is neither in the catalog nor among your own.");
	}
	const { brand, name, category, inci } = found;
	return { name: nameWithBrand(brand, name), category, inci };
}

function nameWithBrand(brand: string, name: string): string {
	return brand === "" || name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

/** Nobody is led to try what their own answers speak against. */
async function refuseUnsuited(
	tx: Transaction,
	user: { id: number; preferences: Preferences },
	product: TestedProduct,
): Promise<void> {
	const report = await findNewestReport(tx, user.id);
	const warnings = checkRoutine({
		products: [{ ...product, step: "additional", product_id: "tested" }],
		plan: null,
		sensitivity: report?.result.skin_sensitivity ?? null,
		preferences: user.preferences,
		facts: factsAbout(user.preferences, report?.result.understood),
		findings: report?.result.findings ?? [],
		...(report && { tone: report.tone }),
	});
	// Rules about other products say nothing here: the shelf around it is not looked at.
	const stop = warnings.find(({ level, rule_id }) => level === "stop" && rule_id.startsWith("person."));
	if (stop) throw new DomainError("bad_input", `${stop.title}: this is not tested. ${stop.why}`);
}

/** The person's experiment, held until the transaction ends; anybody else's is not found. */
async function requireExperiment(
	ctx: Context<UserActor>,
	tx: Transaction,
	id: string,
): Promise<ExperimentRow> {
	const { userId } = ctx.actor;
	await lockAccount(tx, userId);
	const row = await findExperimentForUser(tx, id, userId);
	if (!row) throw notFound();
	return row;
}

/** From now on the product is in use; the date of the verdict is set. Needs the whole baseline. */
export async function beginChange({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<ExperimentView> {
	return ctx.store.transaction(async (tx) => {
		const row = await requireExperiment(ctx, tx, input.id);
		const { state, baselineScans } = await viewExperiment(ctx, tx, row);
		if (state !== "baseline") {
			throw new DomainError("conflict", "This experiment has begun already or is over.");
		}
		if (baselineScans < BASELINE_SCANS) {
			throw new DomainError("conflict", `Not yet. ${baselineSentence(baselineScans, row.productName)}`);
		}
		const changedAt = ctx.clock.now();
		await setChangedAt(tx, row.id, changedAt);
		await audit(ctx, tx, {
			action: "experiment.change_began",
			userId: row.userId,
			details: { experiment_id: row.id },
		});
		return viewExperiment(ctx, tx, { ...row, changedAt });
	});
}

/** Ends an experiment before its verdict; it stays in the list. */
export async function stopExperiment({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<ExperimentView> {
	return ctx.store.transaction(async (tx) => {
		const row = await requireExperiment(ctx, tx, input.id);
		const stoppedAt = ctx.clock.now();
		if (!isActive(recordOf(row), stoppedAt.toISOString())) {
			throw new DomainError("conflict", "This experiment is over already.");
		}
		await setStoppedAt(tx, row.id, stoppedAt);
		await audit(ctx, tx, {
			action: "experiment.stopped",
			userId: row.userId,
			details: { experiment_id: row.id },
		});
		return viewExperiment(ctx, tx, { ...row, stoppedAt });
	});
}
