import { isActive, leastWeeks, tooShortSentence, whyNotTested } from "@dewlight/core/experiments/index.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";
import type { Transaction } from "#db/database.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { type ExperimentRow, insertExperiment, listExperimentRows } from "#db/queries/experiments.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { type ExperimentView, recordOf, viewExperiment } from "./experiment-view.ts";
import { LISTED_EXPERIMENTS } from "./progress-rules.ts";
import { findTestedProduct, refuseUnsuited } from "./tested-product.ts";

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
