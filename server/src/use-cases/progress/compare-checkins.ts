import { comparePhotos } from "@dewlight/core/skin/compare-photos.ts";
import { DIFFERENCE_WORDS } from "@dewlight/core/skin/progress-copy.ts";
import { summarizeProgress } from "@dewlight/core/skin/summarize-progress.ts";
import { findVisibleScans } from "#db/queries/progress.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { visibleHistory } from "../scans/index.ts";

export interface ComparedCheckins {
	/** The older of the two. */
	before: number;
	after: number;
	comparable: boolean;
	/** What differed, in plain words. */
	differsIn: string[];
	sentence: string;
}

/** Two check-ins of the person's visible history; whichever is asked for first, the older one is `before`. */
export async function compareCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { before: number; after: number };
}): Promise<ComparedCheckins> {
	if (input.before === input.after) throw new DomainError("bad_input", "Choose two different scans.");
	const scans = await findVisibleScans(ctx.store.db, await visibleHistory(ctx), [input.before, input.after]);
	const [before, after] = scans;
	if (before === undefined || after === undefined) throw notFound();
	const differences = comparePhotos(before.observation, after.observation);
	const summary = summarizeProgress(
		{ observation: after.observation, findings: [] },
		[{ observation: before.observation, findings: [], created_at: before.createdAt.toISOString() }],
		after.createdAt.toISOString(),
	);
	return {
		before: before.id,
		after: after.id,
		comparable: differences.length === 0,
		differsIn: differences.map((difference) => DIFFERENCE_WORDS[difference]),
		sentence: [summary.overall_assessment, ...summary.improvements, ...summary.regressions].join(" "),
	};
}
