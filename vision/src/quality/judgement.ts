import type { QualityCheck, QualityCheckName, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";

/** One check and, unless it passed, one sentence the person can act on. */
export interface Judgement {
	check: QualityCheck;
	reason: string | null;
}

/** Beyond `warn` the photo still serves; beyond `fail` it does not. A check may have only one of them. */
export interface Limits {
	warn?: number;
	fail?: number;
}

/** Sentences for the two verdicts; the same one when only one is given. */
export interface Reasons {
	warn: string;
	fail?: string;
}

/** Judges a value that is better the smaller it is. */
export function atMost(name: QualityCheckName, value: number, limits: Limits, reasons: Reasons): Judgement {
	return judge(name, value, limits, reasons, (limit) => value > limit);
}

/** Judges a value that is better the larger it is. */
export function atLeast(name: QualityCheckName, value: number, limits: Limits, reasons: Reasons): Judgement {
	return judge(name, value, limits, reasons, (limit) => value < limit);
}

function judge(
	name: QualityCheckName,
	value: number,
	{ warn, fail }: Limits,
	reasons: Reasons,
	isBeyond: (limit: number) => boolean,
): Judgement {
	if (fail !== undefined && isBeyond(fail))
		return verdict(name, "fail", value, fail, reasons.fail ?? reasons.warn);
	if (warn !== undefined && isBeyond(warn)) return verdict(name, "warn", value, warn, reasons.warn);
	return verdict(name, "pass", value, warn ?? fail ?? null, null);
}

function verdict(
	name: QualityCheckName,
	status: QualityStatus,
	value: number,
	limit: number | null,
	reason: string | null,
): Judgement {
	return { check: { name, status, value: Math.round(value * 1e4) / 1e4, limit }, reason };
}

const GRAVITY: Record<QualityStatus, number> = { pass: 0, warn: 1, fail: 2 };

/** The gravest of several judgements of one check; the first among equals. */
export function gravest(first: Judgement, ...others: Judgement[]): Judgement {
	return others.reduce(
		(worst, next) => (GRAVITY[next.check.status] > GRAVITY[worst.check.status] ? next : worst),
		first,
	);
}

/** A check with nothing to measure that went well. */
export function passed(name: QualityCheckName): Judgement {
	return { check: { name, status: "pass", value: null, limit: null }, reason: null };
}
