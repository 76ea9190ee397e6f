import type { ExperimentUse } from "@dewlight/core/experiments/index.ts";
import { isOnDay } from "@dewlight/core/routine/day-plan.ts";
import { addDays, daysFrom } from "@dewlight/core/routine/pause-ramp.ts";
import type { Queryable } from "#db/database.ts";
import { listDoneBetween } from "#db/queries/diary.ts";
import { type ExperimentRow, findWeeksToWork } from "#db/queries/experiments.ts";
import { listConfirmed } from "#db/queries/recommended.ts";
import { findPersonClock } from "#db/queries/reminder-choices.ts";
import { dayIn, readRoutineSteps, readStungDays } from "../profile/index.ts";

/**
 * How often the product of an experiment was checked off between two moments. Null where it stands in no step of the
 * routine, or where nothing at all was checked off: then nobody knows.
 */
export async function readExperimentUse(
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
