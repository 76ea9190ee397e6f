/** What one measurement found. Times are medians in milliseconds unless a unit says otherwise. */
export interface Measured {
	available: true;
	/** The product's own figure. */
	value: number;
	unit: string;
	/** What it is held against, taken in the same run; null when only a limit exists. */
	peer: { name: string; value: number } | null;
	/** Value by peer, or value by limit's unit where there is no peer. */
	ratio: number | null;
	/** The figure that is judged and what it must stay at or beyond. */
	judged: number;
	target: { at: "most" | "least"; limit: number; goal?: number };
	/** Further figures by name. */
	detail: Record<string, number>;
	/** What was left out and why, one sentence each. */
	notes?: readonly string[];
}

interface NotAvailable {
	available: false;
	/** One sentence: what is missing. */
	reason: string;
}

export type Result = Measured | NotAvailable;

export interface Measurement {
	name: string;
	/** What is compared with what, in one line. */
	title: string;
	run(): Promise<Result>;
}

export function meetsTarget({ judged, target }: Measured): boolean {
	return target.at === "most" ? judged <= target.limit : judged >= target.limit;
}

/** Medians of one contender, milliseconds. */
export interface Spent {
	wall: number;
	/** Of the whole process, with the threads of its libraries. */
	cpu: number;
}

async function timed(work: () => Promise<unknown>): Promise<Spent> {
	const cpu = process.cpuUsage();
	const started = performance.now();
	await work();
	const wall = performance.now() - started;
	const used = process.cpuUsage(cpu);
	return { wall, cpu: (used.user + used.system) / 1000 };
}

function medians(samples: readonly Spent[]): Spent {
	return { wall: median(samples.map(({ wall }) => wall)), cpu: median(samples.map(({ cpu }) => cpu)) };
}

/**
 * Runs all contenders in turn, round after round, so that whatever else the machine does meets each alike. The
 * order turns round every time; the first rounds only warm up.
 */
export async function sideBySide<Name extends string>(
	contenders: Record<Name, () => Promise<unknown>>,
	{ rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<Name, Spent>> {
	const names = Object.keys(contenders) as Name[];
	const samples = new Map<Name, Spent[]>(names.map((name) => [name, []]));
	for (let round = -warmUp; round < rounds; round++) {
		for (const name of round % 2 === 0 ? names : names.toReversed()) {
			const spent = await timed(contenders[name]);
			if (round >= 0) samples.get(name)?.push(spent);
		}
	}
	const found = names.map((name): [Name, Spent] => [name, medians(samples.get(name) ?? [])]);
	return Object.fromEntries(found) as Record<Name, Spent>;
}

/** The middle value; the mean of the two middle ones when there are two. */
export function median(values: readonly number[]): number {
	if (values.length === 0) return Number.NaN;
	const sorted = values.toSorted((one, other) => one - other);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
