import { z } from "zod";
import { UsageError } from "../usage-error.ts";

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A point in time as ISO 8601; a day alone begins at midnight UTC. */
export function readTime(option: string, value: string | undefined): Date | null {
	if (value === undefined) return null;
	if (!moment.safeParse(value).success) {
		throw new UsageError(`${option} takes a time like 2026-12-31 or 2026-12-31T18:00:00Z.`);
	}
	return new Date(value);
}

export function readWhole(option: string, value: string | undefined): number | null {
	if (value === undefined) return null;
	if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${option} takes a whole number.`);
	return Number(value);
}

export function readOneOf<const Value extends string>(
	what: string,
	value: string,
	choices: readonly Value[],
): Value {
	const found = choices.find((choice) => choice.toLowerCase() === value.trim().toLowerCase());
	if (found === undefined) throw new UsageError(`${what} is one of: ${choices.join(", ")}.`);
	return found;
}
