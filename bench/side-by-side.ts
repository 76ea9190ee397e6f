import { median } from "./median.ts";

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
