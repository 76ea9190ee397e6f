import {
	baselineFrom,
	chooseBaseline,
	type ExperimentRecord,
	type ExperimentState,
	type ExperimentUse,
	type ExperimentVerdict,
	experimentState,
	judgeExperiment,
	verdictAt,
} from "@dewlight/core/experiments/index.ts";
import { isOnDay } from "@dewlight/core/routine/day-plan.ts";
import { pacedTreatments } from "@dewlight/core/routine/find-needs.ts";
import { addDays, daysFrom } from "@dewlight/core/routine/steps-of-day.ts";
import { NOISE_SCANS } from "@dewlight/core/skin/judge-pair.ts";
import { METRIC_NAMES, type MetricName } from "@dewlight/core/skin/observation.ts";
import type { TimedScan } from "@dewlight/core/skin/progress-summary.ts";
import type { Queryable } from "#db/database.ts";
import { findPersonClock, listDoneBetween } from "#db/queries/daily.ts";
import { listConfirmed } from "#db/queries/products-in-use.ts";
import { type ExperimentRow, findWeeksToWork, listReadingsOf, type ReadScan } from "#db/queries/progress.ts";
import type { Context } from "../context.ts";
import { dayIn, readRoutineSteps, readStungDays } from "../profile/index.ts";

export interface ExperimentView extends ExperimentVerdict {
	row: ExperimentRow;
	metric: MetricName;
	state: ExperimentState;
	baselineScans: number;
	verdictAt: string | null;
}

/** The column was filled from this list. */
function metricOf({ id, metric }: ExperimentRow): MetricName {
	const found = METRIC_NAMES.find((name) => name === metric);
	if (found === undefined) throw new Error(`The experiment ${id} is about an unknown metric.`);
	return found;
}

/** The person's others say until when a photo tells of this one alone. */
export function recordOf(row: ExperimentRow, others: readonly ExperimentRow[] = []): ExperimentRecord {
	return {
		product: row.productName,
		metric: metricOf(row),
		weeks: row.weeks,
		startedAt: row.startedAt.toISOString(),
		changedAt: row.changedAt?.toISOString() ?? null,
		stoppedAt: row.stoppedAt?.toISOString() ?? null,
		nextChangedAt: nextChange(row, others)?.toISOString() ?? null,
	};
}

/** When the next product after this one came into use. */
function nextChange({ changedAt }: ExperimentRow, others: readonly ExperimentRow[]): Date | null {
	if (changedAt === null) return null;
	const times = others.flatMap((other) => other.changedAt?.getTime() ?? []);
	const next = times.filter((time) => time > changedAt.getTime());
	return next.length === 0 ? null : new Date(Math.min(...next));
}

/**
 * An experiment as it stands now. It reads every scan of its own weeks, also those a smaller plan no longer shows:
 * what was begun is judged, and only the verdict is told.
 */
export async function viewExperiment(
	ctx: Context,
	db: Queryable,
	row: ExperimentRow,
	others: readonly ExperimentRow[] = [],
): Promise<ExperimentView> {
	const record = recordOf(row, others);
	const now = ctx.clock.now();
	const window = { from: new Date(baselineFrom(record)), until: now };
	const read = await listReadingsOf(db, {
		userId: row.userId,
		metric: record.metric,
		...window,
		earlier: NOISE_SCANS,
	});
	const scans = read.map(timedScan);
	const [state, due] = [experimentState(record, now.toISOString()), verdictAt(record)];
	const span =
		state === "done" && row.changedAt !== null && due !== null
			? { from: row.changedAt, to: new Date(due) }
			: null;
	const use = span && (await readExperimentUse(db, row, span));
	return {
		row,
		metric: record.metric,
		state,
		baselineScans: chooseBaseline(record, scans).length,
		verdictAt: due,
		...judgeExperiment(record, scans, now.toISOString(), use),
	};
}

export function timedScan({ id, takenAt, photoDate, observation, actingSteps }: ReadScan): TimedScan {
	return {
		id,
		at: takenAt.toISOString(),
		photoDate: photoDate ?? null,
		observation,
		...(actingSteps && { treatments: pacedTreatments(actingSteps) }),
	};
}

/**
 * How often the product of an experiment was checked off between two moments. Null where it stands in no step of the
 * routine, or where nothing at all was checked off: then nobody knows.
 */
async function readExperimentUse(
	db: Queryable,
	{ userId, productId, productName }: Pick<ExperimentRow, "userId" | "productId" | "productName">,
	{ from, to }: { from: Date; to: Date },
): Promise<ExperimentUse | null> {
	const places = (await listConfirmed(db, userId))
		.filter((row) => (productId === null ? sameName(row.name, productName) : row.productId === productId))
		.map(({ step }) => step);
	const steps = (await readRoutineSteps(db, userId)).filter(({ id }) => places.includes(id));
	const timeZone = await findPersonClock(db, userId);
	const [first, last] = [dayIn(timeZone, from), dayIn(timeZone, to)];
	const marks = await listDoneBetween(db, userId, { from: first, to: addDays(last, -1) });
	if (steps.length === 0 || marks.length === 0) return null;
	const stung = await readStungDays(db, userId, to);
	const days = Array.from({ length: daysFrom(first, last) }, (_, at) => addDays(first, at));
	const planned = days.filter((day) => steps.some((step) => isOnDay(step, day, stung)));
	const done = new Set(marks.filter(({ step }) => places.includes(step)).map(({ day }) => day));
	return {
		done: planned.filter((day) => done.has(day)).length,
		planned: planned.length,
		needsWeeks: productId === null ? null : await findWeeksToWork(db, userId, productId),
	};
}

function sameName(one: string, other: string): boolean {
	return one.trim().toLowerCase() === other.trim().toLowerCase();
}
