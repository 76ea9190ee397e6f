import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { DrawnPerson } from "@dewlight/sandbox/people/demo-people.ts";

const SCANS = 23;
const DAYS_BETWEEN = 14;

export interface LongHistory extends DrawnPerson {
	plan: "plus" | "pro";
	/** Days until the plan given ends; null for no end. */
	planDays: number | null;
}

/** Drawn once for all: what is looked at is the number of scans and not what they show. */
let drawn: Promise<Uint8Array> | null = null;
const drawOnce = () => {
	drawn ??= encodeFace({ person: 1, seed: 71, width: 900, height: 900 }, { format: "jpeg" });
	return drawn;
};

function historyOf(name: string, plan: LongHistory["plan"], planDays: number | null): LongHistory {
	return {
		email: `${name}@example.com`,
		username: `Long history, ${plan}`,
		password: `many-${name}-photos`,
		goals: ["Even tone"],
		issues: ["Redness"],
		scans: Array.from({ length: SCANS }, (_, index) => ({
			daysAgo: 1 + DAYS_BETWEEN * (SCANS - 1 - index),
			note: index === 0 ? "The first of many." : null,
			drawPhoto: drawOnce,
		})),
		plan,
		planDays,
	};
}

/** People with twenty-three reports within a year; made before the server takes the database. */
export const LONG_HISTORIES = {
	plus: historyOf("long-plus", "plus", 7),
	pro: historyOf("long-pro", "pro", null),
};
