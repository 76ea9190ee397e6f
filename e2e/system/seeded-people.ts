import { DEMO_PEOPLE, type DrawnPerson } from "@dewlight/sandbox/people/demo-people.ts";
import type { UsageKind } from "@dewlight/server/db/schema/index.ts";

const DAYS_BETWEEN = 14;

export interface SeededPerson extends DrawnPerson {
	/** By which the person's plan is given; null for the trial. `days` until it ends, null for no end. */
	given: { plan: "plus" | "pro"; days: number | null } | null;
	/** What the plan counts as used, as of now. */
	used: Partial<Record<UsageKind, number>>;
}

const demo = firstOf(DEMO_PEOPLE);
const newest = firstOf(demo.scans.toReversed());

/** Drawn and looked at once for everybody: what matters is the number of scans and not what they show. */
let drawn: Promise<Uint8Array> | null = null;
const drawOnce = () => {
	drawn ??= newest.drawPhoto();
	return drawn;
};

function seeded(name: string, scans: number, rest: Partial<SeededPerson>): SeededPerson {
	return {
		email: `${name}@example.com`,
		username: `Seeded ${name}`,
		password: `plain-${name}-door`,
		goals: ["Even tone"],
		issues: ["Redness"],
		scans: Array.from({ length: scans }, (_, index) => ({
			daysAgo: 1 + DAYS_BETWEEN * (scans - 1 - index),
			note: index === 0 ? "The first of many." : null,
			drawPhoto: drawOnce,
		})),
		given: null,
		used: {},
		...rest,
	};
}

/** Made before the server takes the database. Each belongs to one journey, but for the demo person, who only looks. */
export const SEEDED_PEOPLE = {
	demo: seeded("demo", 0, { ...demo, scans: demo.scans.with(-1, { ...newest, drawPhoto: drawOnce }) }),
	/** Has a year of days as well. */
	longPlus: seeded("long-plus", 23, { given: { plan: "plus", days: 7 } }),
	longPro: seeded("long-pro", 12, { given: { plan: "pro", days: null } }),
	usedUpPro: seeded("used-up-pro", 0, { given: { plan: "pro", days: null }, used: { message: 400 } }),
	scannedPro: seeded("scanned-pro", 0, { given: { plan: "pro", days: null }, used: { scan: 30 } }),
	wordyPlus: seeded("wordy-plus", 0, { given: { plan: "plus", days: null }, used: { tokens: 500_001 } }),
	/** Test one product after the other, one of them at a desk and one on a phone. */
	deskTester: seeded("desk-tester", 0, { given: { plan: "pro", days: null } }),
	phoneTester: seeded("phone-tester", 0, { given: { plan: "pro", days: null } }),
	/** Has the stored conversation. */
	talker: seeded("talker", 1, { used: { message: 30 } }),
} satisfies Record<string, SeededPerson>;

function firstOf<T>([first]: readonly T[]): T {
	if (first === undefined) throw new Error("There is no demo person with a scan.");
	return first;
}
