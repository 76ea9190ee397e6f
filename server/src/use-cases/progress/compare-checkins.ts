import { groupChanges } from "@dewlight/core/skin/group-changes.ts";
import { summarizePair } from "@dewlight/core/skin/summarize-progress.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { visibleHistory } from "../scans/index.ts";
import { readHistory } from "./get-progress.ts";

export interface ComparedCheckins {
	/** The older of the two. */
	before: number;
	after: number;
	comparable: boolean;
	/** What differed, in plain words. */
	differsIn: string[];
	sentence: string;
	/** The numbers behind each change that is told. */
	numbers: string[];
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
	const asked = [input.before, input.after] as const;
	const { scans, beyond } = await readHistory(ctx, await visibleHistory(ctx), asked);
	const [before, after] = [scans.at(-1), scans[0]];
	if (!before || !after || !asked.includes(before.id) || !asked.includes(after.id) || before === after)
		throw notFound();
	const known = [...scans, ...beyond].toReversed();
	const summary = summarizePair(
		known.map(({ at, photoDate = null, ...scan }) => ({
			...scan,
			findings: [],
			created_at: at,
			photo_date: photoDate,
		})),
		known.indexOf(before),
	);
	return {
		before: before.id,
		after: after.id,
		comparable: summary.basis === "compared",
		differsIn: summary.not_comparable_because,
		sentence: [
			summary.overall_assessment,
			...summary.improvements,
			...summary.regressions,
			...summary.not_sure_yet,
		].join(" "),
		numbers: groupChanges(summary.changes).map(({ sentence, numbers }) => `${sentence} ${numbers}`),
	};
}
