import type { Readable } from "node:stream";
import { BRAND } from "@dewlight/contracts/brand.ts";
import type { EXPORT_FORMATS } from "@dewlight/contracts/progress.ts";
import { mayExportTimeline } from "@dewlight/core/plans/entitlements.ts";
import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readPlan, visibleHistory } from "../scans/index.ts";
import { gatherReport } from "./export/gather-report.ts";
import { timelineCsv, timelineJson } from "./export/timeline-files.ts";
import { EXPORT_RULE } from "./get-progress.ts";

type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface TimelineExport {
	filename: string;
	contentType: string;
	/** Written while it is read; nobody has to hold it whole. */
	stream: Readable;
}

const CONTENT_TYPES: Record<ExportFormat, string> = {
	csv: "text/csv; charset=utf-8",
	json: "application/json; charset=utf-8",
	pdf: "application/pdf",
};

/** DER-13: the visible history in one file, for Pro. */
export async function exportCheckins({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { format: ExportFormat };
}): Promise<TimelineExport> {
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, ctx.store.db, userId);
	if (!mayExportTimeline(plan)) throw exportNeedsPro(plan);
	await takeAttempt(ctx, EXPORT_RULE, String(userId));
	const stream = await openStream(ctx, input.format);
	await audit(ctx, ctx.store.db, {
		action: "timeline.exported",
		userId,
		details: { format: input.format },
	});
	const date = ctx.clock.now().toISOString().slice(0, 10);
	return {
		filename: `${BRAND.name.toLowerCase()}-timeline-${date}.${input.format}`,
		contentType: CONTENT_TYPES[input.format],
		stream,
	};
}

async function openStream(ctx: Context<UserActor>, format: ExportFormat): Promise<Readable> {
	const filter = await visibleHistory(ctx);
	switch (format) {
		case "csv":
			return timelineCsv(ctx, filter);
		case "json":
			return timelineJson(ctx, filter);
		case "pdf": {
			// What writes pages and their fonts is loaded by the first who wants them, not by every start.
			const { writeReport } = await import("./export/report/write-report.ts");
			return writeReport(await gatherReport(ctx, filter));
		}
		default:
			return assertNever(format);
	}
}

function exportNeedsPro(plan: PlanKey): DomainError {
	return new DomainError("upgrade_needed", "upgrade_needed", {
		body: {
			message: "Exporting your timeline is part of the Pro plan.",
			plan,
			limit_type: "history",
			used: 0,
			limit: 0,
			resets_at: null,
		},
		triggerEvent: "upgradeNeeded",
	});
}
